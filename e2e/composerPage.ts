import { expect, type Page } from '@playwright/test';
import { photo } from './files.ts';

/** The parts of an open conversation in which one reads and writes. */
export const thread = (page: Page) => page.getByRole('log', { name: 'Messages' });
export const reply = (page: Page) => page.getByRole('textbox', { name: /^Reply to/ });
export const tray = (page: Page) => page.getByRole('list', { name: 'Files to send' });

/** Somebody's row in the list. */
export const rowOf = (page: Page, name: string) => page.locator('[data-conversation]').filter({ hasText: name });

/** Chooses somebody's conversation; resolves when it is theirs that is open, and not the one before. */
export async function openConversationOf(page: Page, name: string) {
  await rowOf(page, name).first().click();
  await expect(page.getByRole('textbox', { name: `Reply to ${name}` })).toBeVisible();
}

/** As a browser does it when a file is dropped on the composer. */
export async function drop(page: Page, name: string) {
  const data = await transferOf(page, [name]);
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await reply(page).dispatchEvent(type, { dataTransfer: data });
  }
}

/** Pastes pictures of these names. */
export async function paste(page: Page, ...names: string[]) {
  const clipboardData = await transferOf(page, names);
  await reply(page).evaluate((field, data) => {
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, clipboardData);
}

function transferOf(page: Page, names: readonly string[]) {
  const { buffer, mimeType } = photo('');
  return page.evaluateHandle(
    ({ bytes, all, type }) => {
      const transfer = new DataTransfer();
      for (const name of all) transfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
      return transfer;
    },
    { bytes: [...buffer], all: [...names], type: mimeType },
  );
}
