import { describe, expect, it } from 'vitest';
import { FIXTURE_KEYS } from './fixtureKeys.ts';
import { idOf } from './objects.ts';
import { standInForTests } from '#testing/stripeStandInForTests.ts';

/** What Stripe has added since those fixtures, as the SDK's types have it. */
const SINCE = new Set(
  `customer_account tax_details allowed_payment_method_types billing_schedules managed_payments billing_mode current_trial
  pause_schedules amount_overpaid quantity_decimal subtotal attach_to_self`.split(/\s+/),
);
/** What it has left out since. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = { invoice: ['subscription'] };

async function oneOfEach() {
  const { stripe, customerWithCard, monthlyPrice } = standInForTests();
  const customer = await customerWithCard();
  const price = await monthlyPrice(29);
  const coupon = await stripe.coupons.create({ percent_off: 20 });
  const code = await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id } });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    discounts: [{ promotion_code: code.id }],
    expand: ['latest_invoice', 'discounts'],
  });
  const { data: invoices } = await stripe.invoices.list({ customer: customer.id, expand: ['data.discounts'] });
  const { data: methods } = await stripe.paymentMethods.list({ customer: customer.id });
  return {
    customer,
    payment_method: methods[0],
    setup_intent: await stripe.setupIntents.create({ customer: customer.id }),
    product: await stripe.products.retrieve(idOf(price.product) ?? ''),
    price,
    coupon,
    promotion_code: code,
    discount: invoices[0]?.discounts[0],
    subscription,
    subscription_item: subscription.items.data[0],
    subscription_schedule: await stripe.subscriptionSchedules.create({ from_subscription: subscription.id }),
    invoice: invoices[0],
    line_item: invoices[0]?.lines.data[0],
    tax_id: await stripe.customers.createTaxId(customer.id, { type: 'eu_vat', value: 'DE123456789' }),
    event: (await stripe.events.list({ limit: 1 })).data[0],
  };
}

describe('the stand-in’s objects', () => {
  it('have the keys that Stripe’s have', async () => {
    const objects = await oneOfEach();
    const differences = Object.entries(objects).flatMap(([kind, object]) => {
      const fixture = new Set(FIXTURE_KEYS[kind]?.split(' '));
      const own = Object.keys(object ?? {});
      const missing = [...fixture].filter((key) => !own.includes(key) && !LEFT_OUT[kind]?.includes(key));
      const added = own.filter((key) => !fixture.has(key) && !SINCE.has(key) && key !== 'lastResponse');
      return missing.length + added.length > 0 ? [{ kind, missing, added }] : [];
    });
    expect(Object.keys(objects).toSorted()).toEqual(Object.keys(FIXTURE_KEYS).toSorted());
    expect(differences).toEqual([]);
  });
});
