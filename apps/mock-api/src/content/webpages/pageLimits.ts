import type { ClientSubscriptionType } from '@parley/db';
import type { Deps } from '#context.ts';

/** How many webpages a company may have, by its plan; without one, those of a trial. */
const MOST_WEBPAGES: Readonly<Record<ClientSubscriptionType, number>> = {
  Starter: 500,
  Standard: 2000,
  Pro: 10_000,
  Enterprise: 50_000,
};

/** How many more pages there is room for. */
export async function roomForPages({ db }: Pick<Deps, 'db'>, clientId: string): Promise<number> {
  const [subscription, count] = await Promise.all([
    db.clientSubscription.findUnique({ where: { clientId }, select: { type: true } }),
    db.webpage.count({ where: { clientId } }),
  ]);
  return Math.max(0, MOST_WEBPAGES[subscription?.type ?? 'Starter'] - count);
}
