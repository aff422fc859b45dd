import type { Db } from '../client.ts';
import { before, DAY } from './instants.ts';

/** Before the month that runs, as many invoices are there as of whoever pays by card (stand-ins/stripe). */
const MONTHS_BEFORE = 3;

/** What Admins have done about the plans that the companies pay by card for: how each began, and what has come of it. */
export async function seedPlanHistory(db: Db, now: Date): Promise<void> {
  const clients = await db.client.findMany({
    where: { stripeCustomerId: { not: null } },
    include: { subscription: true, users: { where: { role: 'Admin', status: 'Active' }, orderBy: { id: 'asc' } } },
  });
  for (const { id: clientId, subscription, users } of clients) {
    const [admin] = users;
    if (!subscription?.periodStart || !admin) continue;
    const { type, periodStart, trialEndsAt, cancellationDate, downgradeType } = subscription;
    const begunAt = new Date(periodStart);
    // On a day that every month has.
    if (!trialEndsAt) begunAt.setUTCMonth(begunAt.getUTCMonth() - MONTHS_BEFORE);
    const acts = [
      { action: 'OnboardingFinished', detail: `${type} plan`, createdAt: begunAt },
      ...(cancellationDate ? [{ action: 'SubscriptionCanceled', detail: type, createdAt: cancellationDate }] : []),
      ...(downgradeType
        ? [{ action: 'DowngradeScheduled', detail: downgradeType, createdAt: before(now, 2 * DAY) }]
        : []),
    ];
    await db.auditEntry.createMany({
      data: acts.map((act) => ({
        id: `audt_${act.action}_${clientId}`,
        clientId,
        actorId: admin.id,
        actorName: admin.name,
        ...act,
      })),
    });
  }
}
