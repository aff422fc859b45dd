import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { User } from '@parley/db';
import { buildUser } from '@parley/db/factories/auth';
import { apiForTests } from '#testing/apiForTests.ts';
import { firstCode, firstError, login, MINUTE, moveClock, PASSWORD, signedIn } from '#testing/authOperations.ts';
import {
  appCode,
  beginTwoFactor,
  challengeOf,
  confirmTwoFactor,
  secondStep,
  withSecondFactor,
} from '#testing/secondFactor.ts';
import { staffToken } from '#testing/tokens.ts';
import { backgroundWorkDone } from '#background/inBackground.ts';

const api = await apiForTests();
let user: User;
beforeEach(async () => {
  await api.db.throttle.deleteMany();
  user = await buildUser(api.db, { password: PASSWORD });
});
afterEach(async () => {
  await backgroundWorkDone();
  api.clock.setOffset(0);
});

const security = async (token: string) => {
  const { body } = await api.run('{ accountSecurity { twoFactorSince backupCodesLeft } }', { token });
  return body.data.accountSecurity;
};
const renew = (token: string, input: object) =>
  api.run('mutation ($input: OwnerProofInput!) { renewBackupCodes(input: $input) { backupCodes } }', {
    token,
    variables: { input },
  });
const disable = (token: string, input: object) =>
  api.run(
    'mutation ($input: OwnerProofInput!) { disableTwoFactor(input: $input) { twoFactorSince backupCodesLeft } }',
    {
      token,
      variables: { input },
    },
  );

describe('setting up', () => {
  it('asks for nothing until the app’s first code; then ten backup codes are told, and a notice is mailed', async () => {
    const { accessToken: token } = await signedIn(api, user);
    const { body } = await beginTwoFactor(api, token);
    const { secret = '', uri } = body.data?.beginTwoFactor ?? {};
    expect(uri).toContain(secret);
    expect((await login(api, user)).body.errors).toBeUndefined();
    expect(await security(token)).toEqual({ twoFactorSince: null, backupCodesLeft: 0 });

    const confirmed = await confirmTwoFactor(api, token, appCode(api, secret));

    const { backupCodes = [] } = confirmed.body.data?.confirmTwoFactor ?? {};
    expect(new Set(backupCodes).size).toBe(10);
    for (const code of backupCodes) expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    expect(await security(token)).toEqual({ twoFactorSince: expect.any(String), backupCodesLeft: 10 });
    expect(firstCode(await login(api, user))).toBe('SECOND_FACTOR_REQUIRED');
    await backgroundWorkDone();
    expect(api.mails.at(-1)).toMatchObject({ to: user.email, subject: expect.stringContaining('is on') });
  });

  it('needs the password: an open session alone must not lock its owner out', async () => {
    const { accessToken: token } = await signedIn(api, user);

    const refused = firstError(await beginTwoFactor(api, token, 'not the password'));

    expect(refused.extensions).toEqual({ code: 'WRONG_PASSWORD', field: 'password' });
    expect(firstCode(await beginTwoFactor(api, token, null))).toBe('WRONG_PASSWORD');
  });

  it('needs none from who signs in with Google only', async () => {
    const withGoogleOnly = await buildUser(api.db, { googleSubject: 'google-only' });
    const token = await staffToken(api.deps, withGoogleOnly);

    const { body } = await beginTwoFactor(api, token, null);

    expect(body.data?.beginTwoFactor.secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('is not confirmed by a wrong code, nor by one for what was begun before', async () => {
    const { accessToken: token } = await signedIn(api, user);
    const first = (await beginTwoFactor(api, token)).body.data?.beginTwoFactor.secret ?? '';
    await beginTwoFactor(api, token);

    const refused = firstError(await confirmTwoFactor(api, token, appCode(api, first)));

    expect(refused.extensions).toEqual({ code: 'WRONG_CODE', field: 'code' });
    expect((await login(api, user)).body.errors).toBeUndefined();
  });

  it('is not begun while it is on, and confirmed once', async () => {
    const { token, secret } = await withSecondFactor(api, user.email);
    moveClock(api, MINUTE);

    expect(firstCode(await beginTwoFactor(api, token))).toBe('BAD_INPUT');
    expect(firstCode(await confirmTwoFactor(api, token, appCode(api, secret)))).toBe('BAD_INPUT');
    expect(await security(token)).toMatchObject({ backupCodesLeft: 10 });
  });

  it('keeps nothing at rest that could be used to sign in', async () => {
    const { secret, backupCodes } = await withSecondFactor(api, user.email);

    const stored = JSON.stringify([await api.db.twoFactor.findMany(), await api.db.backupCode.findMany()]);

    for (const told of [secret, ...backupCodes, ...backupCodes.map((code) => code.replaceAll('-', ''))]) {
      expect(stored).not.toContain(told);
    }
  });

  it('binds a secret to its person', async () => {
    const { secret } = await withSecondFactor(api, user.email);
    const colleague = await buildUser(api.db, { password: PASSWORD });
    await withSecondFactor(api, colleague.email);
    const { sealedSecret } = await api.db.twoFactor.findUniqueOrThrow({ where: { userId: user.id } });
    await api.db.twoFactor.update({ where: { userId: colleague.id }, data: { sealedSecret } });
    moveClock(api, MINUTE);

    const challenge = await challengeOf(api, colleague.email);

    expect(firstCode(await secondStep(api, { challenge, code: appCode(api, secret) }))).toBe('WRONG_CODE');
  });
});

describe('new backup codes', () => {
  it('make those of before void', async () => {
    const { token, backupCodes } = await withSecondFactor(api, user.email);

    const { body } = await renew(token, { password: PASSWORD });

    expect(body.data.renewBackupCodes.backupCodes).toHaveLength(10);
    const challenge = await challengeOf(api, user.email);
    expect(firstCode(await secondStep(api, { challenge, code: backupCodes[0] ?? '' }))).toBe('WRONG_CODE');
    const [code] = body.data.renewBackupCodes.backupCodes;
    expect((await secondStep(api, { challenge, code })).body.errors).toBeUndefined();
    expect(await security(token)).toMatchObject({ backupCodesLeft: 9 });
  });

  it('need the password or a code, and that it is on', async () => {
    const { accessToken: token } = await signedIn(api, user);
    expect(firstError(await renew(token, {})).extensions).toEqual({ code: 'BAD_INPUT', field: 'password' });
    expect(firstCode(await renew(token, { password: 'not the password' }))).toBe('WRONG_PASSWORD');
    expect(firstCode(await renew(token, { code: '000000' }))).toBe('WRONG_CODE');
    expect(firstCode(await renew(token, { password: PASSWORD }))).toBe('BAD_INPUT');
  });
});

describe('switching off', () => {
  it.each([
    ['the password', () => ({ password: PASSWORD })],
    ['the app’s code', (secret: string) => ({ code: appCode(api, secret) })],
    ['a backup code', (_: string, [code]: string[]) => ({ code })],
  ])('takes %s; then one step signs in again and a notice is mailed', async (_, proof) => {
    const { token, secret, backupCodes } = await withSecondFactor(api, user.email);
    moveClock(api, MINUTE);

    const { body } = await disable(token, proof(secret, backupCodes));

    expect(body.data.disableTwoFactor).toEqual({ twoFactorSince: null, backupCodesLeft: 0 });
    expect((await login(api, user)).body.errors).toBeUndefined();
    await backgroundWorkDone();
    expect(api.mails.map(({ subject }) => subject)).toContain('Two-factor sign-in is off for your Parley account');
  });

  it('is refused without the right one, and leaves it on', async () => {
    const { token } = await withSecondFactor(api, user.email);

    expect(firstCode(await disable(token, { password: 'not the password' }))).toBe('WRONG_PASSWORD');
    expect(firstCode(await disable(token, { code: '000000' }))).toBe('WRONG_CODE');
    expect(firstCode(await disable(token, {}))).toBe('BAD_INPUT');
    expect(firstCode(await login(api, user))).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('says so when it was off already', async () => {
    const { accessToken: token } = await signedIn(api, user);

    expect(firstCode(await disable(token, { password: PASSWORD }))).toBe('BAD_INPUT');
  });
});

it('stands in the audit log from beginning to end, wrong codes at the door included', async () => {
  const { token, backupCodes } = await withSecondFactor(api, user.email);
  const challenge = await challengeOf(api, user.email);
  await secondStep(api, { challenge, code: '000000' });
  await secondStep(api, { challenge, code: backupCodes[0] ?? '' });
  await renew(token, { password: PASSWORD });
  await disable(token, { password: PASSWORD });

  const entries = await api.db.auditEntry.findMany({ where: { clientId: user.clientId ?? '' } });

  expect(entries.map(({ action }) => action).toSorted()).toEqual([
    'BackupCodeUsed',
    'BackupCodesRenewed',
    'SignInFailed',
    'SignedIn',
    'SignedIn',
    'TwoFactorDisabled',
    'TwoFactorEnabled',
  ]);
});
