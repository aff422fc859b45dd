import { isRecord, type GraphQLBody, type GraphQLErrorEntry } from './transport.ts';

/** What the first error of an answer says about the session. */
type SessionError = 'unauthenticated' | 'userNotFound';

/** Reads the first error only (spec §8). Servers put the status in different places. */
export function findSessionError({ errors }: GraphQLBody): SessionError | null {
  const [first] = errors ?? [];
  if (!first) return null;
  if (hasStatus401(first)) return 'unauthenticated';
  return first.extensions?.code === 'USER_NOT_FOUND' ? 'userNotFound' : null;
}

function hasStatus401({ extensions = {} }: GraphQLErrorEntry): boolean {
  const { http, response, originalError } = extensions;
  return [extensions, http, response, originalError].some(
    (place) => isRecord(place) && [place.status, place.statusCode].some((status) => Number(status) === 401),
  );
}

type Circumstances = { operationKind: string; isAuthenticated: boolean; isOnLoginPage: boolean };

/** USER_NOT_FOUND of a mutation or an authenticated query does not end the session on the login page (spec §8). */
export function endsSession(error: SessionError, { operationKind, isAuthenticated, isOnLoginPage }: Circumstances) {
  if (error === 'unauthenticated') return true;
  return !(isOnLoginPage && (operationKind === 'mutation' || isAuthenticated));
}
