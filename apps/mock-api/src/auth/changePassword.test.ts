import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '@parley/db';
import { buildUser } from '@parley/db/factories/auth';
import { apiForTests } from '#testing/apiForTests.ts';
import {
  firstCode,
  firstError,
  login,
  MINUTE,
  moveClock,
  PASSWORD,
  recoveryToken,
  refresh,
  remembered,
  resetPassword,
  signedIn,
  whoIs,
} from '#testing/authOperations.ts';
import { acceptedSocket, settled } from '#testing/sockets.ts';
import { backgroundWorkDone } from '#background/inBackground.ts';

const NEW_PASSWORD = 'staple my battery horse';

const api = await apiForTests();
const origin = await api.listen();
let user: User;
let here: string;
beforeEach(async () => {
  await api.db.throttle.deleteMany();
  user = await buildUser(api.db, { password: PASSWORD });
  here = (await signedIn(api, user)).accessToken;
});
afterEach(async () => {
  await backgroundWorkDone();
  api.clock.setOffset(0);
});

const change = (currentPassword = PASSWORD, newPassword = NEW_PASSWORD, token = here) =>
  api.run<{ changePassword: { hasPassword: boolean } }>(
    'mutation Change($input: ChangePasswordInput!) { changePassword(input: $input) { hasPassword } }',
    { token, variables: { input: { currentPassword, newPassword } } },
  );

describe('changing the password', () => {
  it('keeps this session, ends the others with their sockets at once, and mails a notice', async () => {
    const phone = await remembered(api, user.email);
    const [socketHere, socketThere] = [
      await acceptedSocket(origin, here),
      await acceptedSocket(origin, phone.accessToken),
    ];

    const { body } = await change();

    expect(body).toEqual({ data: { changePassword: { hasPassword: true } } });
    expect(await socketThere.closed).toMatchObject({ code: 4403 });
    expect(await whoIs(api, phone.accessToken)).toBe('UNAUTHENTICATED');
    expect(firstCode(await refresh(api, phone.refreshToken))).toBe('UNAUTHENTICATED');
    expect(await whoIs(api, here)).toBe(user.email);
    await settled(socketHere);
    socketHere.socket.terminate();
    expect(firstCode(await login(api, user))).toBe('INVALID_CREDENTIALS');
    expect((await login(api, { ...user, password: NEW_PASSWORD })).body.errors).toBeUndefined();
    await backgroundWorkDone();
    expect(api.mails.at(-1)).toMatchObject({ to: user.email, subject: 'Your Parley password was changed' });
    expect(api.mails.at(-1)?.text).toContain('All other devices were signed out.');
  });

  it('is refused with a wrong password, beside it, and not by a status that signs out', async () => {
    const refused = await change('not the password');

    expect(firstError(refused).extensions).toEqual({ code: 'WRONG_PASSWORD', field: 'currentPassword' });
    expect(refused.status).toBe(200);
    expect(await whoIs(api, here)).toBe(user.email);
  });

  it('lets nobody guess: after five wrong ones the right one has to wait too, from whatever session', async () => {
    const elsewhere = (await signedIn(api, user)).accessToken;
    for (let count = 0; count < 5; count += 1) await change('not the password');

    const refused = firstError(await change(PASSWORD, NEW_PASSWORD, elsewhere));
    expect(refused.extensions).toEqual({ code: 'TOO_MANY_ATTEMPTS', retryAfterSeconds: expect.any(Number) });

    moveClock(api, 15 * MINUTE);
    expect((await change()).body.errors).toBeUndefined();
  });

  it('does not count right ones', async () => {
    for (let count = 0; count < 6; count += 1) await change(PASSWORD, PASSWORD);

    expect((await change()).body.errors).toBeUndefined();
  });

  it.each([
    ['too short', 'seven77', 'Use at least 8 characters.'],
    ['on the list of leaked ones', 'Password123', 'This password is too easy to guess. Choose another one.'],
    ['the one of before', PASSWORD, 'This is your password already. Choose another one.'],
  ])('refuses one that is %s', async (_, password, message) => {
    const refused = firstError(await change(PASSWORD, password));

    expect(refused).toMatchObject({ message, extensions: { code: 'BAD_INPUT', field: 'newPassword' } });
  });

  it('is for who has one', async () => {
    await api.db.user.update({ where: { id: user.id }, data: { passwordHash: null } });

    expect(firstCode(await change())).toBe('NO_PASSWORD');
  });

  it('needs the right to change one’s own profile', async () => {
    await api.db.rolePermission.create({
      data: { clientId: user.clientId ?? '', role: 'Staff', flag: 'UPDATE_USER_PROFILE', allowed: false },
    });

    expect(firstCode(await change())).toBe('FORBIDDEN');
  });

  it('takes the links that were mailed before with it', async () => {
    const token = await recoveryToken(api, user.email);

    await change();

    expect(firstCode(await resetPassword(api, token, 'yet another one'))).toBe('INVALID_TOKEN');
  });

  it('happens once when two devices do it at the same time', async () => {
    const elsewhere = (await signedIn(api, user)).accessToken;

    const answers = await Promise.all([change(), change(PASSWORD, 'a third long one', elsewhere)]);

    expect(answers.filter(({ body }) => body.data?.changePassword)).toHaveLength(1);
  });
});
