import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY, moveClock } from '#testing/authOperations.ts';
import { createBillingWorld, type BillingWorld } from '#testing/billingWorld.ts';

let world: BillingWorld;
beforeEach(async () => {
  world = await createBillingWorld();
});
afterEach(() => world.api.close());

const UPDATE = 'mutation($type: ClientSubscriptionType!) { updateSubscription(subscriptionType: $type) { id } }';
const REACTIVATE = 'mutation($type: ClientSubscriptionType) { reactivateAccount(newSubscriptionType: $type) { type } }';
const RESUME = 'mutation { resumeSubscription { id } }';
const CANCEL = 'mutation { cancelSubscription { id } }';
const PAY_WITH = 'mutation($id: ID!) { setDefaultPaymentMethod(id: $id) { id } }';

type Company = Awaited<ReturnType<BillingWorld['company']>>;

/** Somebody who pays for Starter: the trial is over. */
async function payer(): Promise<Company> {
  const company = await world.company('Starter');
  await company.addCard();
  moveClock(world.api, 14 * DAY + 60_000);
  await world.deliver();
  return company;
}

/** Somebody whose trial ended without a card. */
async function paused(): Promise<Company> {
  const company = await world.company('Standard');
  moveClock(world.api, 15 * DAY);
  await world.deliver();
  expect(await company.subscription()).toMatchObject({ status: 'Paused' });
  return company;
}

/** Somebody whose plan was cancelled and is over. */
async function ended(): Promise<Company> {
  const company = await world.company('Standard');
  await company.ask(CANCEL);
  moveClock(world.api, 15 * DAY);
  await world.deliver();
  expect(await company.subscription()).toMatchObject({ status: 'Canceled' });
  await company.addCard();
  return company;
}

async function payWith(company: Company, method: string) {
  const before = (await company.cards()).map(({ id }: { id: string }) => id);
  const added = (await company.addCard(method)).find(({ id }: { id: string }) => !before.includes(id));
  await company.ask(PAY_WITH, { id: added.id });
}

describe('a paused trial', () => {
  it('is paid for on the plan that is picked, although Stripe has told of the card before', async () => {
    const company = await paused();
    await company.addCard();
    await world.deliver();
    expect(await company.totals()).toEqual([[0, 'paid']]);

    expect((await company.ask(UPDATE, { type: 'Starter' })).errors).toBeUndefined();
    await world.deliver();
    expect(await company.subscription()).toMatchObject({ type: 'Starter', status: 'Active', downgradeType: null });
    expect(await company.totals()).toEqual([
      [0, 'paid'],
      [2900, 'paid'],
    ]);
  });

  it('stays paused with the bank’s words when the card does not pay, and goes on with another one', async () => {
    const company = await paused();
    await company.addCard('pm_card_chargeCustomerFail');
    await world.deliver();
    const refused = await company.ask(UPDATE, { type: 'Standard' });
    expect(refused.errors?.[0]?.extensions.code).toBe('PAYMENT_REFUSED');
    expect(await company.subscription()).toMatchObject({ status: 'Paused' });

    await payWith(company, 'pm_card_visa');
    await company.ask(UPDATE, { type: 'Standard' });
    expect(await company.subscription()).toMatchObject({ type: 'Standard', status: 'Active' });
  });

  it('is taken up on the plan it paused on, and paid once however often that is asked', async () => {
    const company = await paused();
    expect((await company.ask(RESUME)).errors?.[0]).toMatchObject({
      message: 'Add a card first.',
      extensions: { code: 'BAD_INPUT' },
    });
    await company.addCard();

    await Promise.all([company.ask(RESUME), company.ask(RESUME)]);

    expect(await company.subscription()).toMatchObject({ type: 'Standard', status: 'Active' });
    expect(await company.totals()).toEqual([
      [0, 'paid'],
      [7900, 'paid'],
    ]);
  });

  it('is not taken up when it was cancelled', async () => {
    const company = await paused();
    await company.ask(CANCEL);
    await company.addCard();

    await company.ask(RESUME);

    expect(await company.totals()).toEqual([[0, 'paid']]);
  });

  it('that was cancelled begins anew when it is reactivated', async () => {
    const company = await paused();
    await company.ask(CANCEL);
    await company.addCard();
    expect((await company.ask(REACTIVATE)).errors).toBeUndefined();
    expect(await company.subscription()).toMatchObject({ status: 'Active', cancellationDate: null });
    expect((await company.totals()).at(-1)).toEqual([7900, 'paid']);
  });
});

describe('a cancelled plan that is taken up with a larger one', () => {
  it('stays cancelled when the card does not pay', async () => {
    const company = await payer();
    await payWith(company, 'pm_card_chargeCustomerFail');
    await company.ask(CANCEL);
    const refused = await company.ask(REACTIVATE, { type: 'Pro' });
    expect(refused.errors?.[0]?.extensions.code).toBe('PAYMENT_REFUSED');
    await world.deliver();
    expect(await company.subscription()).toMatchObject({ type: 'Starter', cancellationDate: expect.any(Date) });

    await payWith(company, 'pm_card_visa');
    expect((await company.ask(REACTIVATE, { type: 'Pro' })).data.reactivateAccount).toEqual({ type: 'Pro' });
    expect(await company.subscription()).toMatchObject({ type: 'Pro', cancellationDate: null });
  });
});

describe('a subscription whose answer was lost', () => {
  /** Stripe makes the next subscription, and its answer does not arrive. */
  function loseAnswer() {
    const { subscriptions } = world.api.deps.stripe;
    const create = subscriptions.create.bind(subscriptions);
    vi.spyOn(subscriptions, 'create').mockImplementationOnce(async (...given) => {
      await create(...given);
      throw new Stripe.errors.StripeConnectionError({ message: 'The connection was reset.', type: 'api_error' });
    });
  }

  it.each([
    ['has ended', ended, REACTIVATE],
    [
      'is paused',
      async () => {
        const company = await paused();
        await company.addCard();
        return company;
      },
      UPDATE,
    ],
  ] as const)('is found again by the next press, and not made twice: after one that %s', async (_, begin, document) => {
    const company = await begin();
    const before = await company.totals();
    loseAnswer();
    const lost = await company.ask(document, { type: 'Standard' });
    expect(lost.errors?.[0]?.extensions.code).toBe('PAYMENTS_UNREACHABLE');

    expect((await company.ask(document, { type: 'Standard' })).errors).toBeUndefined();
    expect(await company.subscription()).toMatchObject({ type: 'Standard', status: 'Active' });
    expect((await company.totals()).slice(before.length)).toEqual([[7900, 'paid']]);
  });

  it('is changed to the plan that the next press asks for', async () => {
    const company = await ended();
    loseAnswer();
    await company.ask(REACTIVATE, { type: 'Pro' });
    await company.ask(REACTIVATE, { type: 'Starter' });
    expect(await company.subscription()).toMatchObject({ type: 'Pro', status: 'Active', downgradeType: 'Starter' });
    expect((await company.totals()).at(-1)).toEqual([14_900, 'paid']);
  });

  it('becomes the company’s once Stripe tells of it, when nobody presses again', async () => {
    const company = await ended();
    loseAnswer();
    await company.ask(REACTIVATE, { type: 'Pro' });
    await world.deliver();
    expect(await company.subscription()).toMatchObject({ type: 'Pro', status: 'Active', cancellationDate: null });
  });
});
