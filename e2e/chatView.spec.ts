import type { Page } from '@playwright/test';
import { agentOf } from './chatStaff.ts';
import { chatAddress, visitorOn } from './chatPage.ts';
import { expect, test } from './fixtures.ts';

/** Nothing stands beyond the edge of the page. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const LONG = 'Unpronounceablylongwordwithoutanyspacethatmustbreaksomewhere'.repeat(3);

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { name, width, height, scale } of [
    { name: '320 px', width: 320, height: 568, scale: 1 },
    { name: '200 % of 1280 px', width: 640, height: 400, scale: 2 },
  ]) {
    test(`the chat fits and has no accessibility faults, ${colorScheme} at ${name}`, async ({
      browser,
      api,
      stack,
      expectAccessible,
    }) => {
      const context = await browser.newContext({ colorScheme, viewport: { width, height }, deviceScaleFactor: scale });
      const page = await context.newPage();
      const agent = await agentOf(api);
      await page.goto(await chatAddress(api, stack.chatUrl, agent.token));
      const visitor = visitorOn(page);
      await expect(visitor.box).toBeVisible();
      expect(await overflow(page)).toBe(0);
      await expectAccessible(page);

      await visitor.write(`My zip broke. ${LONG}`);
      await visitor.write('مرحبا، هل تصلحون السحابات؟');
      await expect(visitor.log).toContainText('Sent');
      const { id, said } = await agent.latest();
      await agent.reply(id, 'We repair it.', said.at(-1)?.id);
      await expect(visitor.log).toContainText('We repair it.');
      await agent.change({ id, status: 'Resolved' });
      await expect(page.getByRole('group', { name: 'How did it go?' })).toBeVisible();
      await page.getByRole('radio', { name: 'Good, 4 of 5' }).check();
      expect(await overflow(page)).toBe(0);
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Emojis' }).click();
      await expect(page.getByRole('searchbox', { name: 'Search emojis' })).toBeVisible();
      expect(await overflow(page)).toBe(0);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('button', { name: 'Send transcript by mail' }).click();
      expect(await overflow(page)).toBe(0);
      await expectAccessible(page);
      await context.close();
    });
  }
}

test('the menus of the head stand whole on a screen of 320 px', async ({ page, api, stack }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(await chatAddress(api, stack.chatUrl, (await agentOf(api)).token));
  const visitor = visitorOn(page);
  await visitor.write('My zip broke.');
  await expect(visitor.log).toContainText('Sent');

  await page.getByRole('button', { name: 'Your conversations' }).click();
  await expect(page.getByRole('navigation', { name: 'Your conversations' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('region', { name: 'More' })).toBeInViewport({ ratio: 1 });
});

test('who answers can be chosen on a small phone without scrolling', async ({ page, api, stack }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(await chatAddress(api, stack.chatUrl, (await agentOf(api)).token));

  await expect(page.getByRole('radio', { name: 'A person' })).toBeInViewport({ ratio: 1 });
});

test('what goes away when it is used leaves the focus in the chat', async ({ page, api, stack }) => {
  const agent = await agentOf(api);
  await page.goto(await chatAddress(api, stack.chatUrl, agent.token));
  const visitor = visitorOn(page);
  const press = (name: string) => page.getByRole('button', { name }).press('Enter');
  await visitor.write('My zip broke.');
  await expect(visitor.log).toContainText('Sent');
  const { id } = await agent.latest();

  await page.getByLabel('Files to attach').setInputFiles({
    name: 'zip.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Zip'),
  });
  await press('Remove zip.txt');
  await expect(visitor.box).toBeFocused();

  await agent.change({ id, handledBy: 'AI' });
  await press('Ask for a person');
  await expect(page.getByText('You asked for a person').first()).toBeVisible();
  await expect(visitor.box).toBeFocused();

  await agent.change({ id, status: 'Resolved' });
  await page.getByRole('radio', { name: 'Good, 4 of 5' }).check();
  await press('Send rating');
  await expect(page.getByText(/You rated this conversation: good/)).toBeVisible();
  await expect(visitor.box).toBeFocused();
  await press('Change');
  await expect(page.getByRole('radio', { name: 'Good, 4 of 5' })).toBeFocused();
});

test('the emojis fit into a small window at 200 %', async ({ page, api, stack }) => {
  await page.setViewportSize({ width: 320, height: 200 });
  await page.goto(await chatAddress(api, stack.chatUrl, (await agentOf(api)).token));
  await page.getByRole('button', { name: 'Emojis' }).click();

  await expect(page.getByRole('searchbox', { name: 'Search emojis' })).toBeInViewport({ ratio: 1 });
  await expect(visitorOn(page).box).toBeInViewport({ ratio: 1 });
});

test('the chat is used by keyboard alone', async ({ page, api, stack }) => {
  const agent = await agentOf(api);
  await page.goto(await chatAddress(api, stack.chatUrl, agent.token));
  const visitor = visitorOn(page);
  await expect(visitor.box).toBeFocused();
  await page.keyboard.type('My zip broke.');
  await page.keyboard.press('Enter');
  await expect(visitor.log).toContainText('Sent');

  /** Presses Tab, or Shift and Tab, until what has this name has the focus. */
  const reach = async (role: 'button' | 'textbox' | 'radio', name: string, key = 'Shift+Tab') => {
    const target = page.getByRole(role, { name, exact: true });
    for (let step = 0; step < 25; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    await expect(target).toBeFocused();
  };

  await reach('button', 'More');
  await page.keyboard.press('Enter');
  await reach('button', 'Ask for a person', 'Tab');
  await page.keyboard.press('Enter');
  await expect(visitor.log).toContainText('You asked for a person');
  await expect(page.getByRole('button', { name: 'More' })).toBeFocused();

  const { id } = await agent.latest();
  await agent.change({ id, status: 'Resolved' });
  await expect(page.getByRole('group', { name: 'How did it go?' })).toBeVisible();
  await reach('textbox', 'Your message', 'Tab');
  await reach('button', 'Start a new conversation');
  await page.keyboard.press('Enter');
  await expect(visitor.box).toBeFocused();
  await page.keyboard.type('Another thing.');
  await page.keyboard.press('Enter');
  await expect(visitor.log).toContainText('Sent');
  await reach('button', 'Your conversations');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Start a new conversation' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Your conversations' })).toBeFocused();
});
