import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY, moveClock } from '#testing/authOperations.ts';
import { createBillingWorld, type BillingWorld } from '#testing/billingWorld.ts';

let world: BillingWorld;
beforeEach(async () => {
  world = await createBillingWorld();
});
afterEach(() => world.api.close());

const eventsSoFar = async () => (await world.api.deps.stripe.events.list({ limit: 100 })).data.toReversed();

/** An event of the company's, whose object is not as Stripe has it. */
const odd = (type: string, object: object) => ({
  id: 'evt_1',
  object: 'event',
  type,
  data: { object: { id: 'obj_1', object: 'odd', customer: 'CUSTOMER', ...object } },
});

describe('what Stripe tells of', () => {
  it.each([
    ['signed with another secret', { secret: 'whsec_other' }, 400],
    ['signed ten minutes ago', { after: -600 }, 400],
    ['signed ten minutes from now', { after: 600 }, 400],
    ['signed four minutes ago', { after: -240 }, 200],
    ['signed four minutes from now', { after: 240 }, 200],
  ])('counts only when it is of now: %s', async (_, how, status) => {
    await world.company('Standard');
    const [event] = await eventsSoFar();
    expect((await world.send(JSON.stringify(event), how)).status).toBe(status);
  });

  it('is refused without a signature, with half of one, and when it is no event', async () => {
    const bare = (headers: Record<string, string>, body = '{}') =>
      world.api.api.fetch(new Request('http://localhost/stripe/webhooks', { method: 'POST', headers, body }), {});
    expect((await bare({})).status).toBe(400);
    expect((await bare({ 'stripe-signature': 't=x' })).status).toBe(400);
    expect((await world.send('no JSON')).status).toBe(400);
    expect((await bare({}, 'x'.repeat(2_000_000))).status).toBe(413);
    expect((await world.api.api.fetch(new Request('http://localhost/stripe/webhooks'), {})).status).toBe(405);
  });

  it.each([
    ['null', null],
    ['a text', 'charge.succeeded'],
    ['a list', []],
    ['an empty object', {}],
    ['an event without an object', { id: 'evt_1', object: 'event', type: 'invoice.paid', data: {} }],
    ['one whose data are null', { id: 'evt_1', object: 'event', type: 'invoice.paid', data: null }],
    ['one whose object is null', { id: 'evt_1', object: 'event', type: 'invoice.paid', data: { object: null } }],
    ['one without an id', { object: 'event', type: 'invoice.paid', data: { object: {} } }],
    ['one whose id is a number', { id: 1, object: 'event', type: 'invoice.paid', data: { object: {} } }],
    ['one of no type', { id: 'evt_1', object: 'event', data: { object: {} } }],
    ['an event of the second version', { id: 'evt_1', object: 'v2.core.event', type: 'v1.billing.meter', data: {} }],
    ['a card that is a number', odd('setup_intent.succeeded', { payment_method: 7 })],
    ['a trial without a subscription', odd('customer.subscription.trial_will_end', { id: undefined })],
  ])('is refused when it is signed, and odd: %s', async (_, event) => {
    const company = await world.company('Standard');
    const { stripeCustomerId: customer } = await world.api.db.client.findUniqueOrThrow({
      where: { id: company.id },
    });
    const body = JSON.stringify(event).replace('CUSTOMER', customer ?? '');

    expect((await world.send(body)).status).toBe(400);
    expect(await world.api.db.stripeEvent.count()).toBe(0);
  });

  it('is refused as too large where it is sent, without a broken connection', async () => {
    const origin = await world.api.listen();

    const answer = await fetch(`${origin}/stripe/webhooks`, { method: 'POST', body: 'x'.repeat(4_000_000) });

    expect(answer.status).toBe(413);
  });

  it('leads to the same whether it comes in order, backwards, or ten times at once', async () => {
    const company = await world.company('Starter');
    await company.addCard();
    await company.ask('mutation { updateSubscription(subscriptionType: Pro) { id } }');
    moveClock(world.api, 15 * DAY);
    const events = await eventsSoFar();
    await world.deliver(events.toReversed());
    const backwards = await company.subscription();
    await world.deliver(events);
    await Promise.all(events.flatMap((event) => Array.from({ length: 10 }, () => world.send(JSON.stringify(event)))));

    expect(backwards).toMatchObject({ type: 'Pro', status: 'Active' });
    expect(await company.subscription()).toEqual(backwards);
    expect(await world.api.db.stripeEvent.count()).toBe(events.length);
  });

  it('does not bring back what another subscription has followed', async () => {
    const company = await world.company('Starter');
    moveClock(world.api, 15 * DAY);
    const old = await eventsSoFar();
    await world.deliver(old);
    await company.addCard();
    await company.ask('mutation { updateSubscription(subscriptionType: Starter) { id } }');
    await world.deliver();
    const present = await company.subscription();
    await world.api.db.stripeEvent.deleteMany();
    await world.deliver();
    expect(present).toMatchObject({ status: 'Active' });
    expect(await company.subscription()).toEqual(present);
  });

  it('says when a payment has failed, and that it is paid once another card is there', async () => {
    const company = await world.company('Starter');
    await company.addCard('pm_card_chargeCustomerFail');
    moveClock(world.api, 15 * DAY);
    await world.deliver();
    expect(await company.subscription()).toMatchObject({ status: 'PastDue' });
    const [owed] = (await company.ask('{ invoices { edges { node { id status amountDue payUrl } } } }')).data.invoices
      .edges;
    expect(owed.node).toMatchObject({ status: 'Open', amountDue: 2900, payUrl: expect.stringContaining('/invoices/') });
    const pay = 'mutation($id: ID!) { payInvoice(id: $id) { invoice { status } } }';
    expect((await company.ask(pay, { id: owed.node.id })).errors?.[0]?.extensions.code).toBe('PAYMENT_REFUSED');

    const second = (await company.addCard()).find((card: { isDefault: boolean }) => !card.isDefault);
    await company.ask('mutation($id: ID!) { setDefaultPaymentMethod(id: $id) { id } }', { id: second.id });
    await company.ask(pay, { id: owed.node.id });
    await world.deliver();
    expect(await company.subscription()).toMatchObject({ status: 'Active' });
  });
});
