import argon2 from '@node-rs/argon2';
import { buildUser } from '@parley/db/factories/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import {
  firstCode,
  firstError,
  login,
  PASSWORD,
  recoveryToken,
  resetPassword,
  signedIn,
  whoIs,
} from '#testing/authOperations.ts';
import { backgroundWorkDone } from '#background/inBackground.ts';

const api = await apiForTests();
beforeEach(() => api.db.throttle.deleteMany());

describe('signing in with a password', () => {
  it('gives a token that names the person', async () => {
    const { email } = await buildUser(api.db, { password: PASSWORD });

    const { accessToken } = await signedIn(api, { email });

    expect(await whoIs(api, accessToken)).toBe(email);
  });

  it('finds the mail whatever its case and surrounding blanks', async () => {
    const { email } = await buildUser(api.db, { password: PASSWORD });

    const { body } = await login(api, { email: `  ${email.toUpperCase()} ` });

    expect(body.errors).toBeUndefined();
  });

  it('takes a password typed in another Unicode form', async () => {
    const { email } = await buildUser(api.db, { password: 'Zürich im März'.normalize('NFKC') });

    const { body } = await login(api, { email, password: 'Zürich im März'.normalize('NFD') });

    expect(body.errors).toBeUndefined();
  });

  it('says who may do what, resolved from the role', async () => {
    const { email, clientId } = await buildUser(api.db, { password: PASSWORD, role: 'Staff' });
    await api.db.rolePermission.create({ data: { clientId, role: 'Staff', flag: 'INVITE_USERS', allowed: true } });
    const { accessToken } = await signedIn(api, { email });

    const { body } = await api.run(
      '{ currentUser { role status permissions { INVITE_USERS DELETE_USERS MANAGE_CONVERSATIONS } client { id } } }',
      { token: accessToken },
    );

    expect(body.data).toEqual({
      currentUser: {
        role: 'Staff',
        status: 'Active',
        permissions: { INVITE_USERS: true, DELETE_USERS: false, MANAGE_CONVERSATIONS: true },
        client: { id: clientId },
      },
    });
  });

  it('answers a wrong password, an unknown mail and an account without a password alike, and not as a lost session', async () => {
    const known = await buildUser(api.db, { password: PASSWORD });
    const withGoogleOnly = await buildUser(api.db);

    const wrong = await login(api, { email: known.email, password: 'not the password' });
    const unknown = await login(api, { email: 'nobody@nowhere.example' });
    const passwordless = await login(api, { email: withGoogleOnly.email });

    const { status, body } = wrong;
    expect(firstError(wrong).extensions).toEqual({ code: 'INVALID_CREDENTIALS' });
    expect(status).toBe(200);
    expect(unknown).toMatchObject({ status, body });
    expect(passwordless).toMatchObject({ status, body });
  });

  it('works just as hard on an unknown mail as on a known one', async () => {
    const { email } = await buildUser(api.db, { password: PASSWORD });
    await login(api, { email, password: 'warms up' });

    const verify = vi.spyOn(argon2, 'verify');

    const costs = [];
    for (const mail of [email, 'nobody@nowhere.example']) {
      verify.mockClear();
      await login(api, { email: mail, password: 'not the password' });
      costs.push(verify.mock.calls.map(([stored]) => String(stored).split('$').slice(0, 4).join('$')));
    }

    expect(costs[0]).toEqual(['$argon2id$v=19$m=19456,t=2,p=1']);
    expect(costs[1]).toEqual(costs[0]);
  });

  it('hashes the password anew when it was stored with weaker parameters', async () => {
    const user = await buildUser(api.db);
    const weak = await argon2.hash(PASSWORD, { memoryCost: 8192, timeCost: 1 });
    await api.db.user.update({ where: { id: user.id }, data: { passwordHash: weak } });

    await Promise.all([signedIn(api, user), signedIn(api, user), signedIn(api, user)]);

    const { passwordHash } = await api.db.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(firstCode(await login(api, { ...user, password: 'not the password' }))).toBe('INVALID_CREDENTIALS');
    await signedIn(api, user);
  });

  it('refuses the old password also when it is replaced while it is being checked', async () => {
    const user = await buildUser(api.db, { password: PASSWORD });
    const token = await recoveryToken(api, user.email);
    const { verify } = argon2;
    vi.spyOn(argon2, 'verify').mockImplementationOnce(async (...checked) => {
      const matches = await verify(...checked);
      await resetPassword(api, token, 'staple my battery horse');
      return matches;
    });

    expect(firstCode(await login(api, user))).toBe('INVALID_CREDENTIALS');
    await backgroundWorkDone();
    expect(await api.db.session.count({ where: { userId: user.id, endedAt: null } })).toBe(0);
  });

  it('lets somebody in who still carries a dead token', async () => {
    const { email } = await buildUser(api.db, { password: PASSWORD });

    const { body } = await login(api, { email }, { token: 'dead.beef.token' });

    expect(body.errors).toBeUndefined();
  });
});
