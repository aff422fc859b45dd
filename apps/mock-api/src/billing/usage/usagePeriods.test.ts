import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, moveClock } from '#testing/authOperations.ts';
import { createBillingWorld, type BillingWorld } from '#testing/billingWorld.ts';
import { countUsage } from './countUsage.ts';
import { followSubscription } from './periods.ts';

let world: BillingWorld;
beforeEach(async () => {
  world = await createBillingWorld();
});
afterEach(() => world.api.close());

type Company = Awaited<ReturnType<BillingWorld['company']>>;

async function use(company: Company, times: number): Promise<void> {
  const { db, clock } = world.api;
  const usage = { clientId: company.id, assistantId: null, metric: 'ApiRequests', at: clock.now() } as const;
  for (let time = 0; time < times; time++) await db.$transaction((tx) => countUsage(tx, usage, 'Staff'));
}

/** Oldest first: the plan, how much was used, and whether it begins where the one before ends. */
async function periods(company: Company) {
  const rows = await world.api.db.usagePeriod.findMany({
    where: { clientId: company.id },
    orderBy: { startsAt: 'asc' },
    include: { counters: true },
  });
  return rows.map(({ subscriptionType, startsAt, counters }, index) => {
    const before = rows[index - 1];
    return {
      plan: subscriptionType,
      used: counters.reduce((sum, { used }) => sum + used, 0),
      isNext: !before || before.endsAt?.getTime() === startsAt.getTime(),
    };
  });
}

const limit = async (company: Company) =>
  (await company.ask('{ usage { meters { metric used limit } } }')).data.usage.meters[3];
const UPDATE = 'mutation($type: ClientSubscriptionType!) { updateSubscription(subscriptionType: $type) { id } }';

describe('the periods in which usage is counted', () => {
  it('are the trial, then each month that is paid for, also while Stripe has not told of it yet', async () => {
    const company = await world.company('Standard');
    await company.addCard();
    await use(company, 2);
    moveClock(world.api, 14 * DAY + 60_000);
    await use(company, 3);
    await world.deliver();
    await use(company, 1);

    expect(await periods(company)).toEqual([
      { plan: 'Standard', used: 2, isNext: true },
      { plan: 'Standard', used: 4, isNext: true },
    ]);
    const { periodEnd } = await company.subscription();
    const current = await world.api.db.usagePeriod.findFirst({
      where: { clientId: company.id },
      orderBy: { startsAt: 'desc' },
    });
    expect(current?.endsAt).toEqual(periodEnd);
  });

  it('go on after a trial that nobody pays for, until the plan is paid for', async () => {
    const company = await world.company('Starter');
    await use(company, 2);
    moveClock(world.api, 15 * DAY);
    await world.deliver();
    const endsAt = async () => (await company.ask('{ usage { endsAt } }')).data.usage.endsAt;
    expect(await endsAt()).toBeNull();
    await use(company, 3);
    expect(await periods(company)).toEqual([{ plan: 'Starter', used: 5, isNext: true }]);
    expect(await endsAt()).toBeNull();

    await company.addCard();
    await company.ask(UPDATE, { type: 'Starter' });
    await use(company, 1);
    expect(await periods(company)).toEqual([
      { plan: 'Starter', used: 5, isNext: true },
      { plan: 'Starter', used: 1, isNext: true },
    ]);
  });

  it('stay as they are with a larger plan, whose limit holds at once', async () => {
    const company = await world.company('Starter');
    await company.addCard();
    await use(company, 2);
    await company.ask(UPDATE, { type: 'Pro' });

    expect(await periods(company)).toEqual([{ plan: 'Pro', used: 2, isNext: true }]);
    expect(await limit(company)).toEqual({ metric: 'ApiRequests', used: 2, limit: 10_000 });
  });

  it('keep the limit of the larger plan until the month for which it is paid ends', async () => {
    const company = await world.company('Pro');
    await company.addCard();
    moveClock(world.api, 14 * DAY + 60_000);
    await world.deliver();
    await use(company, 2);
    await company.ask(UPDATE, { type: 'Starter' });
    expect(await limit(company)).toMatchObject({ limit: 10_000 });

    moveClock(world.api, 32 * DAY);
    await world.deliver();
    expect(await limit(company)).toEqual({ metric: 'ApiRequests', used: 0, limit: 1000 });
    expect((await periods(company)).at(-1)).toEqual({ plan: 'Starter', used: 0, isNext: true });
  });

  it('end with a plan that is cancelled, and begin anew when it is taken up again', async () => {
    const company = await world.company('Standard');
    await company.addCard();
    moveClock(world.api, 14 * DAY + 60_000);
    await world.deliver();
    await company.ask('mutation { cancelSubscription { id } }');
    moveClock(world.api, 32 * DAY);
    await world.deliver();
    await use(company, 2);
    await company.ask('mutation { reactivateAccount { type } }');

    expect((await periods(company)).map(({ used }) => used)).toEqual([0, 2, 0]);
  });

  it('are not closed by a month that was over before it was told of: what is used now still has its period', async () => {
    const company = await world.company('Starter');
    moveClock(world.api, 15 * DAY);
    await world.deliver();
    await use(company, 1);
    const now = world.api.clock.now();
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
    const past = { status: 'Active', periodStart: daysAgo(10), periodEnd: daysAgo(5) } as const;
    await world.api.db.$transaction(async (tx) => {
      const row = await tx.clientSubscription.update({ where: { clientId: company.id }, data: past });
      await followSubscription(tx, row, now);
    });
    await use(company, 1);

    expect(await periods(company)).toEqual([{ plan: 'Starter', used: 2, isNext: true }]);
  });
});
