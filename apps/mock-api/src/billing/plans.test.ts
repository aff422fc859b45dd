import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, moveClock } from '#testing/authOperations.ts';
import { createBillingWorld, type BillingWorld } from '#testing/billingWorld.ts';

let world: BillingWorld;
beforeEach(async () => {
  world = await createBillingWorld();
});
afterEach(() => world.api.close());

const UPDATE = `mutation UpdateSubscription($type: ClientSubscriptionType!) {
  updateSubscription(subscriptionType: $type) { client { subscription { type status scheduleToDowngrade { type dueDate } } } }
}`;
const REACTIVATE = `mutation ReactivateAccount($type: ClientSubscriptionType) {
  reactivateAccount(newSubscriptionType: $type) { type scheduleToDowngrade { type dueDate } cancellationDate }
}`;
const CANCEL = 'mutation { cancelSubscription { subscription { status cancellationDate periodEnd } } }';
const UNDO = 'mutation { undoDowngrade { subscription { type scheduleToDowngrade { type } } } }';
const PREVIEW = `query($type: ClientSubscriptionType!) {
  subscriptionChangePreview(subscriptionType: $type) { isImmediate effectiveAt amountDue monthlyAmount lines { amount } }
}`;

type Company = Awaited<ReturnType<BillingWorld['company']>>;
const subscriptionIn = (body: { data?: Record<string, { client: { subscription: unknown } }> }) =>
  body.data?.updateSubscription?.client.subscription;

/** Somebody who pays: the trial is over. */
async function payer(plan: 'Starter' | 'Standard' | 'Pro' = 'Standard', card = 'pm_card_visa'): Promise<Company> {
  const company = await world.company(plan);
  await company.addCard(card);
  moveClock(world.api, 14 * DAY + 60_000);
  await world.deliver();
  return company;
}

describe('a trial', () => {
  it('changes its plan at once and for nothing, and is paid for at its end', async () => {
    const company = await world.company('Starter');
    await company.addCard();
    const changed = await company.ask(UPDATE, { type: 'Pro' });
    expect(subscriptionIn(changed)).toEqual({ type: 'Pro', status: 'Trialing', scheduleToDowngrade: null });
    expect(await company.totals()).toEqual([[0, 'paid']]);

    moveClock(world.api, 14 * DAY + 60_000);
    await world.deliver();
    expect(await company.subscription()).toMatchObject({ type: 'Pro', status: 'Active' });
    expect(await company.totals()).toEqual([
      [0, 'paid'],
      [14_900, 'paid'],
    ]);
  });

  it('without a card pauses at its end, and goes on once a plan is picked and there is a card', async () => {
    const company = await world.company('Starter');
    moveClock(world.api, 15 * DAY);
    await world.deliver();
    expect(await company.subscription()).toMatchObject({ status: 'Paused' });
    for (const [type, cents] of [
      ['Starter', 2900],
      ['Enterprise', 49_900],
    ] as const) {
      const { data } = await company.ask(PREVIEW, { type });
      expect(data.subscriptionChangePreview).toMatchObject({ isImmediate: true, amountDue: cents });
    }

    await company.addCard();
    await company.ask(UPDATE, { type: 'Starter' });
    expect(await company.subscription()).toMatchObject({ type: 'Starter', status: 'Active' });
    expect((await company.totals()).at(-1)).toEqual([2900, 'paid']);
  });
});

describe('a card that is added while a payment is overdue', () => {
  it('pays what is owed, and is charged from then on', async () => {
    const company = await payer('Starter');
    const cards = await company.addCard('pm_card_chargeCustomerFail');
    await company.ask('mutation($id: ID!) { setDefaultPaymentMethod(id: $id) { id } }', {
      id: cards.find((card: { isDefault: boolean }) => !card.isDefault).id,
    });
    moveClock(world.api, 31 * DAY);
    await world.deliver();
    expect(await company.subscription()).toMatchObject({ status: 'PastDue' });
    const before = await company.cards();

    await company.addCard('pm_card_mastercard');
    await world.deliver();
    await world.deliver();
    expect(await company.subscription()).toMatchObject({ status: 'Active' });
    expect((await company.totals()).at(-1)).toEqual([2900, 'paid']);
    const [chosen] = await company.cards();
    expect(before).not.toContainEqual(expect.objectContaining({ id: chosen.id }));
    expect(chosen).toMatchObject({ brand: 'mastercard', isDefault: true });
  });
});

describe('a larger plan', () => {
  it('begins at once, and costs what the preview said', async () => {
    const company = await payer('Starter');
    const preview = (await company.ask(PREVIEW, { type: 'Pro' })).data.subscriptionChangePreview;
    const changed = await company.ask(UPDATE, { type: 'Pro' });

    expect(preview).toMatchObject({ isImmediate: true, monthlyAmount: 14_900 });
    expect(subscriptionIn(changed)).toMatchObject({ type: 'Pro', status: 'Active' });
    expect((await company.totals()).at(-1)).toEqual([preview.amountDue, 'paid']);
    expect(preview.amountDue).toBeGreaterThan(11_000);
  });

  it('costs what was shown in the morning also in the evening', async () => {
    const company = await payer('Starter');
    const now = world.api.clock.now().getTime();
    moveClock(world.api, 3 * DAY - (now % DAY) + DAY / 3);
    const shown = (await company.ask(PREVIEW, { type: 'Pro' })).data.subscriptionChangePreview;
    moveClock(world.api, DAY / 2);
    expect((await company.ask(UPDATE, { type: 'Pro' })).errors).toBeUndefined();
    expect((await company.totals()).at(-1)).toEqual([shown.amountDue, 'paid']);
  });

  it('is not taken when the card does not pay: the bank’s words are told, and all is as before', async () => {
    const company = await payer('Starter');
    await company.ask('mutation($id: ID!) { setDefaultPaymentMethod(id: $id) { id } }', {
      id: (await company.addCard('pm_card_chargeCustomerFail')).find((card: { isDefault: boolean }) => !card.isDefault)
        .id,
    });
    const before = await company.totals();
    const { errors } = await company.ask(UPDATE, { type: 'Pro' });

    expect(errors?.[0]).toMatchObject({ message: 'Your card was declined.', extensions: { code: 'PAYMENT_REFUSED' } });
    expect(await company.subscription()).toMatchObject({ type: 'Starter', status: 'Active' });
    expect(await company.totals()).toEqual(before);
  });

  it('is charged for once, however often it is asked for at once', async () => {
    const company = await payer('Starter');
    const before = (await company.totals()).length;
    await Promise.all(Array.from({ length: 5 }, () => company.ask(UPDATE, { type: 'Pro' })));
    expect(await company.totals()).toHaveLength(before + 1);
  });
});

describe('a smaller plan', () => {
  it('waits for the end of the month, and begins then', async () => {
    const company = await payer('Pro');
    const { periodEnd } = await company.subscription();
    const preview = (await company.ask(PREVIEW, { type: 'Starter' })).data.subscriptionChangePreview;
    const changed = await company.ask(UPDATE, { type: 'Starter' });

    expect(preview).toMatchObject({ isImmediate: false, amountDue: 0, effectiveAt: periodEnd?.toISOString() });
    expect(subscriptionIn(changed)).toEqual({
      type: 'Pro',
      status: 'Active',
      scheduleToDowngrade: { type: 'Starter', dueDate: periodEnd?.toISOString() },
    });

    moveClock(world.api, 32 * DAY);
    await world.deliver();
    expect(await company.subscription()).toMatchObject({ type: 'Starter', status: 'Active', downgradeType: null });
    expect((await company.totals()).at(-1)).toEqual([2900, 'paid']);
  });

  it('is given up again, by itself or by picking the plan one is on', async () => {
    const company = await payer('Pro');
    await company.ask(UPDATE, { type: 'Starter' });
    const again = '{ subscriptionChangePreview(subscriptionType: Pro) { monthlyAmount nextAmount } }';
    expect((await company.ask(again)).data.subscriptionChangePreview).toEqual({
      monthlyAmount: 14_900,
      nextAmount: 2900,
    });
    const undone = await company.ask(UNDO);
    expect(undone.data.undoDowngrade.subscription).toEqual({ type: 'Pro', scheduleToDowngrade: null });

    await company.ask(UPDATE, { type: 'Standard' });
    expect(subscriptionIn(await company.ask(UPDATE, { type: 'Pro' }))).toMatchObject({ scheduleToDowngrade: null });
  });
});

describe('a cancelled subscription', () => {
  it('ends with the month; until then it is reactivated for nothing', async () => {
    const company = await payer();
    const invoices = await company.totals();
    const cancelled = (await company.ask(CANCEL)).data.cancelSubscription.subscription;
    expect(cancelled).toMatchObject({ status: 'Active', cancellationDate: expect.any(String) });
    expect((await company.ask(UPDATE, { type: 'Pro' })).errors?.[0]?.extensions.code).toBe('BAD_INPUT');

    const back = (await company.ask(REACTIVATE)).data.reactivateAccount;
    expect(back).toEqual({ type: 'Standard', scheduleToDowngrade: null, cancellationDate: null });
    expect(await company.totals()).toEqual(invoices);
  });

  it('is reactivated with another plan: a smaller one from the next month on', async () => {
    const company = await payer('Pro');
    await company.ask(CANCEL);
    const back = (await company.ask(REACTIVATE, { type: 'Starter' })).data.reactivateAccount;
    expect(back).toMatchObject({ type: 'Pro', cancellationDate: null, scheduleToDowngrade: { type: 'Starter' } });
  });

  it('begins anew once it has ended, without a trial, and once however often that is asked for', async () => {
    const company = await payer();
    await company.ask(CANCEL);
    moveClock(world.api, 32 * DAY);
    await world.deliver();
    expect(await company.subscription()).toMatchObject({ status: 'Canceled' });
    const before = (await company.totals()).length;

    const answers = await Promise.all([1, 2, 3].map(() => company.ask(REACTIVATE, { type: 'Pro' })));
    expect(answers.map(({ data }) => data.reactivateAccount.type)).toEqual(['Pro', 'Pro', 'Pro']);
    expect((await company.totals()).slice(before)).toEqual([[14_900, 'paid']]);
    expect(await company.subscription()).toMatchObject({ status: 'Active', cancellationDate: null });
  });
});

describe('who pays by invoice', () => {
  it('changes nothing here', async () => {
    const company = await world.company('Standard');
    await world.api.db.client.update({ where: { id: company.id }, data: { manuallyInvoiced: true } });
    for (const document of [CANCEL, UNDO, 'mutation { createStripeSetupIntent }', '{ paymentMethods { id } }']) {
      expect((await company.ask(document)).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    }
  });
});
