import type { FetchGraphQL } from './fetchGraphQL.ts';
import { rememberPerson } from './userScope.ts';
import { findSessionError } from './sessionErrors.ts';
import type { SessionPort } from './sessionPort.ts';
import { settleAnswer } from './settleAnswer.ts';
import { NoReplyError } from './transport.ts';

/** How long a query without an answer waits for its one second try. */
const SECOND_TRY_MS = 400;

/**
 * One operation under the rules of the session (spec §8): a 401 is answered by one refresh and one replay when there is
 * a refresh token, and ends the session otherwise; USER_NOT_FOUND ends it; then the first error is thrown. Queries that
 * got no answer at all are tried once more, mutations never.
 *
 * Throws GraphQLRequestError, NoReplyError, UnreadableReplyError, or the signal's reason.
 */
export function createRequestGraphQL(fetchGraphQL: FetchGraphQL, session: SessionPort, pause = sleep): FetchGraphQL {
  return async (operation, variables, options) => {
    const { operationKind } = operation;
    const isStillHere = rememberPerson();
    const token = session.accessToken();

    async function attempt() {
      try {
        return await fetchGraphQL(operation, variables, options);
      } catch (error) {
        if (!(error instanceof NoReplyError) || operationKind !== 'query') throw error;
        await pause(SECOND_TRY_MS);
        options?.signal?.throwIfAborted();
        if (!isStillHere()) throw error;
        return fetchGraphQL(operation, variables, options);
      }
    }

    const body = await attempt();
    if (findSessionError(body) !== 'unauthenticated' || token === null || !mayReplay(session, token)) {
      return settleAnswer(body, { operationKind, token }, session);
    }
    const outcome = isStillHere() ? await session.refresh(token) : 'refused';
    if (outcome === 'unreachable') throw new NoReplyError();
    // What one person asked for is not done in another's name.
    if (outcome === 'refused' || !isStillHere()) return settleAnswer(body, { operationKind, token }, session);
    return settleAnswer(await attempt(), { operationKind, token: session.accessToken() }, session);
  };
}

/** Also when another request has replaced the token in the meantime. */
function mayReplay(session: SessionPort, token: string): boolean {
  const current = session.accessToken();
  return current !== null && (current !== token || session.canRefresh());
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
