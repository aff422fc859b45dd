import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Stripe } from 'stripe';
import { DAY, HOUR, moveClock } from '#testing/authOperations.ts';
import { createBillingWorld, type BillingWorld } from '#testing/billingWorld.ts';
import { startSubscription } from './startSubscription.ts';

let world: BillingWorld;
beforeEach(async () => {
  world = await createBillingWorld();
});
afterEach(() => world.api.close());

const APPLY = `mutation ApplyStripePromotionCode($code: String!) {
  applyStripePromotionCode(couponCode: $code) { id code type quantity } }`;
const REMOVE = 'mutation RemoveStripePromotionCode { removeStripePromotionCode { code } }';
const PRESENT = 'query StripePromotion { stripePromotion { code type quantity } }';

async function code(
  coupon: Stripe.CouponCreateParams,
  name = 'WELCOME20',
  more: Partial<Stripe.PromotionCodeCreateParams> = {},
) {
  const { stripe } = world.api.deps;
  const { id } = await stripe.coupons.create(coupon);
  return stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: id }, code: name, ...more });
}
const present = async (company: Awaited<ReturnType<BillingWorld['company']>>) =>
  (await company.ask(PRESENT)).data.stripePromotion;

describe('a promotion code', () => {
  it('lessens the next invoice, and is taken away again', async () => {
    await code({ percent_off: 20, duration: 'once' });
    const company = await world.company('Standard');
    await company.addCard();
    expect((await company.ask(APPLY, { code: ' welcome20 ' })).data.applyStripePromotionCode).toMatchObject({
      code: 'WELCOME20',
      type: 'Percent',
      quantity: 20,
    });
    expect(await present(company)).toEqual({ code: 'WELCOME20', type: 'Percent', quantity: 20 });
    expect((await company.ask(REMOVE)).data.removeStripePromotionCode).toEqual({ code: 'WELCOME20' });
    expect(await world.api.db.auditEntry.findMany({ where: { action: 'PromotionRemoved' } })).toHaveLength(1);
    expect([await present(company), (await company.ask(REMOVE)).data.removeStripePromotionCode]).toEqual([null, null]);

    await company.ask(APPLY, { code: 'WELCOME20' });
    moveClock(world.api, 15 * DAY);
    await world.deliver();
    expect((await company.totals()).at(-1)).toEqual([6320, 'paid']);
  });

  it('is kept for the subscription that is still to come', async () => {
    await code({ amount_off: 1000, currency: 'usd', duration: 'forever' }, 'TENOFF');
    const company = await world.company();
    await company.ask(APPLY, { code: 'TENOFF' });
    expect(await present(company)).toEqual({ code: 'TENOFF', type: 'Amount', quantity: 10 });

    await startSubscription(world.api.deps, company.id, 'Standard');
    await company.addCard();
    moveClock(world.api, 15 * DAY);
    await world.deliver();
    expect(await present(company)).toMatchObject({ code: 'TENOFF' });
    expect((await company.totals()).at(-1)).toEqual([6900, 'paid']);
  });

  it.each([
    ['none', '', 'Enter a promotion code.'],
    ['that nobody made', 'NOSUCH', 'This promotion code does not exist.'],
    ['far too long', 'X'.repeat(10_000), 'This promotion code does not exist.'],
    ['that is over', 'SUMMER', 'This promotion code is not valid any more.'],
    ['of somebody else', 'THEIRS', 'This promotion code does not exist.'],
  ])('%s is refused beside its field', async (_, given, message) => {
    await code({ percent_off: 30 }, 'SUMMER', { active: false });
    const { id } = await world.api.deps.stripe.customers.create({});
    await code({ percent_off: 30 }, 'THEIRS', { customer: id });
    const company = await world.company('Standard');
    const { errors } = await company.ask(APPLY, { code: given });
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_INPUT', field: 'couponCode' } });
  });

  it.each([
    ['has ended', 'mutation { reactivateAccount { type } }'],
    ['paused', 'mutation { updateSubscription(subscriptionType: Standard) { id } }'],
  ])('is of use for the subscription that follows one that %s', async (how, follow) => {
    await code({ percent_off: 20, duration: 'once' });
    const company = await world.company('Standard');
    if (how === 'has ended') await company.ask('mutation { cancelSubscription { id } }');
    moveClock(world.api, 15 * DAY);
    await world.deliver();
    await company.ask(APPLY, { code: 'WELCOME20' });
    expect(await present(company)).toMatchObject({ code: 'WELCOME20' });

    await company.addCard();
    expect((await company.ask(follow)).errors).toBeUndefined();
    expect((await company.totals()).at(-1)).toEqual([6320, 'paid']);
    expect(await company.subscription()).toMatchObject({ status: 'Active' });
  });

  it('cannot be guessed: tries are counted also when they come at once, and not those of another company', async () => {
    await code({ percent_off: 20, duration: 'once' });
    const [company, other] = [await world.company('Standard'), await world.company('Standard')];
    const tries = await Promise.all(
      Array.from({ length: 30 }, (_, place) => company.ask(APPLY, { code: `GUESS${place}` })),
    );
    const refusals = tries.map(({ errors }) => errors?.[0]?.extensions.code);
    expect(refusals.filter((refusal) => refusal === 'BAD_INPUT')).toHaveLength(20);
    expect(refusals.filter((refusal) => refusal === 'TOO_MANY_ATTEMPTS')).toHaveLength(10);
    expect((await company.ask(APPLY, { code: 'WELCOME20' })).errors?.[0]?.extensions.code).toBe('TOO_MANY_ATTEMPTS');
    expect((await other.ask(APPLY, { code: 'WELCOME20' })).errors).toBeUndefined();

    moveClock(world.api, HOUR + 1000);
    expect((await company.ask(APPLY, { code: 'WELCOME20' })).errors).toBeUndefined();
  });

  it('may be applied and removed as often as one likes', async () => {
    await code({ percent_off: 20, duration: 'forever' });
    const company = await world.company('Standard');
    for (let turn = 0; turn < 22; turn += 1) {
      expect((await company.ask(APPLY, { code: 'WELCOME20' })).errors).toBeUndefined();
      await company.ask(REMOVE);
    }
  });

  it('is one: a second one is refused, the same one twice is not', async () => {
    await code({ percent_off: 20, duration: 'once' });
    await code({ percent_off: 30 }, 'OTHER');
    const company = await world.company('Standard');
    await company.ask(APPLY, { code: 'WELCOME20' });
    expect((await company.ask(APPLY, { code: 'welcome20' })).errors).toBeUndefined();
    expect((await company.ask(APPLY, { code: 'OTHER' })).errors?.[0]?.message).toBe(
      'WELCOME20 is applied already. Remove it first.',
    );
  });

  it('stands in the preview of the subscription that would follow one that has ended', async () => {
    await code({ percent_off: 20, duration: 'once' });
    const company = await world.company('Standard');
    moveClock(world.api, 15 * DAY);
    await world.deliver();
    await company.ask(APPLY, { code: 'WELCOME20' });
    const { data } = await company.ask(
      '{ subscriptionChangePreview(subscriptionType: Standard) { discount amountDue } }',
    );
    expect(data.subscriptionChangePreview).toEqual({ discount: 1580, amountDue: 6320 });

    await company.addCard();
    await company.ask('mutation { updateSubscription(subscriptionType: Standard) { id } }');
    expect((await company.totals()).at(-1)).toEqual([6320, 'paid']);
  });
});
