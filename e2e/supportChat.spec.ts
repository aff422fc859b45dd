import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const SCRIPT = '**/stand-ins/support-chat/script.js';
const SUPPORT = 'support@parley.localhost';
const PHONE = { width: 390, height: 844 };

const launcher = (page: Page) => page.getByRole('button', { name: 'Support', exact: true });
const chat = (page: Page) => page.getByRole('dialog', { name: 'Support chat' });
const rows = (page: Page) => page.locator('[data-conversation]');
const containers = (page: Page) => page.locator('#support-chat-controller, #support-chat-widget');

/** Everything that was asked for. */
function following(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return { asked, scripts: () => asked.filter((url) => url.endsWith('/support-chat/script.js')) };
}

test.describe('the support chat', () => {
  test('takes a message to support, says what becomes of it, and keeps the text of one that was not delivered', async ({
    page,
    signIn,
    console,
  }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await launcher(page).click();
    const field = chat(page).getByRole('textbox', { name: 'Message to support' });
    await expect(field).toBeFocused();
    await page.keyboard.type('How do I add a second assistant?');
    await page.keyboard.press('Enter');

    await expect(chat(page).getByRole('log')).toContainText('answer by mail to maya@northwindoutdoor.com');
    expect((await console.mails(SUPPORT)).map(({ subject }) => subject)).toEqual(['Maya Lindqvist asks for support']);
    await page.keyboard.press('Escape');
    await expect(chat(page)).toBeHidden();
    await expect(launcher(page)).toBeFocused();

    await page.route('**/support-chat/messages', (route) => route.fulfill({ status: 500 }));
    await page.getByRole('button', { name: /^Maya Lindqvist/ }).click();
    await page.getByRole('menuitem', { name: 'Contact support' }).click();
    await expect(field).toBeFocused();
    await field.fill('Help');
    await field.press('Enter');
    await expect(chat(page).getByRole('alert')).toContainText('Not sent');
    await expect(field).toHaveValue('Help');
  });

  test('is not there while one signs in or is onboarded, goes with the person, and comes back for the next without what was said', async ({
    page,
    signIn,
  }) => {
    const { asked, scripts } = following(page);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await signIn('nadia@lumenandlark.example');
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/onboard\/client\/details/);
    await page.waitForLoadState('networkidle');
    expect(asked.length).toBeGreaterThan(0);
    expect(scripts()).toEqual([]);
    await expect(containers(page)).toHaveCount(0);

    await signIn();
    await page.goto('/dashboard');
    await launcher(page).click();
    const field = chat(page).getByRole('textbox', { name: 'Message to support' });
    await field.fill('A secret of Maya');
    await field.press('Enter');
    await expect(chat(page).getByRole('log')).toContainText('Thank you, Maya');
    await page.getByRole('button', { name: /^Maya Lindqvist/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(containers(page)).toHaveCount(0);
    await expect(page.getByText('A secret of Maya')).toHaveCount(0);

    await page.getByLabel('Email').fill('rosa@cafekestrel.example');
    await page.getByLabel('Password', { exact: true }).fill('parley-demo-1');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await launcher(page).click();
    await expect(chat(page).getByRole('log')).toContainText('Hello.');
    await expect(chat(page).getByText('A secret of Maya')).toHaveCount(0);
  });

  test('costs the dashboard nothing when its script cannot be reached', async ({ page, signIn }) => {
    await signIn();
    await page.route(SCRIPT, (route) => route.abort());
    const asked = page.waitForRequest(SCRIPT);
    await page.goto('/dashboard/inbox');
    await asked;
    await rows(page).first().click();
    await expect(page.getByRole('textbox', { name: /^Reply to/ })).toBeVisible();
    await expect(containers(page)).toHaveCount(0);
    await page.getByRole('button', { name: /^Maya Lindqvist/ }).click();

    await expect(page.getByRole('menuitem', { name: 'My profile' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Contact support' })).toHaveCount(0);
  });

  test('leaves the composer free, on a phone too', async ({ page, signIn }) => {
    await signIn();
    for (const size of [{ width: 1440, height: 900 }, PHONE]) {
      await page.setViewportSize(size);
      await page.goto('/dashboard/inbox');
      await launcher(page).click();
      await rows(page).first().focus();
      await page.keyboard.press('Enter');
      const composer = page.getByRole('textbox', { name: /^Reply to/ });
      await composer.fill('Line\n'.repeat(12));
      await expect(chat(page)).toBeVisible();
      const [support, reply] = [
        await chat(page).boundingBox(),
        await page.locator('form', { has: composer }).boundingBox(),
      ];

      expect((support?.y ?? 0) + (support?.height ?? 0)).toBeLessThanOrEqual(reply?.y ?? 0);
    }
  });
});
