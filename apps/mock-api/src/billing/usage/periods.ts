import type { ClientSubscription, Prisma, UsagePeriod } from '@parley/db';
import { newId } from '#ids.ts';
import { atLimitOf } from './limits.ts';
import { newPeriodAt } from './newPeriodAt.ts';
import { noteReached } from './noteReached.ts';

type Tx = Prisma.TransactionClient;

/**
 * The period of the client that `at` lies in; `id` is null as long as nothing was counted in it. One that goes on after its end,
 * as a trial that nobody paid for, has no end that is known.
 */
export async function periodAt(
  db: Tx,
  clientId: string,
  at: Date,
): Promise<Omit<UsagePeriod, 'id'> & { id: string | null }> {
  const { row, span, subscriptionType } = await search(db, clientId, at);
  if (!row) return { id: null, clientId, subscriptionType, ...span };
  return row.endsAt && row.endsAt <= at ? { ...row, endsAt: null } : row;
}

/** The same to be counted in: it is made when it is not there. */
export async function openPeriod(tx: Tx, clientId: string, at: Date): Promise<UsagePeriod> {
  const found = await search(tx, clientId, at);
  if (found.row?.endsAt && found.row.endsAt <= at) {
    // What goes on is open from now on: what is counted in it stays in it, whatever its client turns out to have paid for.
    return tx.usagePeriod.update({ where: { id: found.row.id }, data: { endsAt: null } });
  }
  if (found.row) return found.row;
  const { span, subscriptionType } = found;
  return tx.usagePeriod.create({ data: { id: newId('UsagePeriod'), clientId, subscriptionType, ...span } });
}

async function search(db: Tx, clientId: string, at: Date) {
  const before = await db.usagePeriod.findFirst({
    where: { clientId, startsAt: { lte: at } },
    orderBy: { startsAt: 'desc' },
  });
  if (before && (before.endsAt === null || at < before.endsAt)) return { row: before };
  const after = await db.usagePeriod.findFirst({
    where: { clientId, startsAt: { gt: at } },
    orderBy: { startsAt: 'asc' },
  });
  const payer = await db.client.findUniqueOrThrow({ where: { id: clientId }, include: { subscription: true } });
  const span = newPeriodAt(payer, at, { before, after });
  if (span) return { row: null, span, subscriptionType: payer.subscription?.type ?? null };
  if (!before) throw new Error(`${clientId} has no period at ${at.toISOString()}.`);
  return { row: before };
}

/**
 * Lets the periods follow what a subscription has become, in the transaction that writes that down: a new month or plan holds
 * from now on. What was counted before stays where it was counted, however late this is known.
 */
export async function followSubscription(tx: Tx, subscription: ClientSubscription, now: Date): Promise<void> {
  const { clientId, type: subscriptionType, periodStart, periodEnd } = subscription;
  const last = await tx.usagePeriod.findFirst({ where: { clientId }, orderBy: { startsAt: 'desc' } });
  // Up to now something may have been counted; after that, and after the end of a period that has one, nothing.
  const next = new Date(now.getTime() + 1);
  const isToEnd = periodEnd !== null && periodEnd > next;
  if (!last) {
    if (periodStart) await begin(tx, { clientId, startsAt: periodStart, endsAt: periodEnd, subscriptionType });
  } else if (periodStart && last.endsAt && last.endsAt <= periodStart) {
    await begin(tx, { clientId, startsAt: periodStart, endsAt: periodEnd, subscriptionType });
  } else if (periodStart && periodStart > last.startsAt && isToEnd) {
    await tx.usagePeriod.update({ where: { id: last.id }, data: { endsAt: next } });
    await begin(tx, { clientId, startsAt: next, endsAt: periodEnd, subscriptionType });
  } else {
    const endsAt = isToEnd && periodEnd > last.startsAt ? periodEnd : last.endsAt;
    await change(tx, last, { subscriptionType, endsAt }, now);
  }
}

const begin = (tx: Tx, data: Omit<UsagePeriod, 'id'>) =>
  tx.usagePeriod.create({ data: { id: newId('UsagePeriod'), ...data } });

type Change = Pick<UsagePeriod, 'subscriptionType' | 'endsAt'>;

async function change(tx: Tx, period: UsagePeriod, data: Change, now: Date): Promise<void> {
  const { id: periodId, clientId } = period;
  await tx.usagePeriod.update({ where: { id: periodId }, data });
  const { subscriptionType } = data;
  if (subscriptionType === period.subscriptionType) return;
  const counts = await tx.usageCounter.groupBy({ by: 'metric', where: { periodId }, _sum: { used: true } });
  const policies = await tx.limitPolicy.findMany({ where: { clientId } });
  for (const { metric, _sum } of counts) {
    const atLimit = atLimitOf(policies, metric);
    const standing = { periodId, subscriptionType, metric, used: _sum.used ?? 0, atLimit };
    await noteReached(tx, standing, { from: 0, at: now });
  }
}
