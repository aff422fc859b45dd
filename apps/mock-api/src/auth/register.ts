import type { RegisterInput } from '#__generated__/resolvers.ts';
import type { Context } from '#context.ts';
import { foundCompany } from './foundCompany.ts';
import { companyName, email, newPassword, parseInput, personName } from '#input.ts';
import { registrationLimits } from './limits.ts';
import { signupClosed } from './messages.ts';
import { hashPassword } from './passwords.ts';
import type { SessionTokens } from './sessions.ts';
import { signIn } from './signIn.ts';
import { takeHits } from './throttle.ts';

/** Founds a company with a password and signs its Admin in. Input that is refused does not count as an attempt. */
export async function register(context: Context, input: RegisterInput): Promise<SessionTokens> {
  const { config, caller } = context;
  if (!config.signupEnabled) throw signupClosed();
  const { password, ...founder } = parseInput({ companyName, name: personName, email, password: newPassword }, input);
  await takeHits(context, registrationLimits(caller.ip));
  const passwordHash = await hashPassword(password);
  const user = await foundCompany(context, { ...founder, passwordHash, googleSubject: null, emailProvenAt: null });
  return signIn(context, user, input);
}
