import type { Page } from '@playwright/test';
import { chatAddress, visitorOn } from './chatPage.ts';
import { expect, PASSWORD, test } from './fixtures.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Insert emoji' });
const picker = (page: Page) => page.getByRole('dialog', { name: 'Insert emoji' });
const search = (page: Page) => picker(page).getByRole('searchbox');
const composer = (page: Page) => page.getByRole('textbox', { name: /^Reply to/ });

async function openConversation(page: Page) {
  await page.goto('/dashboard/inbox');
  await page.locator('[data-conversation]').first().click();
  await expect(composer(page)).toBeVisible();
}

test.describe('the emoji picker', () => {
  test.beforeEach(async ({ signIn }) => void (await signIn()));

  test('puts an emoji at the caret and gives the focus back', async ({ page }) => {
    await openConversation(page);
    await composer(page).fill('Good  morning');
    await composer(page).evaluate((field) => field instanceof HTMLTextAreaElement && field.setSelectionRange(5, 5));
    await button(page).click();
    await picker(page).getByRole('button', { name: '😀' }).first().click();

    await expect(composer(page)).toHaveValue('Good 😀 morning');
    await expect(composer(page)).toBeFocused();
    await expect(picker(page)).toHaveCount(0);
    await page.keyboard.type('!');
    await expect(composer(page)).toHaveValue('Good 😀! morning');
  });

  test('finds by name, moves with the arrows and picks with Enter', async ({ page }) => {
    await openConversation(page);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(search(page)).toBeFocused();
    // At once: after each letter the picker begins at the first result again.
    await search(page).fill('heart');
    await expect(picker(page).getByText('Search Results')).toBeVisible();
    const selected = picker(page).locator('button[aria-posinset][aria-selected]');
    await page.keyboard.press('ArrowRight');
    await expect(selected).toHaveCount(1);
    const first = (await selected.getAttribute('aria-label')) ?? '';
    await page.keyboard.press('ArrowRight');
    await expect(selected).not.toHaveAttribute('aria-label', first);
    const second = (await selected.getAttribute('aria-label')) ?? '';
    await page.keyboard.press('Enter');

    await expect(composer(page)).toHaveValue(second);
  });

  test('lets Escape clear the search, then leave it, then close', async ({ page }) => {
    await openConversation(page);
    await button(page).click();
    await search(page).fill('rocket');
    await expect(picker(page).getByText('Search Results')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(search(page)).toHaveValue('');
    await expect(search(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search(page)).not.toBeFocused();
    await expect(picker(page)).toBeVisible();
    await page.keyboard.press('Escape');

    await expect(picker(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('is walked through with Tab, and closes by Escape also once a skin tone was chosen', async ({ page }) => {
    await openConversation(page);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(search(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(picker(page).getByRole('button', { name: /skin tone/i })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(picker(page).getByRole('button', { name: 'Frequently used' })).toBeFocused();
    await picker(page)
      .getByRole('button', { name: /skin tone/i })
      .press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(picker(page).getByRole('radio')).toHaveCount(0);
    await page.keyboard.press('Escape');

    await expect(picker(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('has all ten categories, nine in a row, and is 435 high', async ({ page }) => {
    await openConversation(page);
    await button(page).click();
    const titles = ['Frequently used', 'Smileys & People', 'Animals & Nature', 'Food & Drink', 'Activity'];
    titles.push('Travel & Places', 'Objects', 'Symbols', 'Flags', 'Northwind Outdoor');
    const tabs = picker(page).locator('nav').getByRole('button');
    await expect(tabs).toHaveCount(10);
    expect(await tabs.evaluateAll((buttons) => buttons.map((tab) => tab.ariaLabel))).toEqual(titles);
    expect((await picker(page).boundingBox())?.height).toBe(435);
    const tops = await picker(page)
      .locator('.category')
      .nth(1)
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(9);
    await picker(page).getByRole('button', { name: 'Flags', exact: true }).click();
    await expect(picker(page).getByText('Flags', { exact: true })).toBeVisible();
  });

  test('clears the search with its button', async ({ page }) => {
    await openConversation(page);
    await button(page).click();
    await search(page).fill('rocket');
    await picker(page).getByRole('button', { name: 'Clear' }).click();

    await expect(search(page)).toHaveValue('');
  });

  test('remembers the skin tone between visits', async ({ page }) => {
    await openConversation(page);
    await button(page).click();
    await picker(page).getByRole('button', { name: 'Choose default skin tone' }).click();
    await expect(picker(page).getByRole('radio')).toHaveCount(6);
    await picker(page).getByText('Medium-Dark').click();
    await page.reload();
    await button(page).click();
    await search(page).fill('thumbs up');
    await page.keyboard.press('Enter');

    await expect(composer(page)).toHaveValue('👍🏾');
  });

  test('opens whatever the browser had remembered', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('emoji-mart.skin', '{{{');
      localStorage.setItem('emoji-mart.frequently', '{"no such emoji": 9, "rocket": 3}');
    });
    await openConversation(page);
    await button(page).click();

    await expect(picker(page).getByRole('button', { name: '🚀' }).first()).toBeVisible();
  });

  test('comes on first use, and asks nobody outside for anything, in Chinese neither', async ({ page, stack }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openConversation(page);
    await expect(page.getByRole('log')).toBeVisible();
    expect(asked.filter((address) => address.includes('EmojiPopover'))).toEqual([]);

    await page.evaluate(() => {
      document.documentElement.lang = 'zh';
    });
    await button(page).click();
    await expect(picker(page).getByPlaceholder('搜索')).toBeVisible();
    await expect(picker(page).getByRole('button', { name: '旗帜' })).toBeVisible();
    expect(asked.filter((address) => address.includes('EmojiPopover'))).toHaveLength(1);
    const ours = [stack.webUrl, stack.apiUrl, 'data:', 'blob:'];
    expect(asked.filter((address) => !ours.some((origin) => address.startsWith(origin)))).toEqual([]);
  });

  test('keeps its letters from being shortcuts of the inbox', async ({ page }) => {
    await openConversation(page);
    const address = page.url();
    await button(page).click();
    await search(page).fill('');
    await page.keyboard.type('jkr');

    await expect(search(page)).toHaveValue('jkr');
    expect(page.url()).toBe(address);
  });

  test('goes with the theme', async ({ page, expectAccessible }) => {
    await openConversation(page);
    await button(page).click();
    await expect(search(page)).toBeVisible();
    const ground = () =>
      picker(page)
        .locator('#root')
        .evaluate((root) => getComputedStyle(root).backgroundColor);
    await expectAccessible(page);
    const light = await ground();
    await page.emulateMedia({ colorScheme: 'dark' });

    await expect.poll(ground).not.toBe(light);
    await expectAccessible(page);
  });

  test("puts an assistant's face into a reply, which agent and visitor see", async ({
    page,
    browser,
    api,
    stack,
    signIn,
    expectAccessible,
  }) => {
    const { accessToken } = await signIn();
    const visitorsPage = await (await browser.newContext()).newPage();
    const visitor = visitorOn(visitorsPage);
    await visitorsPage.goto(await chatAddress(api, stack.chatUrl, accessToken));
    await visitor.write('Who answers me? :nori: :basecamp:');
    await expect(visitor.log).toContainText('Sent');

    await openConversation(page);
    const log = page.getByRole('log', { name: 'Messages' });
    await expect(log.getByText('Who answers me?')).toBeVisible();
    await button(page).click();
    await picker(page).getByRole('button', { name: 'Northwind Outdoor', exact: true }).click();
    const choice = picker(page).locator('.category').last().getByRole('button', { name: ':Nori:' });
    expect(await choice.getByRole('img').boundingBox()).toMatchObject({ width: 24, height: 24 });
    await choice.click();
    await expect(composer(page)).toHaveValue(':nori:');
    await page.keyboard.type(' does, until 17:00:00');
    await page.keyboard.press('Enter');

    for (const messages of [log, visitor.log]) {
      const reply = messages.getByText('does, until 17:00:00');
      const face = reply.getByRole('img', { name: 'Nori' });
      await expect(face).toBeVisible();
      expect(await face.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBeGreaterThan(
        0,
      );
      // Basecamp has no picture.
      const question = messages.getByText('Who answers me?');
      await expect(question.getByRole('img', { name: 'Nori' })).toBeVisible();
      await expect(question).toContainText(':basecamp:');
    }
    const row = page.locator('[data-conversation]').first();
    await expect(row).toContainText(':nori: does, until 17:00:00');
    await expectAccessible(page);
    await expectAccessible(visitorsPage);
    await visitorsPage.context().close();
  });

  test('finds faces by their name, and has no such category where nobody has one', async ({ page }) => {
    await openConversation(page);
    await button(page).click();
    await search(page).fill('nori');
    await expect(picker(page).getByRole('button', { name: ':Nori:' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(composer(page)).toHaveValue(':nori:');

    // Kestrel's assistant has no picture; its people find no other company's either, on the very same page.
    await page.getByRole('button', { name: /^Maya Lindqvist/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
    await page.getByLabel('Email').fill('rosa@cafekestrel.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('link', { name: 'Inbox', exact: true }).click();
    await page.locator('[data-conversation]').first().click();
    await button(page).click();
    await expect(picker(page).locator('nav').getByRole('button')).toHaveCount(9);
    await search(page).fill('nori');
    await expect(picker(page).getByRole('button', { name: ':Nori:' })).toHaveCount(0);
  });

  test('has its place held while its code is on its way, which Escape gives up', async ({ page }) => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/EmojiPopover*', async (route) => {
      await arrival;
      await route.continue();
    });
    await openConversation(page);
    const place = page.getByRole('status').filter({ hasText: 'Loading emojis' });
    await button(page).click();
    await expect(place).toBeVisible();
    const held = await place.boundingBox();
    await page.keyboard.press('Escape');
    await expect(place).toHaveCount(0);
    await expect(button(page)).toBeFocused();

    await button(page).click();
    await expect(place).toBeVisible();
    arrive();
    await expect(search(page)).toBeFocused();
    await expect(place).toHaveCount(0);
    expect((await picker(page).boundingBox())?.height).toBe(held?.height);
  });

  test('opens without faces that do not come', async ({ page }) => {
    await page.route('**/assistants/avatar/**', (route) => route.fulfill({ status: 500 }));
    await openConversation(page);
    await button(page).click();

    await expect(search(page)).toBeVisible();
    await expect(picker(page).locator('nav').getByRole('button')).toHaveCount(9);
  });

  test('is a sheet from below on a phone', async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openConversation(page);
    await button(page).click();
    await expect(search(page)).toBeVisible();
    const box = await picker(page).boundingBox();
    expect([box?.x, box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([0, 390, 844]);
    await expectAccessible(page);
    await picker(page).getByRole('button', { name: '😀' }).first().click();

    await expect(composer(page)).toHaveValue('😀');
    await expect(composer(page)).toBeFocused();
  });
});
