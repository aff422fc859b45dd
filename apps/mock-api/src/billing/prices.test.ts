import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { idOf } from '#outside/stripe.ts';
import { DAY, moveClock } from '#testing/authOperations.ts';
import { createBillingWorld, type BillingWorld } from '#testing/billingWorld.ts';
import { syncSubscription } from './syncSubscription.ts';

let world: BillingWorld;
beforeEach(async () => {
  world = await createBillingWorld();
});
afterEach(() => world.api.close());

const UPDATE = `mutation UpdateSubscription($type: ClientSubscriptionType!) {
  updateSubscription(subscriptionType: $type) { client { subscription { type } } }
}`;
const PRICES = `query GetMonthlySubscriptionPrices { stripePrices {
  starterMonthlySubscription starterMonthlySubscriptionFreeTrial standardMonthlySubscription proMonthlySubscription
  enterpriseMonthlySubscription enterpriseMonthlySubscriptionFreeTrial } }`;

/** Stripe's owner asks for another sum from now on. */
async function replacePrice(key: string, cents: number) {
  const { stripe } = world.api.deps;
  const { data } = await stripe.prices.list({ lookup_keys: [key] });
  await stripe.prices.create({
    product: idOf(data[0]?.product) ?? '',
    currency: 'usd',
    unit_amount: cents,
    recurring: { interval: 'month' },
    lookup_key: key,
    transfer_lookup_key: true,
  });
}

describe('the plans', () => {
  it('cost dollars a month, and have a trial where that is no 0', async () => {
    const company = await world.company();
    expect((await company.ask(PRICES)).data.stripePrices).toEqual({
      starterMonthlySubscription: 29,
      starterMonthlySubscriptionFreeTrial: 14,
      standardMonthlySubscription: 79,
      proMonthlySubscription: 149,
      enterpriseMonthlySubscription: 499,
      enterpriseMonthlySubscriptionFreeTrial: 0,
    });
  });

  it('are those that Stripe has now, not those that it had once', async () => {
    const company = await world.company('Starter');
    await replacePrice('parley_pro_monthly', 15_900);
    expect((await company.ask(PRICES)).data.stripePrices.proMonthlySubscription).toBe(159);
    expect((await company.ask(UPDATE, { type: 'Pro' })).errors).toBeUndefined();
  });
});

describe('a plan whose price is replaced at Stripe', () => {
  it('stays the plan of who has it, at the price of then; a waiting one too', async () => {
    const company = await world.company('Pro');
    await company.addCard();
    moveClock(world.api, 14 * DAY + 60_000);
    await world.deliver();
    await company.ask(UPDATE, { type: 'Starter' });
    await replacePrice('parley_pro_monthly', 99_900);
    await replacePrice('parley_starter_monthly', 99_900);
    await syncSubscription(world.api.deps, company.id, (await company.subscription()).stripeId ?? '');
    expect(await company.subscription()).toMatchObject({ type: 'Pro', downgradeType: 'Starter' });

    moveClock(world.api, 32 * DAY);
    expect(await world.deliver()).not.toContain(500);
    expect(await company.subscription()).toMatchObject({ type: 'Starter', status: 'Active', downgradeType: null });
    expect((await company.totals()).at(-1)).toEqual([2900, 'paid']);
  });
});
