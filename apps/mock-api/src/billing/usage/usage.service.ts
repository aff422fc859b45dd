import type { AtLimit, UsageMetric } from '@parley/db';
import { audit, by, type Auditing } from '#audit/audit.ts';
import { changesBetween } from '#audit/changesBetween.ts';
import type { Context } from '#context.ts';
import { allowed, atLimitOf, limitOf, METRICS } from './limits.ts';
import { forecast } from './forecast.ts';
import { periodAt } from './periods.ts';
import { NAME_OF } from './words.ts';

type Deps = Pick<Context, 'db' | 'clock'>;
export type Usage = Awaited<ReturnType<typeof usageNow>>;
export type UsageMeter = ReturnType<Usage['meterOf']>;

/** A year of months. */
const MOST_PAST = 12;

/** What a client has used of its plan in the period that runs. */
export async function usageNow({ db, clock }: Deps, clientId: string) {
  const now = clock.now();
  const period = await periodAt(db, clientId, now);
  const subscription = await db.clientSubscription.findUnique({ where: { clientId }, select: { status: true } });
  // Nothing begins anew after a plan that has ended.
  if (subscription?.status === 'Canceled') period.endsAt = null;
  const periodId = period.id ?? '';
  const counters = await db.usageCounter.findMany({
    where: { periodId },
    orderBy: [{ used: 'desc' }, { assistantId: 'asc' }],
  });
  const alerts = await db.usageAlert.findMany({ where: { periodId }, orderBy: { reachedAt: 'asc' } });
  const policies = await db.limitPolicy.findMany({ where: { clientId } });

  function meterOf(metric: UsageMetric) {
    const own = counters.filter((counter) => counter.metric === metric);
    const used = sum(own);
    const limit = limitOf(period.subscriptionType, metric);
    const atLimit = atLimitOf(policies, metric);
    return {
      clientId,
      metric,
      used,
      limit,
      atLimit,
      isStopped: used >= allowed(limit, atLimit),
      alerts: alerts.filter((alert) => alert.metric === metric && alert.limit === limit),
      forecast: limit === null ? null : forecast(period, { used, limit }, now),
      byAssistant: own.filter((counter) => counter.used > 0),
    };
  }
  return { ...period, meterOf };
}

/** How many messages a client has used in the period that runs. */
export async function messagesUsed({ db, clock }: Deps, clientId: string): Promise<number> {
  const { id } = await periodAt(db, clientId, clock.now());
  return sum(await db.usageCounter.findMany({ where: { periodId: id ?? '', metric: 'Messages' } }));
}

/** The periods that are over, newest first. */
export async function pastPeriods(
  { db }: Pick<Deps, 'db'>,
  { clientId, startsAt }: Pick<Usage, 'clientId' | 'startsAt'>,
) {
  const rows = await db.usagePeriod.findMany({
    where: { clientId, startsAt: { lt: startsAt } },
    orderBy: { startsAt: 'desc' },
    take: MOST_PAST,
    include: { counters: true },
  });
  return rows.map(({ counters, ...period }) => ({
    ...period,
    totals: METRICS.map((metric) => ({
      metric,
      used: sum(counters.filter((counter) => counter.metric === metric)),
      limit: limitOf(period.subscriptionType, metric),
    })),
  }));
}

/** Chooses what happens once a limit is reached; it holds at once, also for one that has been. */
export async function setLimitPolicy(
  deps: Deps & Auditing,
  clientId: string,
  { metric, atLimit }: { metric: UsageMetric; atLimit: AtLimit },
): Promise<Usage> {
  await deps.db.$transaction(async (tx) => {
    const before = atLimitOf(await tx.limitPolicy.findMany({ where: { clientId } }), metric);
    await tx.limitPolicy.upsert({
      where: { clientId_metric: { clientId, metric } },
      create: { clientId, metric, atLimit },
      update: { atLimit },
    });
    const changes = changesBetween({ atLimit: before }, { atLimit }, { atLimit: `at the limit of ${NAME_OF[metric]}` });
    await audit(tx, by(deps), { action: 'LimitPolicyChanged', changes });
  });
  return usageNow(deps, clientId);
}

const sum = (counters: readonly { used: number }[]) => counters.reduce((total, { used }) => total + used, 0);
