import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRequestGraphQL } from '#relay/requestGraphQL.ts';
import { stubApi } from '#testing/fakeApi.ts';
import { initialAuth } from './auth.slice.ts';
import { endSession } from './endSession.ts';
import { refreshSession } from './refresh.ts';
import { sessionForTransport } from './sessionForTransport.ts';
import { dispatch, useSession } from './sessionStore.ts';
import { signIn } from './signIn.ts';
import { clearTokens, readTokens, writeTokens } from './tokenCookies.ts';

const lasting = { rememberMe: true, secure: false };
const jwt = (sub: string, more = '') => `h.${btoa(JSON.stringify({ sub }))}.${more}`;

const success = (extensions?: object) => () =>
  Response.json({ data: { refreshToken: { accessToken: jwt('maya', 'new') } }, extensions });

beforeEach(() => {
  writeTokens({ accessToken: jwt('maya', 'old'), refreshToken: 'r1' }, lasting);
  dispatch('auth', () => initialAuth(readTokens()));
});

afterEach(() => {
  clearTokens(lasting);
  vi.unstubAllGlobals();
});

describe('refreshSession', () => {
  it('is one request however many ask', async () => {
    const api = stubApi(success());

    const outcomes = await Promise.all(Array.from({ length: 10 }, () => refreshSession(jwt('maya', 'old'))));

    expect(new Set(outcomes)).toEqual(new Set(['refreshed']));
    expect(api).toHaveLength(1);
    expect(readTokens()).toEqual({ accessToken: jwt('maya', 'new'), refreshToken: 'r1' });
  });

  it('makes ten requests with an expired token one refresh and ten replays', async () => {
    const api = stubApi(success());
    const sent: (string | null)[] = [];
    const request = createRequestGraphQL(async () => {
      const token = sessionForTransport.accessToken();
      sent.push(token);
      if (token === jwt('maya', 'new')) return { data: {} };
      return { errors: [{ message: 'Expired', extensions: { status: 401 } }] };
    }, sessionForTransport);

    await Promise.all(
      Array.from({ length: 10 }, () => request({ name: 'List', operationKind: 'query', text: '{list}' }, {})),
    );

    expect(api).toHaveLength(1);
    expect(sent.filter((token) => token === jwt('maya', 'new'))).toHaveLength(10);
  });

  it('goes by POST, asks for rotation, and adopts the successor', async () => {
    const api = stubApi(success({ refreshToken: 'r2' }));

    await refreshSession(jwt('maya', 'old'));

    expect(api[0]).toMatchObject({ method: 'POST', url: new URL('http://api.test/graphql') });
    expect(api[0]?.body).toMatchObject({
      variables: { refreshToken: 'r1' },
      extensions: { rotateRefreshToken: true },
    });
    expect(readTokens().refreshToken).toBe('r2');
    expect(useSession.getState().auth).toMatchObject({ refreshToken: 'r2', rememberMe: true });
  });

  it('takes what another tab has left in the cookies', async () => {
    const api = stubApi(success());
    writeTokens({ accessToken: jwt('maya', 'from another tab'), refreshToken: 'r2' }, lasting);

    expect(await refreshSession(jwt('maya', 'old'))).toBe('refreshed');

    expect(api).toHaveLength(0);
    expect(useSession.getState().auth.accessToken).toBe(jwt('maya', 'from another tab'));
  });

  it('does not go on as somebody else who has signed in through another tab', async () => {
    stubApi(success());
    writeTokens({ accessToken: jwt('jonas'), refreshToken: 'r9' }, lasting);

    expect(await refreshSession(jwt('maya', 'old'))).toBe('refused');
    expect(useSession.getState().auth.userId).toBeNull();
    expect(readTokens().accessToken).toBe(jwt('jonas'));
  });

  it.each([
    ['an error', () => Response.json({ errors: [{ message: 'No', extensions: { status: 401 } }] })],
    ['no token', () => Response.json({ data: { refreshToken: null } })],
    ['a page of an unknown kind', () => new Response('<html>', { status: 500 })],
  ])('is refused by %s', async (_, answer) => {
    stubApi(answer);

    expect(await refreshSession(jwt('maya', 'old'))).toBe('refused');
  });

  it.each([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a gateway without an API', () => new Response('<html>', { status: 502 })],
  ])('is unreachable with %s, and keeps the tokens', async (_, answer) => {
    stubApi(answer);

    expect(await refreshSession(jwt('maya', 'old'))).toBe('unreachable');
    expect(readTokens().refreshToken).toBe('r1');
  });

  it('brings nobody back who signed out while the answer was on its way', async () => {
    stubApi(async () => {
      endSession('chosen');
      return success()();
    });

    expect(await refreshSession(jwt('maya', 'old'))).toBe('refused');
    expect(readTokens()).toEqual({ accessToken: null, refreshToken: null });
  });

  it('leaves the session of whoever signed in while the answer was on its way', async () => {
    const jonas = { accessToken: jwt('jonas'), refreshToken: 'r9' };
    stubApi(async () => {
      signIn({ ...jonas, rememberMe: true });
      return success({ refreshToken: 'r2' })();
    });

    expect(await refreshSession(jwt('maya', 'old'))).toBe('refused');
    expect(readTokens()).toEqual(jonas);
    expect(useSession.getState().auth).toMatchObject(jonas);
  });
});
