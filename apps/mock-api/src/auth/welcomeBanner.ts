import type { User } from '@parley/db';
import type { Deps } from '#context.ts';

/** The person has seen the welcome banner and never sees it again. Doing it twice changes nothing. */
export function dismissWelcomeBanner({ db }: Pick<Deps, 'db'>, userId: string): Promise<User> {
  return db.user.update({ where: { id: userId }, data: { shouldShowWelcomeBanner: false } });
}
