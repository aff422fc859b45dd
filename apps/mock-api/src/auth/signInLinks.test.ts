import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '@parley/db/factories/auth';
import { apiForTests } from '#testing/apiForTests.ts';
import {
  recoveryToken,
  HOUR,
  MINUTE,
  moveClock,
  PASSWORD,
  refresh,
  resetPassword,
  firstCode,
  whoIs,
} from '#testing/authOperations.ts';
import { createSignInLink } from './signInLinks.ts';

const api = await apiForTests();
let email: string;
let id: string;
beforeAll(async () => {
  ({ email, id } = await buildUser(api.db, { password: PASSWORD }));
});
afterEach(() => api.clock.setOffset(0));

async function linkToken(): Promise<string> {
  const url = new URL(await createSignInLink(api.deps, id));
  return url.searchParams.get('accessToken') ?? '';
}

const sessionsOf = () => api.db.session.count({ where: { userId: id } });

describe('a sign-in link', () => {
  it("leads to the dashboard's own page", async () => {
    const url = new URL(await createSignInLink(api.deps, id));

    expect(`${url.origin}${url.pathname}`).toBe(`${api.deps.config.webUrl}/auth`);
  });

  it('becomes one session, however often and however parallel it is used', async () => {
    const token = await linkToken();
    const before = await sessionsOf();

    const first = await Promise.all(Array.from({ length: 10 }, () => whoIs(api, token)));
    const later = await whoIs(api, token);

    expect(new Set([...first, later])).toEqual(new Set([email]));
    expect(await sessionsOf()).toBe(before + 1);
  });

  it('stands in the audit log as one sign-in', async () => {
    await api.db.auditEntry.deleteMany();
    const token = await linkToken();
    await Promise.all([whoIs(api, token), whoIs(api, token)]);

    expect(await api.db.auditEntry.findMany()).toMatchObject([
      { action: 'SignedIn', actorId: id, detail: 'by a link' },
    ]);
  });

  it('begins nothing while it lies unused', async () => {
    const before = await sessionsOf();

    await linkToken();

    expect(await sessionsOf()).toBe(before);
  });

  it('is dead when it was not used within fifteen minutes', async () => {
    const token = await linkToken();

    moveClock(api, 15 * MINUTE);

    expect(await whoIs(api, token)).toBe('UNAUTHENTICATED');
  });

  it('carries its session for eight hours', async () => {
    const token = await linkToken();
    await whoIs(api, token);

    moveClock(api, 8 * HOUR - MINUTE);
    expect(await whoIs(api, token)).toBe(email);
    moveClock(api, 2 * MINUTE);
    expect(await whoIs(api, token)).toBe('UNAUTHENTICATED');
  });

  it('is dead after signing out, and signs nobody in again', async () => {
    const token = await linkToken();
    await whoIs(api, token);
    const { body } = await api.run('mutation { logout }', { token });

    expect(body.data).toEqual({ logout: true });
    expect(await whoIs(api, token)).toBe('UNAUTHENTICATED');
  });

  it('is neither a refresh token nor good for a new password', async () => {
    const token = await linkToken();

    expect(firstCode(await refresh(api, token))).toBe('UNAUTHENTICATED');
    expect(firstCode(await resetPassword(api, token, 'another fine password'))).toBe('INVALID_TOKEN');
  });

  it('is dead once the person has set a new password', async () => {
    const token = await linkToken();
    await resetPassword(api, await recoveryToken(api, email), 'another fine password');

    expect(await whoIs(api, token)).toBe('UNAUTHENTICATED');
  });
});
