import { expect, type Page } from '@playwright/test';

/** The emoji picker of the composer. */
export const button = (page: Page) => page.getByRole('button', { name: 'Insert emoji' });
export const picker = (page: Page) => page.getByRole('dialog', { name: 'Insert emoji' });
export const search = (page: Page) => picker(page).getByRole('searchbox');
export const composer = (page: Page) => page.getByRole('textbox', { name: /^Reply to/ });

export async function openConversation(page: Page) {
  await page.goto('/dashboard/inbox');
  await page.locator('[data-conversation]').first().click();
  await expect(composer(page)).toBeVisible();
  // Whose company it is comes with the messages, and with it the company's own emojis.
  await expect(page.getByRole('log', { name: 'Messages' })).toBeVisible();
}
