import type { Page } from '@playwright/test';
import { openConversationOf, thread } from './composerPage.ts';
import { expect, test } from './fixtures.ts';

const JONAS = 'jonas@northwindoutdoor.com';

const details = (page: Page) => page.getByRole('complementary', { name: 'Contact details' });

/** Opens somebody's conversation from the list. */
async function open(page: Page, name: string) {
  await page.goto('/dashboard/inbox');
  await openConversationOf(page, name);
}

/** Chooses in the open picker by typing and Enter. */
async function choose(page: Page, picker: string, text: string) {
  const dialog = page.getByRole('dialog', { name: picker });
  await dialog.getByRole('searchbox').or(dialog.getByRole('textbox')).fill(text);
  await expect(
    dialog.getByRole('menu').getByRole('menuitemradio').or(dialog.getByRole('menuitemcheckbox')).first(),
  ).toBeVisible();
  await page.keyboard.press('Enter');
}

test.describe('/dashboard/inbox, working on a conversation', () => {
  test('an agent assigns, moves, labels and prioritises by key; a colleague sees each at once', async ({
    page,
    signIn,
    browser,
    stack,
  }) => {
    // Two browsers.
    test.slow();
    await signIn();
    const second = await browser.newContext({ baseURL: stack.webUrl });
    await signIn(JONAS, { context: second });
    const colleague = await second.newPage();
    await open(colleague, 'Oluwaseun Adeyemi');
    await open(page, 'Oluwaseun Adeyemi');

    await page.keyboard.press('a');
    await choose(page, 'Assign to', 'jonas');
    await expect(details(page).getByRole('button', { name: 'Assignee: Jonas Reber' })).toBeVisible();
    await page.keyboard.press('p');
    await choose(page, 'Priority', 'urg');
    await expect(details(page).getByRole('button', { name: 'Priority: Urgent' })).toBeVisible();
    await page.keyboard.press('l');
    await choose(page, 'Labels', 'refund');
    await page.keyboard.press('Escape');
    await expect(details(page).getByRole('button', { name: /Labels: .*Refund/ })).toBeVisible();

    await expect(details(colleague).getByRole('button', { name: 'Assignee: Jonas Reber' })).toBeVisible();
    await expect(details(colleague).getByRole('button', { name: 'Priority: Urgent' })).toBeVisible();
    await expect(details(colleague).getByRole('button', { name: /Labels: .*Refund/ })).toBeVisible();
    await expect(thread(colleague)).toContainText('Maya Lindqvist assigned it to Jonas Reber');
    await expect(thread(colleague)).toContainText('Maya Lindqvist set the priority to Urgent');
    await expect(thread(colleague)).toContainText('Maya Lindqvist added Refund');
    await second.close();
  });
});
