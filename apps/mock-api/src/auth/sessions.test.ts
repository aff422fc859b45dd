import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { decodeJwt, SignJWT } from 'jose';
import { buildUser } from '@parley/db/factories/auth';
import { apiForTests } from '#testing/apiForTests.ts';
import {
  DAY,
  firstCode,
  firstError,
  HOUR,
  MINUTE,
  moveClock,
  PASSWORD,
  refresh,
  remembered,
  signedIn,
  whoIs,
} from '#testing/authOperations.ts';
import { signVisitorToken } from './tokens.ts';

const api = await apiForTests();
let email: string;
let id: string;
beforeAll(async () => {
  ({ email, id } = await buildUser(api.db, { password: PASSWORD }));
});
afterEach(() => api.clock.setOffset(0));

describe('a session that is not remembered', () => {
  it('has no refresh token and lives eight hours', async () => {
    const { accessToken, refreshToken } = await signedIn(api, { email });

    expect(refreshToken).toBeNull();
    moveClock(api, 8 * HOUR - MINUTE);
    expect(await whoIs(api, accessToken)).toBe(email);
    moveClock(api, 2 * MINUTE);
    expect(await whoIs(api, accessToken)).toBe('UNAUTHENTICATED');
  });
});

describe('a session that is remembered', () => {
  it('has access tokens of ten minutes', async () => {
    const { accessToken } = await remembered(api, email);

    moveClock(api, 9 * MINUTE);
    expect(await whoIs(api, accessToken)).toBe(email);
    moveClock(api, 2 * MINUTE);
    expect(await whoIs(api, accessToken)).toBe('UNAUTHENTICATED');
  });

  it('ends thirty days after signing in, however often it was refreshed', async () => {
    const { refreshToken } = await remembered(api, email);

    moveClock(api, 29 * DAY);
    expect((await refresh(api, refreshToken)).body.errors).toBeUndefined();
    moveClock(api, DAY - 5 * MINUTE);
    const { body } = await refresh(api, refreshToken);
    const last = body.data?.refreshToken.accessToken ?? '';
    expect(await whoIs(api, last)).toBe(email);
    moveClock(api, 6 * MINUTE);

    expect(await whoIs(api, last)).toBe('UNAUTHENTICATED');
    expect(firstCode(await refresh(api, refreshToken))).toBe('UNAUTHENTICATED');
  });
});

describe('a bad token', () => {
  it('is answered with status 401 in both places where clients look', async () => {
    const result = await api.run('{ currentUser { email } }', { token: 'not.a.token' });

    expect(firstError(result).extensions).toEqual({ code: 'UNAUTHENTICATED', status: 401, http: { status: 401 } });
  });

  it('is refused when somebody else signed it, changed it, or left its signature out', async () => {
    const { accessToken } = await signedIn(api, { email });
    const claims = decodeJwt(accessToken);
    const [header = '', payload = '', signature = ''] = accessToken.split('.');
    const changed = Buffer.from(JSON.stringify({ ...claims, exp: 9_999_999_999 })).toString('base64url');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const foreign = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('a secret of somebody else entirely'));

    for (const token of [
      foreign,
      `${header}.${changed}.${signature}`,
      `${none}.${payload}.`,
      `${header}.${payload}.`,
      'x'.repeat(43),
    ]) {
      expect(await whoIs(api, token)).toBe('UNAUTHENTICATED');
    }
  });

  it('is refused in another scheme than Bearer', async () => {
    const { accessToken } = await signedIn(api, { email });

    const result = await api.run('{ currentUser { email } }', { headers: { authorization: `Basic ${accessToken}` } });

    expect(firstCode(result)).toBe('UNAUTHENTICATED');
  });

  it('does not sign in by a cookie', async () => {
    const { accessToken } = await signedIn(api, { email });

    const result = await api.run('{ currentUser { email } }', { headers: { cookie: `accessToken=${accessToken}` } });

    expect(firstCode(result)).toBe('UNAUTHENTICATED');
  });
});

describe('a token whose account is gone', () => {
  it('is told so, without status 401', async () => {
    const leaver = await buildUser(api.db, { password: PASSWORD });
    const { accessToken } = await signedIn(api, leaver);

    await api.db.user.delete({ where: { id: leaver.id } });

    const result = await api.run('{ currentUser { email } }', { token: accessToken });
    expect(firstError(result).extensions).toEqual({ code: 'USER_NOT_FOUND' });
  });
});

describe("a role's change", () => {
  it('counts from the next request on', async () => {
    const colleague = await buildUser(api.db, { password: PASSWORD, role: 'Admin' });
    const { accessToken } = await signedIn(api, colleague);
    await api.db.user.update({ where: { id: colleague.id }, data: { role: 'Staff' } });

    const { body } = await api.run('{ currentUser { permissions { DELETE_USERS } } }', { token: accessToken });

    expect(body.data).toEqual({ currentUser: { permissions: { DELETE_USERS: false } } });
  });
});

describe('signing out', () => {
  it('ends the access and the refresh token of this session at once, and no other session', async () => {
    const here = await remembered(api, email);
    const elsewhere = await remembered(api, email);
    const ended = api.deps.events.subscribe('session:ended', id);

    const { body } = await api.run('mutation { logout }', { token: here.accessToken });

    expect(body.data).toEqual({ logout: true });
    expect(await whoIs(api, here.accessToken)).toBe('UNAUTHENTICATED');
    expect(firstCode(await refresh(api, here.refreshToken))).toBe('UNAUTHENTICATED');
    expect(await whoIs(api, elsewhere.accessToken)).toBe(email);
    const sessionId = decodeJwt(here.accessToken).sid;
    expect(await ended.next()).toEqual({ done: false, value: { sessionId } });
    await ended.return?.();
  });

  it('ends the session by a token that has expired, so that no refresh token is left behind', async () => {
    const { accessToken, refreshToken } = await remembered(api, email);
    moveClock(api, 11 * MINUTE);

    const { body } = await api.run('mutation { logout }', { token: accessToken });

    expect(body.data).toEqual({ logout: true });
    expect(firstCode(await refresh(api, refreshToken))).toBe('UNAUTHENTICATED');
    expect((await api.run('mutation { logout }', { token: accessToken })).body.data).toEqual({ logout: false });
  });

  it('ends nothing by a token that somebody else signed', async () => {
    const { accessToken, refreshToken } = await remembered(api, email);
    const forged = await new SignJWT(decodeJwt(accessToken))
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('a secret of somebody else entirely'));

    expect(firstCode(await api.run('mutation { logout }', { token: forged }))).toBe('UNAUTHENTICATED');
    expect((await refresh(api, refreshToken)).body.errors).toBeUndefined();
  });

  it('answers false when nobody is signed in', async () => {
    expect((await api.run('mutation { logout }')).body.data).toEqual({ logout: false });
  });

  it('everywhere ends all sessions of the person, says how many, and leaves other people alone', async () => {
    const person = await buildUser(api.db, { password: PASSWORD });
    const phone = await remembered(api, person.email);
    const laptop = await signedIn(api, person);
    const colleague = await signedIn(api, { email });
    const ended = api.deps.events.subscribe('session:ended', person.id);

    const { body } = await api.run('mutation { logoutEverywhere }', { token: laptop.accessToken });

    expect(body.data).toEqual({ logoutEverywhere: 2 });
    expect(await whoIs(api, phone.accessToken)).toBe('UNAUTHENTICATED');
    expect(await whoIs(api, laptop.accessToken)).toBe('UNAUTHENTICATED');
    expect(firstCode(await refresh(api, phone.refreshToken))).toBe('UNAUTHENTICATED');
    expect(await whoIs(api, colleague.accessToken)).toBe(email);
    expect(await ended.next()).toEqual({ done: false, value: { sessionId: null } });
    await ended.return?.();
  });
});

describe("a visitor's token", () => {
  it('is none of a member of staff', async () => {
    const token = await signVisitorToken(api.deps, { visitorId: 'vstr_1', clientId: 'clnt_1', assistantId: 'asst_1' });

    expect(await whoIs(api, token)).toBe('UNAUTHENTICATED');
  });
});

it('keeps nothing at rest that could be used to sign in', async () => {
  const { refreshToken } = await remembered(api, email);

  const stored = JSON.stringify([await api.db.refreshToken.findMany(), await api.db.session.findMany()]);

  expect(stored).not.toContain(refreshToken);
});
