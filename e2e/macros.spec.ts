import type { Page } from '@playwright/test';
import { chatAddress, visitorOn } from './chatPage.ts';
import { thread } from './composerPage.ts';
import { expect, test } from './fixtures.ts';

const header = (page: Page) => page.getByRole('region', { name: /^Conversation with/ }).locator('header');
/** What went well is a status, what needs a look an alert. */
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });
const picker = (page: Page) => page.getByRole('dialog', { name: 'Run a macro' });

async function choose(page: Page, text: string) {
  await picker(page).getByRole('searchbox').or(picker(page).getByRole('textbox')).fill(text);
  await expect(picker(page).getByRole('menuitemradio').first()).toContainText(text);
  await page.keyboard.press('Enter');
}

test.describe('macros', () => {
  test('one key does all of a macro, the visitor reads its message, and Undo takes all of it back', async ({
    page,
    signIn,
    browser,
    stack,
    api,
  }) => {
    test.slow();
    const { accessToken } = await signIn();
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(await chatAddress(api, stack.chatUrl, accessToken));
    const chat = visitorOn(visitor);
    await chat.write('Thanks, that was all I needed.');
    await page.goto('/dashboard/inbox');
    await page.getByText('Thanks, that was all I needed.').click();
    await expect(thread(page)).toBeVisible();

    await page.keyboard.press('m');
    await expect(picker(page)).toContainText('Sends “You are welcome. Have a good tour');
    await choose(page, 'Thank and close');

    await expect(header(page).getByRole('button', { name: 'Reopen' })).toBeVisible();
    await expect(thread(page)).toContainText('You are welcome. Have a good tour');
    await expect(chat.log).toContainText('You are welcome. Have a good tour');

    await toast(page, '“Thank and close” was run.').getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'Undone.')).toBeVisible();
    await expect(header(page).getByRole('button', { name: 'Resolve' })).toBeVisible();
    await expect(thread(page)).toContainText('You took a message back');
    await expect(chat.log).not.toContainText('You are welcome. Have a good tour');
    await visitor.context().close();
  });
});
