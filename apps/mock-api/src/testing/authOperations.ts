import { backgroundWorkDone } from '#background/inBackground.ts';
import type { SessionTokens } from '#auth/sessions.ts';
import type { RunError, RunOptions, RunResult, TestApi } from './testApi.ts';

export const PASSWORD = 'correct horse battery';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Moves the API's clock on from where it stands. */
export function moveClock({ clock }: Pick<TestApi, 'clock'>, milliseconds: number): void {
  clock.setOffset(clock.offset() + milliseconds);
}

/** The first error of an answer; fails the test when there is none. */
export function firstError({ body }: Pick<RunResult<unknown>, 'body'>): RunError {
  const [error] = body.errors ?? [];
  if (!error) throw new Error(`Expected an error, got ${JSON.stringify(body)}`);
  return error;
}

export const firstCode = (result: Pick<RunResult<unknown>, 'body'>) => firstError(result).extensions.code;

type Credentials = { email: string; password?: string; rememberMe?: boolean };

export function login(api: TestApi, { email, password = PASSWORD, rememberMe }: Credentials, options: RunOptions = {}) {
  return api.run<{ login: SessionTokens }>(
    'mutation Login($input: LoginInput!) { login(input: $input) { accessToken refreshToken } }',
    { ...options, variables: { input: { email, password, rememberMe } } },
  );
}

/** Signs in and fails the test when that is refused. */
export async function signedIn(api: TestApi, credentials: Credentials): Promise<SessionTokens> {
  const { body } = await login(api, credentials);
  if (!body.data) throw new Error(`Expected to be signed in, got ${JSON.stringify(body)}`);
  return body.data.login;
}

/** As `signedIn`, and remembered: with a refresh token. */
export async function remembered(api: TestApi, email: string): Promise<{ accessToken: string; refreshToken: string }> {
  const { accessToken, refreshToken } = await signedIn(api, { email, rememberMe: true });
  if (!refreshToken) throw new Error('Expected a refresh token.');
  return { accessToken, refreshToken };
}

/** The mail of whoever holds this token, or the code of the error that it meets. */
export async function whoIs(api: TestApi, token: string): Promise<unknown> {
  const result = await api.run<{ currentUser: { email: string } | null }>('{ currentUser { email } }', { token });
  return result.body.data?.currentUser?.email ?? firstCode(result);
}

export function refresh(api: TestApi, refreshToken: string, { rotate = false } = {}) {
  return api.run<{ refreshToken: { accessToken: string } }>(
    'mutation Refresh($token: String!) { refreshToken(refreshToken: $token) { accessToken } }',
    { variables: { token: refreshToken }, ...(rotate && { extensions: { rotateRefreshToken: true } }) },
  );
}

export function forgotPassword(api: TestApi, email: string, options: RunOptions = {}) {
  return api.run<{ forgotPassword: boolean }>(
    'mutation Forgot($input: ForgotPasswordInput!) { forgotPassword(input: $input) }',
    { ...options, variables: { input: { email } } },
  );
}

/** The recovery mails to this person, oldest first. */
export const recoveryMails = ({ mails }: Pick<TestApi, 'mails'>, email: string) =>
  mails.filter(({ to, subject }) => to === email && subject === 'Set a new password for Parley');

/** Asks for a recovery mail and answers the token of its link. */
export async function recoveryToken(api: TestApi, email: string): Promise<string> {
  await forgotPassword(api, email);
  await backgroundWorkDone();
  return /\/reset-password\?token=(\S+)/.exec(recoveryMails(api, email).at(-1)?.text ?? '')?.[1] ?? '';
}

export function resetPassword(api: TestApi, token: string, password: string) {
  return api.run<{ resetPassword: boolean }>(
    'mutation Reset($input: ResetPasswordInput!) { resetPassword(input: $input) }',
    { variables: { input: { token, password } } },
  );
}
