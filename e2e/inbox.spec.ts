import { expect, test } from './fixtures.ts';
import type { Page } from '@playwright/test';
import { chatAddress, visitorOn } from './chatPage.ts';

const rows = (page: Page) => page.locator('[data-conversation]');

test.describe('/dashboard/inbox', () => {
  test('an agent and a visitor see each other’s messages at once', async ({ page, signIn, browser, stack, api }) => {
    const { accessToken } = await signIn();
    await page.goto('/dashboard/inbox');
    await expect(rows(page).first()).toBeVisible();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(await chatAddress(api, stack.chatUrl, accessToken));

    const chat = visitorOn(visitor);
    await chat.write('Do you repair zips?');
    const row = rows(page).first();
    await expect(row).toContainText('Do you repair zips?');
    await expect(row).toContainText(/unread/i);
    await row.click();
    await expect(page.getByRole('log')).toContainText('Do you repair zips?');
    await expect(row).not.toContainText(/unread/i);

    const composer = page.getByRole('textbox', { name: /reply/i });
    await composer.pressSequentially('We do, ');
    await expect(visitor.getByText(/Maya.*typing/i)).toBeVisible();
    await composer.pressSequentially('every day.');
    await composer.press('Enter');
    await expect(chat.log).toContainText('We do, every day.');
    await expect(page.getByRole('log')).toContainText('Read');

    await chat.box.pressSequentially('Great');
    await expect(page.getByText(/typing/i).first()).toBeVisible();
    await chat.box.press('Enter');
    await expect(page.getByRole('log')).toContainText('Great');

    await visitor.reload();
    await expect(chat.log).toContainText('We do, every day.');
    await visitor.context().close();
  });

  test('what was written while the connection was down is there once it is back, exactly once', async ({
    page,
    signIn,
    browser,
    stack,
    api,
    console,
  }) => {
    const { accessToken } = await signIn();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(await chatAddress(api, stack.chatUrl, accessToken));
    const chat = visitorOn(visitor);
    await chat.write('First, while all is well.');
    await page.goto('/dashboard/inbox');
    await rows(page).first().click();
    await expect(page.getByRole('log')).toContainText('First, while all is well.');

    await console.setSockets({ isRefusing: true });
    await console.closeSockets(1012, 'maya@northwindoutdoor.com');
    await chat.write('Second, into the gap.');
    await expect(chat.log).toContainText('Second, into the gap.');
    await console.setSockets({ isRefusing: false });

    await expect(page.getByRole('log').getByText('Second, into the gap.')).toHaveCount(1, { timeout: 25_000 });
    await visitor.context().close();
  });
});
