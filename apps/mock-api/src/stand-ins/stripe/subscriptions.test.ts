import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Stripe } from 'stripe';
import { DAY, standInForTests } from '#testing/stripeStandInForTests.ts';

let world: ReturnType<typeof standInForTests>;
let [small, large]: Stripe.Price[] = [];
beforeEach(async () => {
  world = standInForTests();
  [small, large] = [await world.monthlyPrice(29, 'Starter'), await world.monthlyPrice(199, 'Pro')];
});

const price = (one: Stripe.Price | undefined) => one?.id ?? '';
const itemOf = ({ items }: Stripe.Subscription) => items.data[0]?.id ?? '';
const invoices = async (customer: string) =>
  (await world.stripe.invoices.list({ customer, limit: 100 })).data.toReversed();
const totals = async (customer: string) => (await invoices(customer)).map(({ total, status }) => [total, status]);
const dayOf = (seconds: number | null | undefined) => new Date((seconds ?? 0) * 1000).toISOString().slice(0, 10);

async function subscribe(more: Partial<Stripe.SubscriptionCreateParams> = {}, method?: string) {
  const customer = await world.customerWithCard(method);
  const subscription = await world.stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price(small) }],
    ...more,
  });
  return { customer: customer.id, subscription };
}

describe('a subscription', () => {
  it('is paid for each month on the day on which it began', async () => {
    world.clock.setOffset(Date.parse('2027-01-31T09:00:00Z') - Date.now());
    const { customer, subscription } = await subscribe();
    await world.wait(60 * DAY);

    const days = (await invoices(customer)).map(({ created }) => dayOf(created));
    expect(days).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
    expect(await totals(customer)).toEqual([
      [2900, 'paid'],
      [2900, 'paid'],
      [2900, 'paid'],
    ]);
    expect((await world.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  });

  it('costs nothing during its trial, warns three days before its end, and is paid for then', async () => {
    const { customer, subscription } = await subscribe({ trial_period_days: 14 });
    expect([subscription.status, await totals(customer)]).toEqual(['trialing', [[0, 'paid']]]);

    await world.wait(14 * DAY - 60);
    const warned = await world.stripe.events.list({ type: 'customer.subscription.trial_will_end' });
    expect(warned.data.map(({ created }) => dayOf(created))).toEqual(['2026-12-03']);

    await world.wait(120);
    expect((await world.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    expect((await totals(customer)).at(-1)).toEqual([2900, 'paid']);
  });

  it.each([
    ['cancel', 'canceled'],
    ['create_invoice', 'past_due'],
    ['pause', 'paused'],
  ] as const)('without a card at its trial’s end: %s', async (missing_payment_method, status) => {
    const { id: customer } = await world.stripe.customers.create({});
    const { id } = await world.stripe.subscriptions.create({
      customer,
      items: [{ price: price(small) }],
      trial_period_days: 14,
      trial_settings: { end_behavior: { missing_payment_method } },
    });
    await world.wait(14 * DAY + 1);
    expect((await world.stripe.subscriptions.retrieve(id)).status).toBe(status);
  });

  it('falls behind when the bank refuses, is tried again, and ends when that goes on', async () => {
    const { customer, subscription } = await subscribe({ trial_period_days: 1 }, 'pm_card_chargeCustomerFail');
    const status = async () => (await world.stripe.subscriptions.retrieve(subscription.id)).status;
    await world.wait(DAY + 1);
    expect(await status()).toBe('past_due');
    await world.wait(16 * DAY);
    expect([await status(), (await invoices(customer)).at(-1)?.attempt_count]).toEqual(['canceled', 4]);
  });

  it('is in order again once another card has paid what was owed', async () => {
    const { customer, subscription } = await subscribe({ trial_period_days: 1 }, 'pm_card_chargeCustomerFail');
    await world.wait(DAY + 1);
    const { id: card } = await world.stripe.paymentMethods.attach('pm_card_visa', { customer });
    const owed = (await invoices(customer)).at(-1)?.id ?? '';
    await world.stripe.invoices.pay(owed, { payment_method: card });
    expect((await world.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  });
});

describe('the page of an invoice', () => {
  it('takes the money once the card’s owner has answered the bank, where it asks', async () => {
    const { customer } = await subscribe({ trial_period_days: 14 });
    const { id: card } = await world.stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer });
    await world.stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } });
    await world.wait(14 * DAY + 60);
    const address = (await invoices(customer)).at(-1)?.hosted_invoice_url ?? '';
    const answer = (how: string) => world.send(address, { method: 'POST', body: new URLSearchParams({ answer: how }) });

    expect(await (await world.send(address)).text()).toContain('Your bank asks whether it is you');
    expect((await answer('fail')).status).toBe(402);
    expect((await totals(customer)).at(-1)).toEqual([2900, 'open']);
    expect((await answer('complete')).status).toBe(200);
    expect((await totals(customer)).at(-1)).toEqual([2900, 'paid']);
  });
});

describe('another price', () => {
  it('is charged at once for the rest of the month, less what the old one has left', async () => {
    const { customer, subscription } = await subscribe();
    await world.wait(15 * DAY);
    await world.stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription), price: price(large) }],
      proration_behavior: 'always_invoice',
    });
    // Fifteen of thirty days of 199 less 29 dollars.
    expect((await totals(customer)).at(-1)).toEqual([8500, 'paid']);
  });

  it('is not taken when the bank refuses what is due', async () => {
    const { customer, subscription } = await subscribe({ trial_period_days: 3 }, 'pm_card_chargeCustomerFail');
    const change = world.stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription), price: price(large) }],
      trial_end: 'now',
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
    await expect(change).rejects.toMatchObject({ type: 'StripeCardError', message: 'Your card was declined.' });
    const after = await world.stripe.subscriptions.retrieve(subscription.id);
    expect([after.status, after.items.data[0]?.price.id, await totals(customer)]).toEqual([
      'trialing',
      price(small),
      [[0, 'paid']],
    ]);
  });

  it('can wait for the end of the month, and be called off until then', async () => {
    const { customer, subscription } = await subscribe({ items: [{ price: price(large) }] });
    const plan = async () => {
      const schedule = await world.stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
      const [now] = schedule.phases;
      const phases = [
        { items: [{ price: price(large) }], start_date: now?.start_date, end_date: now?.end_date },
        { items: [{ price: price(small) }], duration: { interval: 'month' as const } },
      ];
      await world.stripe.subscriptionSchedules.update(schedule.id, { phases, end_behavior: 'release' });
      return schedule.id;
    };
    await world.stripe.subscriptionSchedules.release(await plan());
    await plan();
    await world.wait(62 * DAY);

    const after = await world.stripe.subscriptions.retrieve(subscription.id);
    expect([after.items.data[0]?.price.id, after.schedule]).toEqual([price(small), null]);
    expect(await totals(customer)).toEqual([
      [19_900, 'paid'],
      [2900, 'paid'],
      [2900, 'paid'],
    ]);
  });

  it('costs what the preview said, at whatever moment and between whichever prices', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 0, max: 27 * DAY }),
        async (from, to, later) => {
          world = standInForTests();
          const [before, after] = [await world.monthlyPrice(from), await world.monthlyPrice(to, 'Other')];
          const { subscription } = await subscribe({ items: [{ price: before.id }] });
          await world.wait(later);
          const change = {
            items: [{ id: itemOf(subscription), price: after.id }],
            proration_behavior: 'always_invoice' as const,
            proration_date: Math.floor(world.clock.now().getTime() / 1000),
          };
          const preview = await world.stripe.invoices.createPreview({
            subscription: subscription.id,
            subscription_details: change,
          });
          await world.stripe.subscriptions.update(subscription.id, change);
          const { latest_invoice: made } = await world.stripe.subscriptions.retrieve(subscription.id, {
            expand: ['latest_invoice'],
          });
          const real = typeof made === 'object' ? made : null;
          expect([preview.total, preview.amount_due]).toEqual([real?.total, real?.amount_due]);
          expect(preview.total).toBe(preview.lines.data.reduce((sum, { amount }) => sum + amount, 0));
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('the end of a subscription', () => {
  it('comes with the paid month, unless it is called off', async () => {
    const { subscription } = await subscribe();
    const asked = await world.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect([dayOf(asked.cancel_at), dayOf(asked.canceled_at)]).toEqual(['2026-12-22', '2026-11-22']);
    const kept = await world.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    expect([kept.cancel_at, kept.canceled_at]).toEqual([null, null]);

    await world.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await world.wait(31 * DAY);
    expect((await world.stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
  });
});

describe('a promotion code', () => {
  const codeFor = async (coupon: Stripe.CouponCreateParams, more: Partial<Stripe.PromotionCodeCreateParams> = {}) => {
    const { id } = await world.stripe.coupons.create(coupon);
    return world.stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: id }, code: 'WELCOME', ...more });
  };

  it.each([
    ['once', { percent_off: 20, duration: 'once' as const }, [2320, 2900, 2900]],
    ['for two months', { percent_off: 50, duration: 'repeating' as const, duration_in_months: 2 }, [1450, 1450, 2900]],
    ['for ever', { amount_off: 900, currency: 'usd', duration: 'forever' as const }, [2000, 2000, 2000]],
  ])('lessens what is due %s', async (_, coupon, expected) => {
    const code = await codeFor(coupon);
    const { customer } = await subscribe({ discounts: [{ promotion_code: code.id }] });
    await world.wait(62 * DAY);
    expect((await totals(customer)).map(([total]) => total)).toEqual(expected);
  });

  it('is found by its code whatever the case, with its coupon, until it is over', async () => {
    const soon = Math.floor(world.clock.now().getTime() / 1000) + DAY;
    await codeFor({ percent_off: 20, duration: 'once' }, { expires_at: soon });
    const found = () =>
      world.stripe.promotionCodes.list({ code: 'welcome', active: true, expand: ['data.promotion.coupon'] });
    expect((await found()).data[0]?.promotion.coupon).toMatchObject({ percent_off: 20 });
    await world.wait(DAY);
    expect((await found()).data).toEqual([]);
  });

  it('is redeemed as often as it may be and no more', async () => {
    const code = await codeFor({ percent_off: 20, duration: 'once' }, { max_redemptions: 1 });
    await subscribe({ discounts: [{ promotion_code: code.id }] });
    await expect(subscribe({ discounts: [{ promotion_code: code.id }] })).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      param: 'discounts[0][promotion_code]',
    });
  });
});
