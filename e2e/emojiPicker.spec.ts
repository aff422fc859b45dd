import { agentOf } from './chatStaff.ts';
import { chatAddress, visitorOn } from './chatPage.ts';
import { codeOf } from './codeOf.ts';
import { button, composer, openConversation, picker, search } from './emojiPage.ts';
import { expect, test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';

const pickerCode = () => codeOf('ui/emoji-picker/EmojiPopover.tsx');

test.describe('the emoji picker', () => {
  test.beforeEach(async ({ signIn }) => void (await signIn()));

  test('is used by keyboard: what is found is put at the caret, and Escape leaves it step by step', async ({
    page,
  }) => {
    await openConversation(page);
    const address = page.url();
    await composer(page).fill('Good  morning');
    await composer(page).evaluate((field) => field instanceof HTMLTextAreaElement && field.setSelectionRange(5, 5));
    await button(page).press('Enter');
    await expect(search(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(picker(page).getByRole('button', { name: /skin tone/i })).toBeFocused();
    await page.keyboard.press('Shift+Tab');

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
    await expect(picker(page)).toHaveCount(0);
    await expect(composer(page)).toBeFocused();
    await page.keyboard.type('!');
    await expect(composer(page)).toHaveValue(`Good ${second}! morning`);

    await button(page).press('Enter');
    await expect(search(page)).toBeFocused();
    // Letters that are shortcuts of the inbox.
    await page.keyboard.type('jkr');
    await expect(search(page)).toHaveValue('jkr');
    expect(page.url()).toBe(address);
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

  test('has ten categories, nine in a row, in its held place, in both themes; on a phone it is a sheet from below', async ({
    page,
  }) => {
    const { release } = await holdBack(page, pickerCode());
    await openConversation(page);
    const place = page.getByRole('status').filter({ hasText: 'Loading emojis' });
    await button(page).click();
    await expect(place).toBeVisible();
    const held = await place.boundingBox();
    await page.keyboard.press('Escape');
    await expect(place).toHaveCount(0);
    await expect(button(page)).toBeFocused();
    await button(page).click();
    release();
    await expect(search(page)).toBeFocused();
    await expect(place).toHaveCount(0);
    expect((await picker(page).boundingBox())?.height).toBe(435);
    expect(held?.height).toBe(435);

    const titles = ['Frequently used', 'Smileys & People', 'Animals & Nature', 'Food & Drink', 'Activity'];
    titles.push('Travel & Places', 'Objects', 'Symbols', 'Flags', 'Northwind Outdoor');
    const tabs = picker(page).locator('nav').getByRole('button');
    // Pictures that take longer than the picker waits come when it is opened again.
    await expect(async () => {
      if ((await tabs.count()) === 9) {
        await page.keyboard.press('Escape');
        await button(page).click();
      }
      await expect(tabs).toHaveCount(10, { timeout: 2000 });
    }).toPass();
    expect(await tabs.evaluateAll((buttons) => buttons.map((tab) => tab.ariaLabel))).toEqual(titles);
    const tops = await picker(page)
      .locator('.category')
      .nth(1)
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(9);

    const ground = () =>
      picker(page)
        .locator('#root')
        .evaluate((root) => getComputedStyle(root).backgroundColor);
    const light = await ground();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(ground).not.toBe(light);

    await page.setViewportSize({ width: 390, height: 844 });
    await openConversation(page);
    await button(page).click();
    await expect(search(page)).toBeVisible();
    const box = await picker(page).boundingBox();
    expect([box?.x, box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))]).toEqual([0, 390, 844]);
    await picker(page).getByRole('button', { name: '😀' }).first().click();
    await expect(composer(page)).toHaveValue('😀');
    await expect(composer(page)).toBeFocused();
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

  test("puts an assistant's face into a reply, which agent and visitor see", async ({
    page,
    browser,
    api,
    stack,
    console,
  }) => {
    const { token } = await agentOf(api, console);
    const visitorsPage = await (await browser.newContext()).newPage();
    const visitor = visitorOn(visitorsPage);
    await visitorsPage.goto(await chatAddress(api, stack.chatUrl, token));
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
    await visitorsPage.context().close();
  });
});
