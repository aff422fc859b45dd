import { codeOf } from './codeOf.ts';
import { button, composer, openConversation, picker, search } from './emojiPage.ts';
import { expect, test } from './fixtures.ts';

const pickerCode = () => codeOf('ui/emoji-picker/EmojiPopover.tsx');

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
    expect(asked.filter((address) => pickerCode().test(address))).toEqual([]);

    await page.evaluate(() => {
      document.documentElement.lang = 'zh';
    });
    await button(page).click();
    await expect(picker(page).getByPlaceholder('搜索')).toBeVisible();
    await expect(picker(page).getByRole('button', { name: '旗帜' })).toBeVisible();
    expect(asked.filter((address) => pickerCode().test(address))).toHaveLength(1);
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

  test('has its place held while its code is on its way, which Escape gives up', async ({ page }) => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(pickerCode(), async (route) => {
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
