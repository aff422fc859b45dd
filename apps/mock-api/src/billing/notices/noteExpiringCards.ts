import type { Prisma } from '@parley/db';
import { oncePerHour } from '#background/oncePerHour.ts';
import type { BillingDeps } from '../customer.ts';
import { noteNotice } from './noteNotice.ts';
import { readUnknownCards } from './readUnknownCards.ts';

/** Whose plan is paid by card. */
const PAYING = {
  manuallyInvoiced: false,
  stripeCustomerId: { not: null },
  subscription: { status: { in: ['Trialing', 'Active', 'PastDue'] }, cancellationDate: null },
} as const satisfies Prisma.ClientWhereInput;

/** Notes whose card ends this month or the next while a plan is paid with it. */
export const noteExpiringCards = oncePerHour(async (deps: BillingDeps, now) => {
  await readUnknownCards(deps, PAYING);
  const horizon = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1));
  const clients = await deps.db.client.findMany({
    where: { ...PAYING, cardExpiresAt: { gt: now, lte: horizon } },
    select: {
      id: true,
      cardExpiresAt: true,
      stripeCustomerId: true,
      billingNotices: { where: { kind: 'CardExpiring' }, select: { key: true } },
    },
  });
  for (const { id, cardExpiresAt, stripeCustomerId, billingNotices } of clients) {
    const key = `CardExpiring ${id} ${cardExpiresAt?.toISOString()}`;
    if (!stripeCustomerId || billingNotices.some((noted) => noted.key === key)) continue;
    await noteNotice(deps, id, { kind: 'CardExpiring', subjectId: stripeCustomerId, key });
  }
});
