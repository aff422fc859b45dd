import { endsSession, findSessionError } from './sessionErrors.ts';
import type { SessionPort } from './sessionPort.ts';
import { GraphQLRequestError, type GraphQLBody } from './transport.ts';

type Asked = { operationKind: string; token: string | null };

/** The answer; or its first error, thrown after what it means for the session of whoever asked (spec §8). */
export function settleAnswer<TBody extends GraphQLBody>(
  body: TBody,
  { operationKind, token }: Asked,
  session: Pick<SessionPort, 'accessToken' | 'isOnLoginPage' | 'end'>,
): TBody {
  const sessionError = findSessionError(body);
  // Somebody who has signed out, or in again, meanwhile is not concerned by an answer to the old token.
  const isStale = token !== null && session.accessToken() !== token;
  const circumstances = { operationKind, isAuthenticated: token !== null, isOnLoginPage: session.isOnLoginPage() };
  if (sessionError && !isStale && endsSession(sessionError, circumstances)) {
    session.end(sessionError === 'unauthenticated' ? 'expired' : 'userGone');
  }
  const [first] = body.errors ?? [];
  if (first) throw new GraphQLRequestError(first);
  return body;
}
