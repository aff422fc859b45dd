import type { Context } from '#context.ts';

/** A quiet site has visitors at least once a week; one that took the line away is not called active for long. */
const SEEN_WITHIN = 7 * 24 * 60 * 60_000;

/** Whether visitors of some site find an assistant of the company: one that is switched on, and was shown of late. */
export async function isBotInstanceActive(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  clientId: string,
): Promise<boolean> {
  const lastPingAt = { gte: new Date(clock.now().getTime() - SEEN_WITHIN) };
  return (await db.assistant.count({ where: { clientId, isEnabled: true, archivedAt: null, lastPingAt } })) > 0;
}
