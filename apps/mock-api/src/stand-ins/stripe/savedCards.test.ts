import { beforeEach, describe, expect, it } from 'vitest';
import type { Stripe } from 'stripe';
import { idOf } from './objects.ts';
import { standInForTests } from '#testing/stripeStandInForTests.ts';

let world: ReturnType<typeof standInForTests>;
let customer: Stripe.Customer;
beforeEach(async () => {
  world = standInForTests();
  customer = await world.stripe.customers.create({ name: 'Northwind' });
});

const intend = () =>
  world.stripe.setupIntents.create({
    customer: customer.id,
    usage: 'off_session',
    allowed_payment_method_types: ['card'],
  });

describe('a card that the page saves', () => {
  it('is the customer’s, and shows no more than its last digits', async () => {
    const intent = await intend();
    const confirmed = await world.confirm(intent, '4242424242424242');
    const { data } = await world.stripe.customers.listPaymentMethods(customer.id);

    expect(confirmed).toMatchObject({ status: 'succeeded', payment_method: data[0]?.id });
    expect(data.map(({ card }) => card)).toMatchObject([
      { brand: 'visa', funding: 'credit', last4: '4242', exp_month: 4, exp_year: 2030 },
    ]);
    expect(JSON.stringify(data)).not.toContain('42424242');
  });

  it('may be asked for by the list of its types that older clients send, and not by both', async () => {
    const older = { payment_method_types: ['card'] };

    expect(await world.stripe.setupIntents.create({ customer: customer.id, ...older })).toMatchObject({
      payment_method_types: ['card'],
      allowed_payment_method_types: null,
    });
    await expect(
      world.stripe.setupIntents.create({ customer: customer.id, allowed_payment_method_types: ['card'], ...older }),
    ).rejects.toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' });
  });

  it.each([
    [
      '4000000000000002',
      { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
    ],
    ['4000000000009995', { decline_code: 'insufficient_funds', message: 'Your card has insufficient funds.' }],
    ['4000000000000069', { code: 'expired_card', message: 'Your card has expired.' }],
    ['4000000000000127', { code: 'incorrect_cvc' }],
    ['4000000000000119', { code: 'processing_error' }],
    ['4242424242424241', { code: 'incorrect_number', message: 'Your card number is incorrect.' }],
  ])('is refused in the bank’s words: %s', async (number, error) => {
    const intent = await intend();
    const answer = await world.confirm(intent, number);
    const after = await world.stripe.setupIntents.retrieve(intent.id);

    expect(answer).toMatchObject({ status: 402, error: { type: 'card_error', ...error } });
    expect(after.status).toBe('requires_payment_method');
    expect((await world.stripe.customers.listPaymentMethods(customer.id)).data).toEqual([]);
    expect((await world.confirm(intent, '5555555555554444')).status).toBe('succeeded');
  });

  it('is asked about on the bank’s page where the bank wants it, and comes back with the answer', async () => {
    const intent = await intend();
    const asked = await world.confirm(intent, '4000002500003155', { return_url: 'http://web.test/settings?tab=cards' });
    const url = asked.next_action?.redirect_to_url?.url ?? '';
    expect(asked.status).toBe('requires_action');
    expect(await (await world.send(url)).text()).toContain('Complete authentication');

    const answer = await world.send(url, { method: 'POST', body: new URLSearchParams({ answer: 'complete' }) });

    const back = new URL(answer.headers.get('location') ?? '');
    expect([back.pathname, back.searchParams.get('tab'), back.searchParams.get('redirect_status')]).toEqual([
      '/settings',
      'cards',
      'succeeded',
    ]);
    expect(back.searchParams.get('setup_intent_client_secret')).toBe(intent.client_secret);
    expect((await world.stripe.customers.listPaymentMethods(customer.id)).data).toHaveLength(1);
  });

  it('is not saved when the bank’s question is answered wrongly', async () => {
    const intent = await intend();
    const asked = await world.confirm(intent, '4000002500003155', { return_url: 'http://web.test/' });
    const url = asked.next_action?.redirect_to_url?.url ?? '';
    await world.send(url, { method: 'POST', body: new URLSearchParams({ answer: 'fail' }) });

    const after = await world.stripe.setupIntents.retrieve(intent.id);
    expect(after).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code: 'setup_intent_authentication_failure' },
    });
  });

  it('needs the intent’s secret, and the page’s key opens nothing else', async () => {
    const intent = await intend();
    const wrong = await world.confirm({ ...intent, client_secret: 'guessed' }, '4242424242424242');
    expect(wrong).toMatchObject({ status: 400, error: { param: 'client_secret' } });

    const page = world.sdkWith('pk_test_parley');
    await expect(page.customers.retrieve(customer.id)).rejects.toMatchObject({ statusCode: 403 });
    await expect(world.sdkWith('sk_test_other').customers.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    });
  });

  it('can be taken away again, and is the default no more', async () => {
    const payer = await world.customerWithCard();
    const method = idOf(payer.invoice_settings.default_payment_method) ?? '';
    await world.stripe.paymentMethods.detach(method);

    expect((await world.stripe.customers.listPaymentMethods(payer.id)).data).toEqual([]);
    expect(await world.stripe.customers.retrieve(payer.id)).toMatchObject({
      invoice_settings: { default_payment_method: null },
    });
    await expect(
      world.stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method } }),
    ).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
  });
});
