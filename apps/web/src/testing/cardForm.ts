import { runInThisContext } from 'node:vm';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { UserEvent } from '@testing-library/user-event';
import type { ScreenApi } from './screenApi.ts';

/** Numbers that Stripe documents for tests, by what the bank says to them. */
export const CARDS = {
  good: '4242424242424242',
  mastercard: '5555555555554444',
  declined: '4000000000000002',
  /** Can be saved, and is refused when it is charged. */
  failing: '4000000000000341',
} as const;

/** To `prepare` a screen with a card form: the page has the script of the Stripe that is played. */
export async function loadStripe(api: ScreenApi) {
  const script = await api.askStripe(new Request(`${api.deps.config.stripe.apiUrl}/stripe.js`));
  runInThisContext(await script.text());
}

/** The card processor's own fields, once they are there. */
export async function cardFields() {
  const fields = await waitFor(() => {
    const root = document.querySelector('.__PrivateStripeElement')?.shadowRoot?.querySelector('div')?.parentNode;
    if (!root) throw new Error('There is no card form');
    return root;
  });
  // All that Testing Library asks of a place is that it can be searched.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return within(fields as HTMLElement);
}

export const addButton = () => screen.findByRole('button', { name: 'Add Payment Method' });

/** Fills the card form, wherever it stands. */
export async function fillCard(number: string = CARDS.good) {
  await waitFor(async () => expect(await addButton()).toBeEnabled());
  const fields = await cardFields();
  for (const [label, value] of [
    ['Card number', number],
    ['Expiration date', '1234'],
    ['Security code', '123'],
  ] as const) {
    fireEvent.input(fields.getByLabelText(label), { target: { value } });
  }
}

/** Fills the form and sends it. */
export async function addCard(user: UserEvent, number?: string) {
  await fillCard(number);
  await user.click(await addButton());
}
