import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY, moveClock } from '#testing/authOperations.ts';
import { createBillingWorld, type BillingWorld } from '#testing/billingWorld.ts';

let world: BillingWorld;
beforeEach(async () => {
  world = await createBillingWorld();
});
afterEach(() => world.api.close());

const NEXT = '{ upcomingInvoice { dueAt currency lines { description amount } subtotal discount total amountDue } }';
const LIST = `query($first: Int! = 12, $after: String) { invoices(first: $first, after: $after) {
  edges { node { id number status total amountDue pdfUrl payUrl } } pageInfo { hasNextPage endCursor } } }`;
const PAY = `mutation($id: ID!) { payInvoice(id: $id) {
  invoice { id status payUrl } client { subscription { status } } } }`;
const APPLY = 'mutation($code: String!) { applyStripePromotionCode(couponCode: $code) { code } }';

type Company = Awaited<ReturnType<BillingWorld['company']>>;
const next = async (company: Company) => (await company.ask(NEXT)).data.upcomingInvoice;
const listed = async (company: Company, variables = {}) => (await company.ask(LIST, variables)).data.invoices;
const newest = async (company: Company) => (await listed(company)).edges[0]?.node;

async function promotion(code: string, coupon: { percent_off: number } | { amount_off: number; currency: string }) {
  const { stripe } = world.api.deps;
  const { id } = await stripe.coupons.create({ ...coupon, duration: 'once' });
  await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: id }, code });
}

/** Somebody whose first month could not be paid. */
async function debtor(card = 'pm_card_chargeCustomerFail') {
  const company = await world.company('Starter');
  await company.addCard(card);
  moveClock(world.api, 14 * DAY + 60_000);
  await world.deliver();
  return company;
}

async function payWith(company: Company, method: string) {
  const card = (await company.addCard(method)).find(({ isDefault }: { isDefault: boolean }) => !isDefault);
  await company.ask('mutation($id: ID!) { setDefaultPaymentMethod(id: $id) { id } }', { id: card.id });
}

describe('the next invoice', () => {
  it('is what the trial is followed by, also before there is a card', async () => {
    const company = await world.company('Standard');
    const { periodEnd } = await company.subscription();
    expect(await next(company)).toEqual({
      dueAt: periodEnd?.toISOString(),
      currency: 'usd',
      lines: [{ description: expect.stringContaining('Parley Standard'), amount: 7900 }],
      subtotal: 7900,
      discount: 0,
      total: 7900,
      amountDue: 7900,
    });
  });

  it('shows what a promotion code takes off, until it is removed', async () => {
    await promotion('WELCOME20', { percent_off: 20 });
    const company = await world.company('Standard');
    await company.ask(APPLY, { code: 'WELCOME20' });
    expect(await next(company)).toMatchObject({ subtotal: 7900, discount: 1580, total: 6320, amountDue: 6320 });
    await company.ask('mutation { removeStripePromotionCode { id } }');
    expect(await next(company)).toMatchObject({ discount: 0, amountDue: 7900 });
  });

  it('is of the smaller plan that waits, and costs what it said', async () => {
    const company = await world.company('Pro');
    await company.addCard();
    moveClock(world.api, 14 * DAY + 60_000);
    await world.deliver();
    expect(await next(company)).toMatchObject({ amountDue: 14_900 });
    await company.ask('mutation { updateSubscription(subscriptionType: Starter) { id } }');

    const said = await next(company);
    expect(said).toMatchObject({ amountDue: 2900 });
    moveClock(world.api, Date.parse(said.dueAt) - world.api.clock.now().getTime() + 60_000);
    await world.deliver();
    expect((await company.totals()).at(-1)).toEqual([said.amountDue, 'paid']);
  });

  it('is none after a cancellation, once the subscription has ended, and while a trial waits for a card', async () => {
    const company = await world.company('Standard');
    await company.addCard();
    await company.ask('mutation { cancelSubscription { id } }');
    expect(await next(company)).toBeNull();
    moveClock(world.api, 15 * DAY);
    await world.deliver();
    expect(await next(company)).toBeNull();

    const paused = await world.company('Standard');
    moveClock(world.api, 15 * DAY);
    await world.deliver();
    expect(await paused.subscription()).toMatchObject({ status: 'Paused' });
    expect(await next(paused)).toBeNull();
  });

  it('follows also while an earlier one is owed', async () => {
    const company = await debtor();
    moveClock(world.api, 5 * DAY);
    await world.deliver();
    expect(await company.subscription()).toMatchObject({ status: 'PastDue' });
    expect(await next(company)).toMatchObject({ amountDue: 2900 });
  });

  it('is none before the first subscription', async () => {
    expect(await next(await world.company())).toBeNull();
  });
});

describe('the invoices', () => {
  it('come newest first, a page at a time, and lead to their PDF', async () => {
    const company = await world.company('Standard');
    await company.addCard();
    moveClock(world.api, 80 * DAY);
    await world.deliver();
    const all = await listed(company);
    const first = await listed(company, { first: 2 });
    const rest = await listed(company, { first: 2, after: first.pageInfo.endCursor });

    expect(all.edges.map(({ node }: { node: { total: number } }) => node.total)).toEqual([7900, 7900, 7900, 0]);
    expect([...first.edges, ...rest.edges]).toEqual(all.edges);
    expect([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false]);
    expect(all.edges[0].node).toMatchObject({ status: 'Paid', payUrl: null, pdfUrl: expect.stringMatching(/\/pdf$/) });
  });
});

describe('paying an invoice', () => {
  it('settles what is owed: the plan goes on without waiting for a webhook', async () => {
    const company = await debtor();
    await payWith(company, 'pm_card_visa');
    const { id, payUrl } = await newest(company);
    expect(payUrl).toContain('/invoices/');

    const paid = (await company.ask(PAY, { id })).data.payInvoice;
    expect(paid).toEqual({
      invoice: { id, status: 'Paid', payUrl: null },
      client: { subscription: { status: 'Active' } },
    });
  });

  it('takes the money once however often it is asked for', async () => {
    const company = await debtor();
    await payWith(company, 'pm_card_visa');
    const { id } = await newest(company);
    const answers = await Promise.all([1, 2, 3].map(() => company.ask(PAY, { id })));
    expect(answers.map(({ data }) => data.payInvoice.invoice.status)).toEqual(['Paid', 'Paid', 'Paid']);
    const attempts = await world.api.deps.stripe.events.list({ type: 'invoice.paid' });
    expect(attempts.data.filter(({ data }) => 'id' in data.object && data.object.id === id)).toHaveLength(1);
  });

  it('lets the plan go on as well when the money came from elsewhere before', async () => {
    const company = await debtor();
    await payWith(company, 'pm_card_visa');
    const { id } = await newest(company);
    await world.api.deps.stripe.invoices.pay(id);
    expect((await company.ask(PAY, { id })).data.payInvoice.client.subscription).toEqual({ status: 'Active' });
  });

  it('does not say that nothing was changed when the money was taken; the next press ends it', async () => {
    const company = await debtor();
    await payWith(company, 'pm_card_visa');
    const { id } = await newest(company);
    const away = new Stripe.errors.StripeConnectionError({ message: 'The connection was reset.', type: 'api_error' });
    vi.spyOn(world.api.deps.stripe.subscriptions, 'retrieve').mockRejectedValueOnce(away);
    const lost = await company.ask(PAY, { id });
    expect(lost.errors?.[0]?.message).toBe('Our payment provider does not answer. Try again in a moment.');

    expect((await company.ask(PAY, { id })).data.payInvoice).toMatchObject({
      invoice: { status: 'Paid' },
      client: { subscription: { status: 'Active' } },
    });
  });

  it('is fine where the money came from elsewhere at the same moment', async () => {
    const company = await debtor();
    await payWith(company, 'pm_card_visa');
    const { id } = await newest(company);
    const { stripe } = world.api.deps;
    const asWas = await stripe.invoices.retrieve(id);
    await stripe.invoices.pay(id);
    vi.spyOn(stripe.invoices, 'retrieve').mockResolvedValueOnce(asWas);
    expect((await company.ask(PAY, { id })).data.payInvoice.invoice).toMatchObject({ status: 'Paid' });
  });

  it('says the bank’s sentence where the card does not pay, and the plan stays past due', async () => {
    const company = await debtor();
    const refused = await company.ask(PAY, { id: (await newest(company)).id });
    expect(refused.errors?.[0]).toMatchObject({
      message: 'Your card was declined.',
      extensions: { code: 'PAYMENT_REFUSED' },
    });
    expect(await company.subscription()).toMatchObject({ status: 'PastDue' });
  });

  it('is refused for an invoice of another company', async () => {
    const { id } = await newest(await debtor());
    const stranger = await world.company('Standard');
    expect((await stranger.ask(PAY, { id })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('says that the bank wants to ask the card’s owner, whom the invoice’s own page lets answer', async () => {
    const company = await debtor();
    const { stripe, config } = world.api.deps;
    const { stripeCustomerId: customer } = await world.api.db.client.findUniqueOrThrow({ where: { id: company.id } });
    const asking = await stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer: customer ?? '' });
    await company.ask('mutation($id: ID!) { setDefaultPaymentMethod(id: $id) { id } }', { id: asking.id });
    const { id, payUrl } = await newest(company);

    const refused = await company.ask(PAY, { id });
    expect(refused.errors?.[0]?.message).toBe('Your card was declined. This transaction requires authentication.');
    expect(payUrl).toBe(`${config.stripe.apiUrl}/invoices/${id}`);
  });
});
