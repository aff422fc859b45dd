import { Secret, TOTP } from 'otpauth';
import type { ConsoleClient } from './consoleClient.ts';
import type { GraphQLClient } from './graphqlClient.ts';
import { PASSWORD } from './fixtures.ts';

const MINUTE = 60_000;

/** What an authenticator app with this key shows, on a clock that is ahead by so many milliseconds. */
export const appCode = (key: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({ timestamp: Date.now() + ahead });

/** Switches the second step of signing in on, as the dashboard would. A minute later, the code of which is answered, none is spent. */
export async function switchOnSecondFactor(api: GraphQLClient, console: ConsoleClient, token: string) {
  const { beginTwoFactor } = await api<{ beginTwoFactor: { secret: string } }>(
    'mutation ($password: String) { beginTwoFactor(password: $password) { secret } }',
    { password: PASSWORD },
    token,
  );
  const { confirmTwoFactor } = await api<{ confirmTwoFactor: { backupCodes: string[] } }>(
    'mutation ($code: String!) { confirmTwoFactor(code: $code) { backupCodes } }',
    { code: appCode(beginTwoFactor.secret) },
    token,
  );
  await console.advanceClock(MINUTE);
  return { code: () => appCode(beginTwoFactor.secret, MINUTE), backupCodes: confirmTwoFactor.backupCodes };
}
