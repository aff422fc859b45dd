import type { Db } from '@parley/db';
import type { DemoCompany } from './demo.ts';

const MONTHS_BEFORE = 3;

/** The seeded companies that pay by card, as the stand-in is to know them. */
export async function demoCompanies(db: Db): Promise<DemoCompany[]> {
  const clients = await db.client.findMany({
    where: { stripeCustomerId: { not: null }, subscription: { stripeId: { not: null } } },
    include: { subscription: true },
    orderBy: { createdAt: 'asc' },
  });
  return clients.flatMap(({ subscription, stripeCustomerId, name, email, paymentMethodEntered }) => {
    if (!subscription?.stripeId || !subscription.periodStart || !stripeCustomerId) return [];
    const { periodStart, trialEndsAt, cancellationDate, downgradeType, stripeId, type } = subscription;
    const startedAt = new Date(periodStart);
    if (!trialEndsAt) startedAt.setUTCMonth(startedAt.getUTCMonth() - MONTHS_BEFORE);
    const company: DemoCompany = {
      name,
      email,
      customerId: stripeCustomerId,
      subscriptionId: stripeId,
      plan: type,
      startedAt: seconds(startedAt),
      trialEnd: trialEndsAt && seconds(trialEndsAt),
      hasCard: paymentMethodEntered,
      cancelledAt: cancellationDate && seconds(cancellationDate),
      downgradeTo: downgradeType,
    };
    return [company];
  });
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
