import { graphql } from 'react-relay/hooks';
import { config } from '#config.ts';
import type { RefreshToken } from '#generated/RefreshToken';
import { rememberPerson } from '#relay/userScope.ts';
import { postPlain } from '#relay/postGraphQL.ts';
import type { RefreshOutcome } from '#relay/sessionPort.ts';
import { isRecord, NoReplyError, type GraphQLBody } from '#relay/transport.ts';
import { refreshed, refreshEnded, refreshStarted } from './auth.slice.ts';
import { adoptPerson } from './otherTabs.ts';
import { dispatch, useSession } from './sessionStore.ts';
import { areOfSamePerson } from './tokenClaims.ts';
import { readTokens, writeTokens, type Tokens } from './tokenCookies.ts';

const LOCK = 'parley.refresh';

let running: Promise<RefreshOutcome> | null = null;

/**
 * Gets a new access token for the one that failed. One request however many ask: within a tab they share a promise, and
 * tabs take turns and find what the one before has left in the cookies.
 */
export function refreshSession(failedToken: string | null): Promise<RefreshOutcome> {
  const { accessToken } = useSession.getState().auth;
  if (!running && accessToken !== null && accessToken !== failedToken) return Promise.resolve('refreshed');
  running ??= takeTurn(failedToken).finally(() => {
    running = null;
  });
  return running;
}

async function takeTurn(failedToken: string | null): Promise<RefreshOutcome> {
  dispatch('auth', refreshStarted);
  try {
    return await exclusively(() => replaceToken(failedToken));
  } finally {
    dispatch('auth', refreshEnded);
  }
}

/** Where there are no locks (plain http beyond localhost), the API's grace for a used refresh token has to do. */
async function exclusively(work: () => Promise<RefreshOutcome>): Promise<RefreshOutcome> {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await (navigator.locks ? navigator.locks.request(LOCK, begin) : begin());
  } catch (error) {
    // A document without an origin may have no locks.
    if (hasBegun) throw error;
    return work();
  }
}

async function replaceToken(failedToken: string | null): Promise<RefreshOutcome> {
  const kept = readTokens();
  if (kept.accessToken && kept.accessToken !== failedToken) return adopt(kept, failedToken);
  const refreshToken = kept.refreshToken ?? useSession.getState().auth.refreshToken;
  if (!refreshToken) return 'refused';

  const isStillHere = rememberPerson();
  const answer = await askForToken(refreshToken);
  if (answer instanceof NoReplyError) return 'unreachable';
  const payload = answer?.data?.refreshToken;
  const accessToken = isRecord(payload) && typeof payload.accessToken === 'string' ? payload.accessToken : null;
  // Somebody may have signed out, and somebody else in, while the answer was on its way.
  if (!accessToken || !isStillHere()) return 'refused';

  const successor = answer?.extensions?.refreshToken;
  const tokens = { accessToken, refreshToken: typeof successor === 'string' ? successor : null };
  writeTokens(tokens, { rememberMe: true, secure: config.secure });
  // Reading waits for the browser to have written: the next tab looks as soon as this one's turn is over.
  readTokens();
  dispatch('auth', (slice) => refreshed(slice, { accessToken, refreshToken: tokens.refreshToken ?? refreshToken }));
  return 'refreshed';
}

/** Another tab was first. If it even signed somebody else in, this tab follows. */
function adopt(kept: Tokens, failedToken: string | null): RefreshOutcome {
  if (failedToken !== null && !areOfSamePerson(kept.accessToken, failedToken)) {
    adoptPerson(kept);
    return 'refused';
  }
  dispatch('auth', (slice) => refreshed(slice, kept));
  return 'refreshed';
}

/** The answer, null when it was no GraphQL, or that there was none. By the mutation: the query would go into a URL. */
async function askForToken(refreshToken: string): Promise<GraphQLBody | NoReplyError | null> {
  const operation = graphql`
    mutation RefreshToken($refreshToken: String!) {
      refreshToken(refreshToken: $refreshToken) {
        accessToken
      }
    }
  `;
  const variables = { refreshToken };
  try {
    const answer = await postPlain<RefreshToken>({
      operation,
      variables,
      extensions: { rotateRefreshToken: true },
    });
    return answer.errors ? null : answer;
  } catch (error) {
    return error instanceof NoReplyError ? error : null;
  }
}
