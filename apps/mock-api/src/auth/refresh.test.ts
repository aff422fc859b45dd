import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { decodeJwt } from 'jose';
import { buildUser } from '@parley/db/factories/auth';
import { apiForTests } from '#testing/apiForTests.ts';
import type { RunResult } from '#testing/testApi.ts';
import { firstCode, moveClock, PASSWORD, refresh, remembered, whoIs } from '#testing/authOperations.ts';

const SECOND = 1000;

const api = await apiForTests();
let email: string;
let userId: string;
beforeAll(async () => {
  ({ email, id: userId } = await buildUser(api.db, { password: PASSWORD }));
});
afterEach(() => api.clock.setOffset(0));

const rotate = (token: string) => refresh(api, token, { rotate: true });
const accessOf = ({ body }: Awaited<ReturnType<typeof refresh>>) => body.data?.refreshToken.accessToken ?? '';

function successorOf({ body }: RunResult<unknown>): string {
  const successor = body.extensions?.refreshToken;
  if (typeof successor !== 'string') throw new Error(`Expected a successor, got ${JSON.stringify(body)}`);
  return successor;
}

describe('refreshing without rotation', () => {
  it('gives access tokens of the same session for one refresh token, again and again', async () => {
    const { accessToken, refreshToken } = await remembered(api, email);

    const first = await refresh(api, refreshToken);
    const second = await refresh(api, refreshToken);

    expect(new Set([accessToken, accessOf(first), accessOf(second)]).size).toBe(3);
    expect(await whoIs(api, accessOf(second))).toBe(email);
    expect(decodeJwt(accessOf(first)).sid).toBe(decodeJwt(accessToken).sid);
    expect(first.body.extensions).toBeUndefined();
  });

  it('works by the query of the same purpose', async () => {
    const { refreshToken } = await remembered(api, email);

    const { body } = await api.run(
      'query AccessTokenQuery($token: String!) { accessToken(refreshToken: $token) { accessToken } }',
      { variables: { token: refreshToken }, extensions: { rotateRefreshToken: true } },
    );

    expect(await whoIs(api, body.data.accessToken.accessToken)).toBe(email);
    expect(body.extensions).toBeUndefined();
  });

  it('refuses a token that nobody was given', async () => {
    expect(firstCode(await refresh(api, 'x'.repeat(43)))).toBe('UNAUTHENTICATED');
  });

  it('refuses an access token in its place', async () => {
    const { accessToken } = await remembered(api, email);

    expect(firstCode(await refresh(api, accessToken))).toBe('UNAUTHENTICATED');
  });
});

describe('refreshing with rotation', () => {
  it('gives a successor that refreshes in its turn', async () => {
    const { refreshToken } = await remembered(api, email);

    const second = successorOf(await rotate(refreshToken));
    const third = successorOf(await rotate(second));

    expect(new Set([refreshToken, second, third]).size).toBe(3);
    expect(await whoIs(api, accessOf(await refresh(api, third)))).toBe(email);
  });

  it('answers a lost response again: within thirty seconds the old token gets the same successor', async () => {
    const { refreshToken } = await remembered(api, email);
    const lost = successorOf(await rotate(refreshToken));
    moveClock(api, 29 * SECOND);

    const again = await rotate(refreshToken);

    expect(successorOf(again)).toBe(lost);
    expect(await whoIs(api, accessOf(again))).toBe(email);
    expect(await whoIs(api, accessOf(await refresh(api, lost)))).toBe(email);
  });

  it('answers ten tabs at once the same successor', async () => {
    const { refreshToken } = await remembered(api, email);

    const answers = await Promise.all(Array.from({ length: 10 }, () => rotate(refreshToken)));

    expect(new Set(answers.map(successorOf)).size).toBe(1);
  });

  it('lets the old token go on within the grace for whoever does not rotate', async () => {
    const { refreshToken } = await remembered(api, email);
    await rotate(refreshToken);
    moveClock(api, 29 * SECOND);

    expect(await whoIs(api, accessOf(await refresh(api, refreshToken)))).toBe(email);
  });

  it('ends the whole session when a rotated token is used after the grace', async () => {
    const { refreshToken } = await remembered(api, email);
    const answer = await rotate(refreshToken);
    const elsewhere = await remembered(api, email);
    const ended = api.deps.events.subscribe('session:ended', userId);
    moveClock(api, 31 * SECOND);

    expect(firstCode(await refresh(api, refreshToken))).toBe('UNAUTHENTICATED');

    expect(await whoIs(api, accessOf(answer))).toBe('UNAUTHENTICATED');
    expect(firstCode(await refresh(api, successorOf(answer)))).toBe('UNAUTHENTICATED');
    expect(await ended.next()).toMatchObject({ value: { sessionId: decodeJwt(accessOf(answer)).sid } });
    expect(await whoIs(api, elsewhere.accessToken)).toBe(email);
    await ended.return?.();
  });
});
