import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '#session/sessionStore.ts';
import { stubApi } from '#testing/fakeApi.ts';
import { finishGoogle } from './finishGoogle.ts';
import { startGoogle } from './startGoogle.ts';

const start = { purpose: 'login', rememberMe: true, next: '/dashboard/inbox' } as const;

/** Leaves for Google, and answers where to. */
async function leave() {
  let left = '';
  await startGoogle(start, (url) => {
    left = url;
  });
  return new URL(left);
}

const apiAnswering = (body: object) => stubApi(() => Response.json(body));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('signing in with Google', () => {
  it('finishes what was begun, with the verifier of the challenge, and goes where the person wanted to be', async () => {
    const api = apiAnswering({ data: { googleLogin: { accessToken: 'from Google', refreshToken: 'r' } } });
    const { searchParams } = await leave();

    const result = await finishGoogle('login', { code: 'c', state: searchParams.get('state'), error: null });

    expect(result instanceof Response && result.headers.get('location')).toBe('/dashboard/inbox');
    expect(useSession.getState().auth).toMatchObject({ accessToken: 'from Google', rememberMe: true });
    const input = api[0]?.body?.variables.input;
    expect(input).toMatchObject({ code: 'c', nonce: searchParams.get('nonce'), rememberMe: true });
    const { codeVerifier }: Record<string, string> = Object(input);
    expect(
      createHash('sha256')
        .update(codeVerifier ?? '')
        .digest('base64url'),
    ).toBe(searchParams.get('code_challenge'));
    expect(input).toMatchObject({ redirectUri: searchParams.get('redirect_uri') });
  });

  it('refuses an answer with another state, and the same answer twice', async () => {
    const api = apiAnswering({ data: { googleLogin: { accessToken: 'a', refreshToken: null } } });
    const { searchParams } = await leave();
    const answer = { code: 'c', state: searchParams.get('state'), error: null };

    expect(await finishGoogle('login', { ...answer, state: 'forged' })).toHaveProperty('problem');
    expect(await finishGoogle('login', answer)).toHaveProperty('problem');
    expect(api).toHaveLength(0);
  });

  it('says so when the person did not continue', async () => {
    await leave();

    expect(await finishGoogle('login', { code: null, state: 's', error: 'access_denied' })).toEqual({
      problem: 'You did not continue with Google. You can try again.',
    });
  });

  it('passes on what the API says', async () => {
    apiAnswering({
      errors: [{ message: 'Nobody here has this Google account.', extensions: { code: 'GOOGLE_ACCOUNT_UNKNOWN' } }],
    });
    const { searchParams } = await leave();

    expect(await finishGoogle('login', { code: 'c', state: searchParams.get('state'), error: null })).toEqual({
      problem: 'Nobody here has this Google account.',
    });
  });
});
