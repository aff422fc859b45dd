import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addButton, addCard, cardFields, CARDS, fillCard, loadStripe } from '#testing/cardForm.ts';
import { expectComplaint } from '#testing/complaints.ts';
import { renderScreen } from '#testing/renderScreen.tsx';

const NEW_CARD = '/dashboard/settings/payment-methods/new';
const ADDED = 'Payment method added successfully';
const FAILED = 'Failed to add payment method';

const open = (path = NEW_CARD, as?: string) => renderScreen(path, { prepare: loadStripe, ...(as && { as }) });
const listed = async () =>
  within(await screen.findByRole('navigation', { name: 'Payment methods' })).findAllByRole('link', { name: /••••/ });
const problem = async (text: string) => expect(await screen.findByText(text, { exact: false })).toBeInTheDocument();

/** The next confirmation at the card processor is answered by this, which may let it through. */
function answerConfirmOnce(answer: (send: () => Promise<Response>) => Promise<Response>) {
  const original = globalThis.fetch;
  let isOver = false;
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    if (isOver || !String(input).endsWith('/confirm')) return original(input, init);
    isOver = true;
    return answer(() => original(input, init));
  });
}

describe('a new card', () => {
  it('stands in the list and is opened; the name given for it is kept at the card processor', async () => {
    const { user, api, router } = await open('/dashboard/settings/payment-methods');
    await user.type(await screen.findByLabelText('Name on card'), ' Maya Lindqvist ');

    await addCard(user, CARDS.mastercard);

    await problem(ADDED);
    expect(await screen.findByRole('heading', { name: 'Mastercard •••• 4444' })).toBeInTheDocument();
    const [card] = await listed();
    expect(card).toHaveTextContent('Expires 12/34');
    expect(card).toHaveTextContent('Default');
    expect(card).toHaveAttribute('aria-current', 'page');
    const id = router.state.location.pathname.split('/').at(-1) ?? '';
    const kept = await api.deps.stripe.paymentMethods.retrieve(id);
    expect(kept.billing_details.name).toBe('Maya Lindqvist');
  });

  it('that the bank refuses says why, and another one can be given', async () => {
    const { user } = await open();

    await addCard(user, CARDS.declined);
    await problem('Your card was declined.');
    await problem(FAILED);
    await addCard(user);

    await problem(ADDED);
    expect(await listed()).toHaveLength(1);
  });

  it('that cannot be is said to be wrong beside its field, and is not sent', async () => {
    const { user } = await open();
    const confirm = vi.fn<(send: () => Promise<Response>) => Promise<Response>>((send) => send());
    answerConfirmOnce(confirm);

    await addCard(user, '4242424242424241');

    const fields = await cardFields();
    expect(await fields.findByText('Your card number is invalid.')).toBeInTheDocument();
    expect(screen.queryByText(FAILED)).toBeNull();
    expect(confirm).not.toHaveBeenCalled();
  });

  it('pays for a plan that waits for one', async () => {
    const { user } = await open(NEW_CARD, 'theo@brightsideyoga.example');

    await addCard(user);

    await problem('Billing set up successfully.');
    await waitFor(() => expect(screen.queryByText('The free trial has ended.')).toBeNull());
  });

  it('is there although the list did not come', async () => {
    expectComplaint(/Not now/);
    const { user, api, router } = await open();
    await fillCard();
    await api.call('PUT', 'faults', { kind: 'Error', operation: 'GetPaymentMethods', message: 'Not now.' });

    await user.click(await addButton());

    await problem(ADDED);
    await waitFor(() => expect(router.state.location.pathname).toMatch(/payment-methods\/pm_/));
  });
});

describe('the way to the card processor', () => {
  it('that breaks on the way back leaves one card after the next try', async () => {
    const { user } = await open();
    answerConfirmOnce(async (send) => {
      await send();
      throw new TypeError('The connection broke.');
    });
    await addCard(user);
    await problem('We could not reach Stripe.');

    await user.click(await addButton());

    await problem(ADDED);
    expect(await listed()).toHaveLength(1);
  });

  it('that gives no reason is told of, and the next try adds one card', async () => {
    const { user } = await open();
    answerConfirmOnce(() => Promise.resolve(Response.json({ error: { type: 'card_error' } }, { status: 402 })));
    await addCard(user);
    await problem('An unknown error occurred.');
    await problem(FAILED);

    await user.click(await addButton());

    await problem(ADDED);
    expect(await listed()).toHaveLength(1);
  });

  it('that cannot begin is said so, and nothing is added', async () => {
    const { user, api } = await open();
    await api.call('PUT', 'faults', {
      kind: 'Error',
      operation: 'CreateStripeSetupIntent',
      message: 'Nobody answers.',
      times: 1,
    });

    await addCard(user);

    await problem('Nobody answers.');
    await problem(FAILED);
    expect(await screen.findByText('No results found.')).toBeInTheDocument();
  });
});

it('believes the card processor, and not an address that says the bank has agreed', async () => {
  const { api, router } = await open();
  await addButton();
  const { stripe, config } = api.deps;
  const { id, client_secret: secret } = await stripe.setupIntents.create({});
  const body = new URLSearchParams({
    key: 'pk_test_parley',
    client_secret: secret ?? '',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': CARDS.declined,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2034',
  });
  const address = `${config.stripe.apiUrl}/v1/setup_intents/${id}/confirm`;
  await api.askStripe(new Request(address, { method: 'POST', body: String(body) }));
  const forged = new URLSearchParams({ setup_intent_client_secret: secret ?? '', redirect_status: 'succeeded' });

  await router.navigate(`${NEW_CARD}?${forged}`);

  await problem('Your card was declined.');
  expect(router.state.location.search).toBe('');
  expect(screen.queryByText(ADDED)).toBeNull();
});
