import { buildUser } from '@parley/db/factories/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStripe } from '#outside/stripe.ts';
import { DAY, HOUR, moveClock } from '#testing/authOperations.ts';
import { createBillingWorld, type BillingWorld } from '#testing/billingWorld.ts';
import { noteExpiringCards } from './noteExpiringCards.ts';
import { noteNotice } from './noteNotice.ts';
import { sendBillingNotices } from './sendBillingNotices.ts';

let world: BillingWorld;
beforeEach(async () => {
  world = await createBillingWorld();
});
afterEach(() => world.api.close());

type Company = Awaited<ReturnType<BillingWorld['company']>>;

/** What has happened at Stripe until now is told, and then mailed: whom to, and what. */
async function mailed(): Promise<string[][]> {
  world.api.mails.length = 0;
  await world.deliver();
  await sendBillingNotices(world.api.deps);
  return world.api.mails.map(({ to, subject }) => [to, subject]);
}
const text = () => world.api.mails[0]?.text ?? '';

async function billTo({ ask }: Company, email: string) {
  const input = { name: 'Northwind', email };
  await ask('mutation($input: UpdateBillingDetailsInput!) { updateBillingDetails(input: $input) { id } }', { input });
}

/** A company that has begun its trial on the first of December 2026, with its accounting elsewhere. */
async function inTrial(card?: string) {
  moveClock(world.api, Date.parse('2026-12-01T12:00:00Z') - world.api.clock.now().getTime());
  const company = await world.company('Starter');
  await billTo(company, 'accounts@northwind.test');
  if (card) await company.addCard(card);
  await mailed();
  return company;
}

describe('three days before a trial ends', () => {
  it('those who manage the company hear of it, and where its invoices are sent; others do not', async () => {
    const company = await inTrial();
    await buildUser(world.api.db, { clientId: company.id, role: 'Staff' });
    moveClock(world.api, 10 * DAY);
    expect(await mailed()).toEqual([]);
    moveClock(world.api, DAY + HOUR);
    const subject = 'Your Parley trial ends on 15 December 2026';
    expect(await mailed()).toEqual([
      ['accounts@northwind.test', subject],
      [company.admin.email, subject],
    ]);
    expect(text()).toContain('no card is on file');
    expect(text()).toContain('/dashboard/settings/payment-methods/new');
  });

  it('the day is the one that the company has then', async () => {
    const company = await inTrial();
    await world.api.db.client.update({ where: { id: company.id }, data: { timezone: 'Pacific/Auckland' } });
    moveClock(world.api, 11 * DAY + HOUR);
    const [[, subject] = []] = await mailed();
    expect(subject).toBe('Your Parley trial ends on 16 December 2026');
  });

  it('what will be charged to which card is said', async () => {
    await inTrial('pm_card_visa');
    moveClock(world.api, 11 * DAY + HOUR);
    expect(await mailed()).toHaveLength(2);
    expect(text()).toContain('The first invoice is $29.00; it is charged to Visa •••• 4242.');
  });

  it('nothing is said to who has cancelled', async () => {
    const company = await inTrial('pm_card_visa');
    await company.ask('mutation { cancelSubscription { id } }');
    await mailed();
    moveClock(world.api, 11 * DAY + HOUR);
    expect(await mailed()).toEqual([]);
  });

  it('all is said once, however often Stripe tells of it', async () => {
    await inTrial();
    moveClock(world.api, 11 * DAY + HOUR);
    const told = (await world.api.deps.stripe.events.list({ type: 'customer.subscription.trial_will_end' })).data;
    const again = told.map((event) => ({ ...event, id: `${event.id}_again` }));
    await Promise.all([...told, ...again, ...told].map((event) => world.send(JSON.stringify(event))));
    await Promise.all([sendBillingNotices(world.api.deps), sendBillingNotices(world.api.deps)]);
    expect(world.api.mails).toHaveLength(2);
  });
});

describe('what is done to a plan', () => {
  const UPDATE = 'mutation($type: ClientSubscriptionType!) { updateSubscription(subscriptionType: $type) { id } }';
  const toBoth = (company: Company, subject: string) => [
    ['accounts@northwind.test', subject],
    [company.admin.email, subject],
  ];

  it('is confirmed in the trial: another plan, the cancellation, the return', async () => {
    const company = await inTrial('pm_card_visa');

    await company.ask(UPDATE, { type: 'Pro' });
    expect(await mailed()).toEqual(toBoth(company, 'Your Parley plan is Pro'));
    expect(text()).toContain('The free trial lasts until 15 December 2026');
    expect(text()).toContain('the plan costs $149.00 a month');

    await company.ask('mutation { cancelSubscription { id } }');
    expect(await mailed()).toEqual(toBoth(company, 'Your Parley plan Pro was cancelled'));
    expect(text()).toContain('It runs until 15 December 2026; nothing more is charged.');

    await company.ask('mutation { reactivateAccount { type } }');
    expect(await mailed()).toEqual(toBoth(company, 'Your Parley plan is Pro'));
    expect(await mailed()).toEqual([]);
  });

  it('is confirmed with what a promotion code takes off', async () => {
    const company = await inTrial('pm_card_visa');
    const { stripe } = world.api.deps;
    const { id: coupon } = await stripe.coupons.create({ percent_off: 20, duration: 'once' });
    await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon }, code: 'WELCOME20' });
    await company.ask('mutation { applyStripePromotionCode(couponCode: "WELCOME20") { code } }');

    await company.ask(UPDATE, { type: 'Pro' });

    expect(await mailed()).toEqual(toBoth(company, 'Your Parley plan is Pro'));
    expect(text()).toContain('WELCOME20 takes $29.80 off the next invoice, which comes to $119.20.');
  });

  it('is confirmed beside the receipt once it is paid for, and when it waits', async () => {
    const company = await inTrial('pm_card_visa');
    moveClock(world.api, 14 * DAY + HOUR);
    await mailed();

    await company.ask(UPDATE, { type: 'Pro' });
    expect(await mailed()).toEqual([
      ...toBoth(company, 'Your Parley plan is Pro'),
      ['accounts@northwind.test', expect.stringMatching(/^Receipt for /)],
    ]);

    await company.ask(UPDATE, { type: 'Starter' });
    expect(await mailed()).toEqual(toBoth(company, 'Your Parley plan changes to Starter on 15 January 2027'));
    expect(text()).toContain('Your company stays on Pro until then.');
  });

  it('is not told of where nothing was changed', async () => {
    const company = await inTrial('pm_card_visa');
    await company.ask(UPDATE, { type: 'Starter' });
    expect(await mailed()).toEqual([]);
  });
});

describe('a payment', () => {
  it('that fails is told with each attempt, with the day of the next one and the way to pay', async () => {
    const company = await inTrial('pm_card_chargeCustomerFail');
    moveClock(world.api, 14 * DAY + HOUR);
    const subject = '$29.00 for Parley could not be charged';
    expect(await mailed()).toEqual([
      ['accounts@northwind.test', subject],
      [company.admin.email, subject],
    ]);
    expect(text()).toContain('It is tried again on 18 December 2026.');
    expect(text()).toContain('/dashboard/settings/subscription#owed');
    moveClock(world.api, 3 * DAY);
    expect(await mailed()).toHaveLength(2);
    expect(await mailed()).toEqual([]);
  });

  it('that failed is not told of once it was paid', async () => {
    const company = await inTrial('pm_card_chargeCustomerFail');
    moveClock(world.api, 14 * DAY + HOUR);
    await company.addCard();
    await world.deliver();
    expect(await mailed()).toEqual([['accounts@northwind.test', expect.stringMatching(/^Receipt for \$29\.00/)]]);
  });

  it('that came is acknowledged to where invoices are sent, once, with the PDF; one of nothing is not', async () => {
    await inTrial('pm_card_visa');
    moveClock(world.api, 14 * DAY + HOUR);
    expect(await mailed()).toEqual([
      ['accounts@northwind.test', expect.stringMatching(/^Receipt for \$29\.00: invoice /)],
    ]);
    expect(text()).toMatch(/\/invoices\/in_\w+\/pdf/);
    expect(await mailed()).toEqual([]);
  });
});

describe('a card', () => {
  const look = async () => {
    world.api.mails.length = 0;
    await noteExpiringCards(world.api.deps);
    await sendBillingNotices(world.api.deps);
    return world.api.mails.map(({ subject }) => subject).filter((subject) => subject.startsWith('The card'));
  };

  /** Whose card is good until the end of January 2027. */
  async function withCardUntilJanuary() {
    const company = await inTrial();
    const [{ id }] = await company.addCard();
    await world.api.deps.stripe.paymentMethods.update(id, { card: { exp_month: 1, exp_year: 2027 } });
    moveClock(world.api, -2 * DAY);
    await world.deliver();
    return company;
  }

  it('that pays for a plan is told of once, in the month before it ends', async () => {
    await withCardUntilJanuary();
    expect(await look()).toEqual([]);
    moveClock(world.api, 3 * DAY);
    const subject = 'The card that pays for Parley expires in January 2027';
    expect(await look()).toEqual([subject, subject]);
    moveClock(world.api, 2 * HOUR);
    expect(await look()).toEqual([]);
  });

  it('that nobody has looked at since its end is kept is told of as well', async () => {
    const { id } = await withCardUntilJanuary();
    await world.api.db.client.update({ where: { id }, data: { cardExpiresAt: null } });
    moveClock(world.api, 3 * DAY);
    expect(await look()).toHaveLength(2);
    moveClock(world.api, 2 * HOUR);
    expect(await look()).toEqual([]);
  });

  it('is not told of where another one pays, or nothing is to be paid any more', async () => {
    const company = await withCardUntilJanuary();
    const other = (await company.addCard('pm_card_mastercard')).find((card: { isDefault: boolean }) => !card.isDefault);
    await company.ask('mutation($id: ID!) { setDefaultPaymentMethod(id: $id) { id } }', { id: other.id });
    const canceled = await withCardUntilJanuary();
    await canceled.ask('mutation { cancelSubscription { id } }');
    moveClock(world.api, 3 * DAY);
    expect(await look()).toEqual([]);
  });
});

describe('a mail', () => {
  it('that fails for one address reaches the others', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const company = await inTrial();
    moveClock(world.api, 11 * DAY + HOUR);
    vi.spyOn(world.api.deps, 'sendMail').mockRejectedValueOnce(new Error('No such mailbox'));
    expect((await mailed()).map(([to]) => to)).toEqual([company.admin.email]);
    vi.restoreAllMocks();
  });

  it('about what Stripe does not know is given up, and others are sent', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { id } = await inTrial();
    const notice = { kind: 'PaymentFailed', subjectId: 'in_unknown', key: 'PaymentFailed in_unknown' } as const;
    await noteNotice(world.api.deps, id, notice);
    moveClock(world.api, 11 * DAY + HOUR);
    expect(await mailed()).toHaveLength(2);
    expect(await world.api.db.billingNotice.count({ where: { dueAt: { not: null } } })).toBe(0);
    vi.restoreAllMocks();
  });

  it('with a receipt goes to those who manage the company where nobody is named to receive invoices', async () => {
    const company = await inTrial('pm_card_visa');
    const { stripeCustomerId } = await world.api.db.client.findUniqueOrThrow({ where: { id: company.id } });
    await world.api.deps.stripe.customers.update(stripeCustomerId ?? '', { email: '' });
    moveClock(world.api, 14 * DAY + HOUR);
    expect(await mailed()).toEqual([[company.admin.email, expect.stringMatching(/^Receipt for \$29\.00/)]]);
  });
});

describe('while Stripe is away', () => {
  it('nothing is sent, and it is tried again later', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await inTrial();
    moveClock(world.api, 11 * DAY + HOUR);
    world.api.mails.length = 0;
    await world.deliver();
    const { deps, mails } = world.api;
    const away = createStripe({ stripe: { ...deps.config.stripe, apiUrl: 'http://localhost:1' } });
    await sendBillingNotices({ ...deps, stripe: away });
    await sendBillingNotices(deps);
    expect(mails).toHaveLength(0);
    moveClock(world.api, HOUR);
    await sendBillingNotices(deps);
    expect(mails).toHaveLength(2);
    vi.restoreAllMocks();
  });
});
