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
  whoIs,
} from '#testing/authOperations.ts';
import { appCode, challengeOf, secondStep, withSecondFactor } from '#testing/secondFactor.ts';
import { backgroundWorkDone } from '#background/inBackground.ts';
import { createSignInLink } from '../signInLinks.ts';

let google = { subject: '', email: '', emailVerified: true, name: 'Maya' };
const api = await apiForTests({ google: async () => google });
let user: User;
let secret: string;
let backupCodes: string[];
beforeEach(async () => {
  await api.db.throttle.deleteMany();
  user = await buildUser(api.db, { password: PASSWORD });
  ({ secret, backupCodes } = await withSecondFactor(api, user.email));
  // The code that switched it on is spent.
  moveClock(api, MINUTE);
});
afterEach(async () => {
  await backgroundWorkDone();
  api.clock.setOffset(0);
});

const inTwoSteps = async (code: string, rememberMe?: boolean) =>
  secondStep(api, { challenge: await challengeOf(api, user.email), code, rememberMe });

describe('the first step', () => {
  it('signs nobody in: it answers a challenge, by a code of its own and without status 401', async () => {
    const { status, body } = await login(api, user);

    expect(status).toBe(200);
    expect(body.errors?.[0]?.extensions).toEqual({ code: 'SECOND_FACTOR_REQUIRED', challenge: expect.any(String) });
    const challenge = String(body.errors?.[0]?.extensions.challenge);
    expect(await whoIs(api, challenge)).toBe('UNAUTHENTICATED');
    expect(firstCode(await refresh(api, challenge))).toBe('UNAUTHENTICATED');
    expect(firstCode(await resetPassword(api, challenge, 'staple my battery horse'))).toBe('INVALID_TOKEN');
  });

  it('still has to be right, and says nothing of the second when it is not', async () => {
    expect(firstCode(await login(api, { ...user, password: 'not the password' }))).toBe('INVALID_CREDENTIALS');
  });

  it('is the same with Google', async () => {
    google = { subject: `google-${user.id}`, email: user.email, emailVerified: true, name: user.name };
    const input = { code: 'c', codeVerifier: 'v', redirectUri: `${api.deps.config.webUrl}/login`, nonce: 'n' };

    const answer = await api.run(
      'mutation ($input: GoogleLoginInput!) { googleLogin(input: $input) { accessToken } }',
      { variables: { input } },
    );

    const { challenge, code } = firstError(answer).extensions;
    expect(code).toBe('SECOND_FACTOR_REQUIRED');
    const { body } = await secondStep(api, { challenge: String(challenge), code: appCode(api, secret) });
    expect(await whoIs(api, body.data?.loginWithSecondFactor.accessToken ?? '')).toBe(user.email);
  });
});

describe('the second step', () => {
  it('signs in with the app’s code, remembered or not', async () => {
    const { body } = await inTwoSteps(appCode(api, secret));
    expect(await whoIs(api, body.data?.loginWithSecondFactor.accessToken ?? '')).toBe(user.email);
    expect(body.data?.loginWithSecondFactor.refreshToken).toBeNull();

    moveClock(api, MINUTE);
    const again = await inTwoSteps(appCode(api, secret), true);
    const { refreshToken } = again.body.data?.loginWithSecondFactor ?? {};
    expect((await refresh(api, refreshToken ?? '')).body.errors).toBeUndefined();
  });

  it('takes the code of a clock that is 30 seconds off, and of none that is further off', async () => {
    expect(firstCode(await inTwoSteps(appCode(api, secret, 2)))).toBe('WRONG_CODE');
    expect((await inTwoSteps(appCode(api, secret, 1))).body.errors).toBeUndefined();
  });

  it('takes a code once, and none that is older than one it has taken', async () => {
    const [before, now] = [appCode(api, secret, -1), appCode(api, secret)];
    expect((await inTwoSteps(now)).body.errors).toBeUndefined();

    expect(firstCode(await inTwoSteps(now))).toBe('WRONG_CODE');
    expect(firstCode(await inTwoSteps(before))).toBe('WRONG_CODE');
  });

  it('takes a code once also for two at the same time', async () => {
    const code = appCode(api, secret);
    const challenges = [await challengeOf(api, user.email), await challengeOf(api, user.email)];

    const answers = await Promise.all(challenges.map((challenge) => secondStep(api, { challenge, code })));

    expect(answers.filter(({ body }) => body.data?.loginWithSecondFactor)).toHaveLength(1);
  });

  it('takes each backup code once, however it is typed, and mails that it did', async () => {
    const [first = '', second = ''] = backupCodes;

    expect((await inTwoSteps(first)).body.errors).toBeUndefined();
    await backgroundWorkDone();
    expect(api.mails.at(-1)).toMatchObject({
      to: user.email,
      subject: 'A backup code of your Parley account was used',
    });
    expect(api.mails.at(-1)?.text).toContain('9 are left');
    expect(firstCode(await inTwoSteps(first))).toBe('WRONG_CODE');
    expect((await inTwoSteps(second.toUpperCase().replaceAll('-', ' '))).body.errors).toBeUndefined();
  });

  it('takes nobody else’s code', async () => {
    const colleague = await buildUser(api.db, { password: PASSWORD });
    const theirs = await withSecondFactor(api, colleague.email);
    moveClock(api, MINUTE);

    expect(firstCode(await inTwoSteps(appCode(api, theirs.secret)))).toBe('WRONG_CODE');
    expect(firstCode(await inTwoSteps(theirs.backupCodes[0] ?? ''))).toBe('WRONG_CODE');
  });

  it('says a wrong code beside its field, without status 401, and lets one try again', async () => {
    const challenge = await challengeOf(api, user.email);

    const refused = await secondStep(api, { challenge, code: '000000' });

    expect(refused.status).toBe(200);
    expect(firstError(refused).extensions).toEqual({ code: 'WRONG_CODE', field: 'code' });
    expect((await secondStep(api, { challenge, code: appCode(api, secret) })).body.errors).toBeUndefined();
  });

  it('lets nobody guess: five wrong codes in fifteen minutes, whatever the challenge, the address and the pace', async () => {
    const challenges = [await challengeOf(api, user.email), await challengeOf(api, user.email)];
    const guesses = Array.from({ length: 20 }, (_, index) =>
      secondStep(
        api,
        { challenge: challenges[index % 2] ?? '', code: String(index).padStart(6, '0') },
        { ip: `198.51.100.${index}` },
      ),
    );
    const codes = (await Promise.all(guesses)).map(firstCode);

    expect(codes.filter((code) => code === 'WRONG_CODE')).toHaveLength(5);
    expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(15);
    expect(firstError(await inTwoSteps(appCode(api, secret))).extensions).toEqual({
      code: 'TOO_MANY_ATTEMPTS',
      retryAfterSeconds: expect.any(Number),
    });
    moveClock(api, 15 * MINUTE);
    expect((await inTwoSteps(appCode(api, secret))).body.errors).toBeUndefined();
  });

  it('has to come within ten minutes, and once', async () => {
    const late = await challengeOf(api, user.email);
    moveClock(api, 10 * MINUTE);
    expect(firstCode(await secondStep(api, { challenge: late, code: appCode(api, secret) }))).toBe('INVALID_TOKEN');

    const challenge = await challengeOf(api, user.email);
    await secondStep(api, { challenge, code: appCode(api, secret) });
    moveClock(api, MINUTE);
    expect(firstCode(await secondStep(api, { challenge, code: appCode(api, secret) }))).toBe('INVALID_TOKEN');
  });

  it('does not come after another password was set', async () => {
    const challenge = await challengeOf(api, user.email);
    await resetPassword(api, await recoveryToken(api, user.email), 'staple my battery horse');

    expect(firstCode(await secondStep(api, { challenge, code: appCode(api, secret) }))).toBe('INVALID_TOKEN');
  });

  it('cannot be taken with another person’s first one', async () => {
    const challenge = await challengeOf(api, user.email);
    const colleague = await buildUser(api.db, { password: PASSWORD });
    await api.db.oneTimeToken.updateMany({ where: { purpose: 'SecondFactor' }, data: { userId: colleague.id } });

    expect(firstCode(await secondStep(api, { challenge, code: appCode(api, secret) }))).toBe('INVALID_TOKEN');
  });

  it.each(['', 'x', `${'x'.repeat(43)}.${'y'.repeat(43)}`])('cannot be begun by a guess: «%s»', async (challenge) => {
    expect(firstCode(await secondStep(api, { challenge, code: appCode(api, secret) }))).toBe('INVALID_TOKEN');
  });
});

describe('no other way leads around it', () => {
  it('not a reset of the password', async () => {
    const password = 'staple my battery horse';
    await resetPassword(api, await recoveryToken(api, user.email), password);

    expect(firstCode(await login(api, { ...user, password }))).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('not a sign-in link', async () => {
    const url = new URL(await createSignInLink(api.deps, user.id));

    expect(await whoIs(api, url.searchParams.get('accessToken') ?? '')).toBe('UNAUTHENTICATED');
  });

  it('but a session that was begun before goes on, and is refreshed', async () => {
    const other = await buildUser(api.db, { password: PASSWORD });
    const { refreshToken } = await remembered(api, other.email);
    await withSecondFactor(api, other.email);

    expect((await refresh(api, refreshToken)).body.errors).toBeUndefined();
  });
});
