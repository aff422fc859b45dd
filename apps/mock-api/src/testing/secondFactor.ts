import { Secret, TOTP } from 'otpauth';
import type { SessionTokens } from '#auth/sessions.ts';
import { login, PASSWORD, signedIn } from './authOperations.ts';
import type { RunOptions, TestApi } from './testApi.ts';

/** What an authenticator app would show now, or that many times 30 seconds later. */
export function appCode({ clock }: Pick<TestApi, 'clock'>, secret: string, stepsAhead = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: clock.now().getTime() + stepsAhead * 30_000 });
}

export const beginTwoFactor = (api: TestApi, token: string, password: string | null = PASSWORD) =>
  api.run<{ beginTwoFactor: { secret: string; uri: string } }>(
    'mutation ($password: String) { beginTwoFactor(password: $password) { secret uri } }',
    { token, variables: { password } },
  );

export const confirmTwoFactor = (api: TestApi, token: string, code: string) =>
  api.run<{ confirmTwoFactor: { backupCodes: string[] } }>(
    'mutation ($code: String!) { confirmTwoFactor(code: $code) { backupCodes security { twoFactorSince backupCodesLeft } } }',
    { token, variables: { code } },
  );

/** Switches the second step on as a person does, with a session begun before it. */
export async function withSecondFactor(api: TestApi, email: string) {
  const { accessToken: token } = await signedIn(api, { email });
  const secret = (await beginTwoFactor(api, token)).body.data?.beginTwoFactor.secret ?? '';
  const { body } = await confirmTwoFactor(api, token, appCode(api, secret));
  if (!body.data) throw new Error(JSON.stringify(body));
  return { token, secret, backupCodes: body.data.confirmTwoFactor.backupCodes };
}

/** The first step: what the second is taken with. */
export async function challengeOf(api: TestApi, email: string, password = PASSWORD): Promise<string> {
  const { body } = await login(api, { email, password });
  const [error] = body.errors ?? [];
  if (error?.extensions.code !== 'SECOND_FACTOR_REQUIRED') throw new Error(JSON.stringify(body));
  return String(error.extensions.challenge);
}

type SecondStep = { challenge: string; code: string; rememberMe?: boolean };

export const secondStep = (api: TestApi, input: SecondStep, options: RunOptions = {}) =>
  api.run<{ loginWithSecondFactor: SessionTokens }>(
    'mutation ($input: LoginWithSecondFactorInput!) { loginWithSecondFactor(input: $input) { accessToken refreshToken } }',
    { ...options, variables: { input } },
  );
