import { hasStatus401, type GraphQLBody } from './transport.ts';

/** What the first error of an answer says about the session. */
type SessionError = 'unauthenticated' | 'userNotFound';

/** Reads the first error only (spec §8). */
export function findSessionError({ errors }: GraphQLBody): SessionError | null {
  const [first] = errors ?? [];
  if (!first) return null;
  if (hasStatus401(first)) return 'unauthenticated';
  return first.extensions?.code === 'USER_NOT_FOUND' ? 'userNotFound' : null;
}

type Circumstances = { operationKind: string; isAuthenticated: boolean; isOnLoginPage: boolean };

/** USER_NOT_FOUND of a mutation or an authenticated query does not end the session on the login page (spec §8). */
export function endsSession(error: SessionError, { operationKind, isAuthenticated, isOnLoginPage }: Circumstances) {
  if (error === 'unauthenticated') return true;
  return !(isOnLoginPage && (operationKind === 'mutation' || isAuthenticated));
}
