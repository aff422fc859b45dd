import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '@parley/db';
import { buildUser } from '@parley/db/factories/auth';
import { createTestApi, type TestApi } from '#testing/testApi.ts';
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
import { backgroundWorkDone } from '#background/inBackground.ts';
import { hashPassword } from './passwords.ts';
import { createSignInLink } from './signInLinks.ts';

const NEW_PASSWORD = 'staple my battery horse';

let api: TestApi;
let user: User;
beforeAll(async () => {
  api = await createTestApi();
});
beforeEach(async () => {
  await api.db.throttle.deleteMany();
  api.mails.length = 0;
  user = await buildUser(api.db, { password: PASSWORD });
});
afterEach(() => api.clock.setOffset(0));
afterAll(async () => {
  await backgroundWorkDone();
  await api.close();
});

const askForToken = ({ email }: Pick<User, 'email'> = user) => recoveryToken(api, email);

describe('setting the new password', () => {
  it('replaces the old one, signs out everywhere, signs nobody in and mails a notice', async () => {
    const phone = await remembered(api, user.email);
    const laptop = await signedIn(api, user);
    const token = await askForToken();

    const { body } = await resetPassword(api, token, NEW_PASSWORD);

    expect(body).toEqual({ data: { resetPassword: true } });
    expect(await whoIs(api, phone.accessToken)).toBe('UNAUTHENTICATED');
    expect(await whoIs(api, laptop.accessToken)).toBe('UNAUTHENTICATED');
    expect(firstCode(await refresh(api, phone.refreshToken))).toBe('UNAUTHENTICATED');
    expect(firstCode(await login(api, user))).toBe('INVALID_CREDENTIALS');
    expect((await login(api, { ...user, password: NEW_PASSWORD })).body.errors).toBeUndefined();
    await backgroundWorkDone();
    expect(api.mails.at(-1)).toMatchObject({ to: user.email, subject: 'Your Parley password was changed' });
  });

  it('gives a password to an account that had none', async () => {
    const withGoogleOnly = await buildUser(api.db);

    await resetPassword(api, await askForToken(withGoogleOnly), NEW_PASSWORD);

    const { body } = await login(api, { email: withGoogleOnly.email, password: NEW_PASSWORD });
    expect(body.errors).toBeUndefined();
  });

  it.each([
    ['too short', 'seven77', 'Use at least 8 characters.'],
    ['too long', 'x'.repeat(129), 'Use at most 128 characters.'],
    ['too common', 'Password123', 'This password is too easy to guess. Choose another one.'],
  ])('refuses one that is %s, and leaves the link usable', async (_, password, message) => {
    const token = await askForToken();

    const refused = firstError(await resetPassword(api, token, password));

    expect(refused).toMatchObject({ message, extensions: { code: 'BAD_INPUT', field: 'password' } });
    expect((await resetPassword(api, token, NEW_PASSWORD)).body.data).toEqual({ resetPassword: true });
  });
});

describe('a recovery link', () => {
  const useIt = async (token: string) => firstCode(await resetPassword(api, token, NEW_PASSWORD));

  it('works once', async () => {
    const token = await askForToken();
    await resetPassword(api, token, NEW_PASSWORD);

    expect(await useIt(token)).toBe('INVALID_TOKEN');
  });

  it('works once even for ten people at the same time', async () => {
    const token = await askForToken();

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => resetPassword(api, token, `${NEW_PASSWORD} ${index}`)),
    );

    expect(answers.filter(({ body }) => body.data?.resetPassword)).toHaveLength(1);
  });

  it('works for an hour', async () => {
    const token = await askForToken();
    moveClock(api, 60 * MINUTE);

    expect(await useIt(token)).toBe('INVALID_TOKEN');
  });

  it('is dead once a sibling has been used', async () => {
    const older = await askForToken();
    const newer = await askForToken();
    await resetPassword(api, newer, NEW_PASSWORD);

    expect(await useIt(older)).toBe('INVALID_TOKEN');
  });

  it('is dead once the password has changed in another way', async () => {
    const token = await askForToken();
    await api.db.user.update({ where: { id: user.id }, data: { passwordHash: await hashPassword('set elsewhere') } });

    expect(await useIt(token)).toBe('INVALID_TOKEN');
  });

  it("changes its own person's password only", async () => {
    const colleague = await buildUser(api.db, { password: PASSWORD });

    await resetPassword(api, await askForToken(), NEW_PASSWORD);

    await signedIn(api, colleague);
    expect(firstCode(await login(api, { ...colleague, password: NEW_PASSWORD }))).toBe('INVALID_CREDENTIALS');
  });

  it('cannot be made for somebody else out of a good one', async () => {
    const token = await askForToken();
    const colleague = await buildUser(api.db, { password: PASSWORD });
    await api.db.oneTimeToken.updateMany({ where: { userId: user.id }, data: { userId: colleague.id } });

    expect(await useIt(token)).toBe('INVALID_TOKEN');
  });

  it('is good for its own purpose only', async () => {
    const token = await askForToken();
    await api.db.oneTimeToken.updateMany({ where: { userId: user.id }, data: { purpose: 'SignInLink' } });

    expect(await useIt(token)).toBe('INVALID_TOKEN');
  });

  it('does not sign in', async () => {
    const token = await askForToken();

    expect(await whoIs(api, token)).toBe('UNAUTHENTICATED');
    expect(await whoIs(api, token.split('.')[0] ?? '')).toBe('UNAUTHENTICATED');
  });

  it('is not the same as a sign-in link', async () => {
    const url = new URL(await createSignInLink(api.deps, user.id));

    expect(await useIt(url.searchParams.get('accessToken') ?? '')).toBe('INVALID_TOKEN');
  });

  it.each(['', 'x', `${'x'.repeat(43)}.${'y'.repeat(43)}`])('cannot be guessed: «%s»', async (token) => {
    expect(await useIt(token)).toBe('INVALID_TOKEN');
  });
});
