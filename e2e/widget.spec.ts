import type { Page } from '@playwright/test';
import { agentOf } from './chatStaff.ts';
import { expect, test as base } from './fixtures.ts';

/** The demo shop, on whose pages Nori is. */
const test = base.extend<{ agent: Awaited<ReturnType<typeof agentOf>>; shop: string }>({
  agent: async ({ api, console }, use) => use(await agentOf(api, console)),
  shop: async ({ stack }, use) => use(`${stack.apiUrl}/stand-ins/shop`),
});

const launcherOn = (page: Page) => page.getByRole('button', { name: /^Ask Nori/ });
const panelOn = (page: Page) => page.getByRole('dialog', { name: 'Nori' });
const chatOn = (page: Page) => page.frameLocator('iframe[title="Nori"]');
const boxOn = (page: Page) => chatOn(page).getByRole('textbox', { name: 'Your message' });

async function write(page: Page, text: string) {
  await boxOn(page).fill(text);
  await boxOn(page).press('Enter');
  await expect(chatOn(page).getByRole('log')).toContainText('Sent');
}

test('a visitor of a shop writes to it, on any page of it, and the staff see what they look at', async ({
  page,
  shop,
  agent,
}) => {
  await page.goto(`${shop}/boots`);
  await launcherOn(page).click();
  await expect(panelOn(page)).toBeVisible();
  await write(page, 'Do these boots run small?');

  const talk = await agent.latest();
  expect(talk.said.at(-1)).toMatchObject({ author: 'Visitor', body: 'Do these boots run small?' });
  await expect.poll(async () => (await agent.latest()).visitor.pageViews[0]?.url).toBe(`${shop}/boots`);

  await page.goto(`${shop}/tents`);
  await agent.reply(talk.id, 'Half a size. Take one larger.');
  await expect(page.getByRole('button', { name: 'Ask Nori, 1 unread' })).toBeVisible();
  await launcherOn(page).click();
  await expect(chatOn(page).getByRole('log')).toContainText('Half a size.');
  await expect(page.getByRole('button', { name: 'Ask Nori', exact: true })).toBeVisible();
});

test('by keyboard: it opens with the focus in the box, closes on Escape, and gives the focus back', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop}/packs`);
  await launcherOn(page).focus();
  await page.keyboard.press('Enter');
  await expect(boxOn(page)).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(panelOn(page)).toBeHidden();
  await expect(launcherOn(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await chatOn(page).getByRole('button', { name: 'Close the chat' }).click();
  await expect(panelOn(page)).toBeHidden();
  await expect(launcherOn(page)).toBeFocused();
});

test('a page with a strict policy shows it, steers it and reports no violation', async ({ page, shop }) => {
  // The fixture fails the test for violations.
  await page.goto(`${shop}/checkout`);
  await page.getByRole('button', { name: 'Ask about delivery' }).click();

  await expect(boxOn(page)).toHaveValue('Is my order there before Friday?');
});
