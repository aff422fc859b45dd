import { expect, type Page } from '@playwright/test';

/** Numbers that Stripe documents for tests, by what the bank says to them. */
export const CARDS = {
  good: '4242 4242 4242 4242',
  mastercard: '5555 5555 5555 4444',
  declined: '4000 0000 0000 0002',
  /** Can be saved, and is refused when it is charged. */
  failing: '4000 0000 0000 0341',
  authenticate: '4000 0000 0000 3220',
} as const;

export const NEW_CARD = '/dashboard/settings/payment-methods/new';

/** Fills the card form, wherever it stands. Waits until the provider's script has drawn it. */
export async function fillCard(page: Page, number: string = CARDS.good) {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
}

export const addButton = (page: Page) => page.getByRole('button', { name: 'Add Payment Method', exact: true });

/** The menu beside, with a link for each card. */
export const cardMenu = (page: Page) => page.getByRole('navigation', { name: 'Payment methods' });
export const listedCards = (page: Page) => cardMenu(page).getByRole('link', { name: /••••/ });

/** Sends the filled form and waits for what the specification says then. */
export async function addCard(page: Page, number?: string) {
  await fillCard(page, number);
  await addButton(page).click();
  await expect(page.getByText('Payment method added successfully')).toBeVisible();
}
