import type { Page } from '@playwright/test';
import { visitorOn } from './chatPage.ts';
import { expect, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };
const button = (page: Page) => page.getByRole('button', { name: 'Open Your Chatbot' });
const entry = (page: Page, title: string) => page.getByRole('menuitem', { name: new RegExp(title) });

/** What windows were asked to look like: in a test they all get the size that the test has. */
async function followFeatures(page: Page) {
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (address, target, features) => {
      document.documentElement.dataset['features'] = features;
      return open(address, target, features);
    };
  });
  return () => page.evaluate(() => document.documentElement.dataset['features']);
}

test.describe('the assistant menu', () => {
  test('asks for the assistants when the button is pointed at, not with the screen', async ({
    page,
    signIn,
    console,
  }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await expect(page.locator('[data-conversation]').first()).toBeVisible();
    expect(await console.requests('ListAssistants')).toEqual([]);

    await button(page).hover();
    await expect.poll(() => console.answered('ListAssistants')).toHaveLength(1);
    await button(page).click();
    await expect(entry(page, 'Nori')).toContainText('Chatbot Widget');
    await expect(entry(page, 'Basecamp')).toContainText('AI Assistant');
    expect(await console.answered('ListAssistants')).toHaveLength(1);
  });

  test('opens a floating widget 480 wide, cut off from the dashboard, and the chat in it is the real one', async ({
    page,
    context,
    signIn,
    stack,
  }) => {
    const features = await followFeatures(page);
    await signIn();
    await page.goto('/dashboard/inbox');
    await button(page).click();
    const opening = context.waitForEvent('page');
    await entry(page, 'Nori').click();
    const popup = await opening;
    const chat = visitorOn(popup);
    await chat.write('Is anybody there?');

    await expect(chat.log).toContainText('Is anybody there?');
    const { origin, pathname, searchParams } = new URL(popup.url());
    expect([origin, pathname, [...searchParams.keys()]]).toEqual([stack.chatUrl, '/chat', ['clientId', 'assistantId']]);
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    expect(await features()).toContain('width=480');
    await expect(page.locator('[data-conversation]').first()).toContainText('Is anybody there?');
    await expect(button(page)).toBeFocused();
  });

  test('gives no width to any other assistant', async ({ page, context, signIn }) => {
    const features = await followFeatures(page);
    await signIn();
    await page.goto('/dashboard');
    await button(page).click();
    const opening = context.waitForEvent('page');
    await entry(page, 'Basecamp').click();
    const popup = await opening;

    await expect(visitorOn(popup).box).toBeVisible();
    expect(await features()).not.toContain('width');
  });

  test('works with the keyboard alone, in both themes, and axe finds nothing in it', async ({
    page,
    context,
    signIn,
    expectAccessible,
  }) => {
    await signIn();
    await page.goto('/dashboard');
    await button(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(entry(page, 'Basecamp')).toBeFocused();
    await expect(entry(page, 'Nori').locator('img')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    await page.keyboard.press('ArrowDown');
    await expect(entry(page, 'Nori')).toBeFocused();
    const opening = context.waitForEvent('page');
    await page.keyboard.press('Enter');
    const popup = await opening;
    await expect(visitorOn(popup).box).toBeVisible();
    await popup.close();
    await page.bringToFront();

    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(entry(page, 'Basecamp')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  });

  test('says that the list did not load, and Retry loads it', async ({ page, signIn, console, expectAccessible }) => {
    await signIn();
    await page.goto('/dashboard');
    await console.addFault({ kind: 'Error', operation: 'ListAssistants', code: 'BROKEN', message: 'Broken.' });
    await button(page).click();
    await expect(page.getByRole('alert')).toContainText('Your chatbots did not load');
    await expectAccessible(page);
    await console.clearFaults();
    await page.getByRole('button', { name: 'Retry' }).click();

    await expect(entry(page, 'Nori')).toBeVisible();
  });

  test('says that there is none for a company without assistants', async ({ page, signIn }) => {
    await signIn();
    await page.route('**/graphql**', async (route) => {
      if (!`${route.request().url()}${route.request().postData()}`.includes('ListAssistants')) return route.fallback();
      return route.fulfill({ json: { data: { assistants: [] } } });
    });
    await page.goto('/dashboard');
    await button(page).click();

    await expect(page.getByText('There is no assistant yet.')).toBeVisible();
  });

  test('is there on a phone', async ({ page, context, signIn, expectAccessible }) => {
    await page.setViewportSize(PHONE);
    await signIn();
    await page.goto('/dashboard/inbox');
    await button(page).click();
    await expect(entry(page, 'Nori')).toBeVisible();
    await expectAccessible(page);
    const opening = context.waitForEvent('page');
    await entry(page, 'Nori').click();

    await expect(visitorOn(await opening).box).toBeVisible();
  });
});
