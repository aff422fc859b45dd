import { expect, type Page } from '@playwright/test';

/** Just signed up: her company has no subscription. */
export const NADIA = 'nadia@lumenandlark.example';

export const STEP = {
  details: '/onboard/client/details',
  chat: '/onboard/client/chat',
  plan: '/onboard/client/subscription',
  payment: '/onboard/client/payment',
  install: '/onboard/client/install',
} as const;

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save and continue' });
export const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the chat"]');

export const order = (page: Page) => page.getByRole('region', { name: 'Your order' });

/** Chooses from a list that is searched by typing. */
export async function pick(page: Page, label: string, search: string, option: string) {
  const field = page.getByRole('combobox', { name: label });
  await field.fill(search);
  const found = page.getByRole('option', { name: option, exact: true });
  await expect(found).toBeVisible();
  // By keyboard: bringing it into view for a click would scroll the page, which closes the list.
  await field.press('ArrowDown');
  await expect(found).toHaveAttribute('data-focused', 'true');
  await field.press('Enter');
  await expect(field).toHaveValue(option);
}

export async function pickSize(page: Page, size = '11–50') {
  await page.getByRole('button', { name: /People at your company/ }).click();
  await page.getByRole('option', { name: size }).click();
}

/** Fills in what the details lack, and goes on. */
export async function completeDetails(page: Page) {
  await expect(heading(page, 'Tell us about your company')).toBeVisible();
  await pick(page, 'Country', 'Switz', 'Switzerland');
  await pickSize(page);
  await saveButton(page).click();
  await expect(page).toHaveURL(STEP.chat);
}

/** Names the assistant, and goes on. */
export async function completeChat(page: Page, name = 'Larka') {
  await expect(heading(page, 'Give your assistant a name and a face')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await saveButton(page).click();
  await expect(page).toHaveURL(STEP.plan);
}

/** Chooses a plan, which leads on. */
export async function completePlan(page: Page, plan = 'Pro') {
  await expect(heading(page, 'Choose a plan')).toBeVisible();
  await page.getByRole('region', { name: plan }).getByRole('button').click();
  await expect(page).toHaveURL(STEP.payment);
}

/** Leaves the card for later. */
export async function payLater(page: Page) {
  await expect(heading(page, 'How would you like to pay?')).toBeVisible();
  await page.getByRole('button', { name: 'Add a card later' }).click();
  await expect(page).toHaveURL(STEP.install);
}
