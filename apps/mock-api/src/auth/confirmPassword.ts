import type { User } from '@parley/db';
import type { Context } from '#context.ts';
import { passwordCheckLimits } from './limits.ts';
import { noPassword, wrongPassword } from './messages.ts';
import { verifyPassword } from './passwords.ts';
import { takeHits } from './throttle.ts';

type Asked = {
  password: string;
  /** The input that holds it. */
  field: string;
};

/**
 * Passes when a signed-in person's password is right: an open session alone must not be enough for what would lock its owner
 * out. Wrong ones count, right ones do not. Throws WRONG_PASSWORD, NO_PASSWORD or TOO_MANY_ATTEMPTS.
 */
export async function confirmPassword(context: Context, user: User, { password, field }: Asked): Promise<void> {
  if (user.passwordHash === null) throw noPassword();
  const giveBack = await takeHits(context, passwordCheckLimits(user.id));
  if (!(await verifyPassword(user.passwordHash, password))) throw wrongPassword(field);
  await giveBack();
}
