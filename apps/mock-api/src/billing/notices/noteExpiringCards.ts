import { hourly } from '#inbox/hourly.ts';
import { noteNotice } from './noteNotice.ts';

/** Notes whose card ends this month or the next while a plan is paid with it. */
export const noteExpiringCards = hourly(async (deps, now) => {
  const horizon = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1));
  const clients = await deps.db.client.findMany({
    where: {
      cardExpiresAt: { gt: now, lte: horizon },
      manuallyInvoiced: false,
      subscription: { status: { in: ['Trialing', 'Active', 'PastDue'] }, cancellationDate: null },
    },
    select: { id: true, cardExpiresAt: true, stripeCustomerId: true },
  });
  for (const { id, cardExpiresAt, stripeCustomerId } of clients) {
    if (!stripeCustomerId) continue;
    const key = `CardExpiring ${id} ${cardExpiresAt?.toISOString()}`;
    await noteNotice(deps, id, { kind: 'CardExpiring', subjectId: stripeCustomerId, key });
  }
});
