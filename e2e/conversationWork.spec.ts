import type { Page } from '@playwright/test';
import { chatAddress, visitorOn } from './chatPage.ts';
import { openConversationOf, rowOf, thread } from './composerPage.ts';
import { expect, test } from './fixtures.ts';

const JONAS = 'jonas@northwindoutdoor.com';

const header = (page: Page) => page.getByRole('region', { name: /^Conversation with/ }).locator('header');
const details = (page: Page) => page.getByRole('complementary', { name: 'Contact details' });
const toast = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

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
    // Two browsers, and all that axe looks at.
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

  test('what was resolved is taken back by Undo, and leaves the list when it is not', async ({ page, signIn }) => {
    await signIn();
    await open(page, 'Oluwaseun Adeyemi');

    await header(page).getByRole('button', { name: 'Resolve' }).click();
    await expect(header(page).getByRole('button', { name: 'Reopen' })).toBeVisible();
    await toast(page, 'Resolved.').getByRole('button', { name: 'Undo' }).click();
    await expect(header(page).getByRole('button', { name: 'Resolve' })).toBeVisible();
    await expect(thread(page)).toContainText('Maya Lindqvist reopened the conversation');
    await expect(rowOf(page, 'Oluwaseun Adeyemi')).toBeVisible();

    // Toasts that the pointer rests on stay.
    await page.mouse.move(700, 500);
    await page.keyboard.press('e');
    await expect(toast(page, 'Resolved.').last()).toBeVisible();
    await expect(rowOf(page, 'Oluwaseun Adeyemi')).toBeVisible();
    await expect(rowOf(page, 'Oluwaseun Adeyemi')).toHaveCount(0, { timeout: 15_000 });
  });

  test('what is being undone stays in the list while the API has not answered', async ({ page, signIn }) => {
    await signIn();
    await open(page, 'Oluwaseun Adeyemi');
    await header(page).getByRole('button', { name: 'Resolve' }).click();
    const resolved = toast(page, 'Resolved.');
    await expect(resolved).toBeVisible();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('UpdateConversations')) await answered;
      await route.continue();
    });

    await resolved.getByRole('button', { name: 'Undo' }).click();
    await expect(resolved).toHaveCount(0);
    await expect(rowOf(page, 'Oluwaseun Adeyemi')).toHaveCount(1);

    answer();
    await expect(toast(page, 'Undone.')).toBeVisible();
    await expect(rowOf(page, 'Oluwaseun Adeyemi')).toHaveCount(1);
  });

  test('a snooze typed in plain English ends when its time has come', async ({ page, signIn, console }) => {
    await signIn();
    await open(page, 'Oluwaseun Adeyemi');

    await page.keyboard.press('s');
    await choose(page, 'Snooze until', 'in 2 hours');
    const until = header(page).getByText(/^Snoozed until (\d\d:\d\d today|tomorrow, \d\d:\d\d)$/);
    await until.hover();
    await expect(until).toHaveAttribute('title', /\d{4}.*\d\d:\d\d/);
    await expect(thread(page)).toContainText('Maya Lindqvist snoozed it until');

    await console.advanceClock(2 * 60 * 60_000 + 5000);

    await expect(thread(page)).toContainText('The snooze ended');
    await expect(header(page).getByRole('button', { name: 'Resolve' })).toBeVisible();
  });

  test('several are chosen with X and Shift, and labelled and resolved at once, with one Undo', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    const rows = page.locator('[data-conversation]');
    await expect(rows.nth(3)).toBeVisible();
    const names = await rows.evaluateAll((all) => all.slice(0, 3).map((row) => row.getAttribute('data-conversation')));

    await page.keyboard.press('j');
    const bar = page.getByRole('toolbar', { name: 'Selected conversations' });
    // What the keys do comes after the list.
    await expect(async () => {
      await page.keyboard.press('x');
      await expect(bar).toContainText('1 selected', { timeout: 2000 });
    }).toPass();
    await rows.nth(2).click({ modifiers: ['Shift'] });
    await expect(bar).toContainText('3 selected');

    await bar.getByRole('button', { name: 'Resolve' }).click();
    await toast(page, '3 conversations: Resolved.').getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'Undone.')).toBeVisible();
    for (const id of names) await expect(page.locator(`[data-conversation="${id}"]`)).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(bar).toHaveCount(0);
  });

  test('an agent takes over from the assistant and hands back; the visitor is told', async ({
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
    await visitorOn(visitor).write('Do you repair zips?');
    await page.goto('/dashboard/inbox');
    await page.locator('[data-conversation]').filter({ hasText: 'Do you repair zips?' }).click();

    await header(page).getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Hand back to Nori' }).click();
    await expect(visitorOn(visitor).log).toContainText('Maya Lindqvist handed back to Nori');
    // At once it would be undone, of which the visitor reads nothing.
    await console.advanceClock(60_000);
    await header(page).getByRole('button', { name: 'Take over' }).click();
    await expect(visitorOn(visitor).log).toContainText('Maya Lindqvist took over from Nori');
    await expect(details(page).getByRole('button', { name: 'Assignee: Maya Lindqvist' })).toBeVisible();
    await visitor.context().close();
  });

  test('the transcript goes by mail, and the visitor is asked for a rating', async ({ page, signIn, console }) => {
    await signIn();
    await open(page, 'Oluwaseun Adeyemi');
    const more = header(page).getByRole('button', { name: 'More', exact: true });

    await more.click();
    await page.getByRole('menuitem', { name: 'Send the transcript' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send the transcript' });
    await dialog.getByLabel('To').fill('nobody');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog).toContainText('Enter an email address such as');
    await dialog.getByLabel('To').fill('olu@adeyemi.example');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(thread(page)).toContainText('Maya Lindqvist sent the transcript to olu@adeyemi.example');
    await expect.poll(async () => (await console.mails('olu@adeyemi.example')).length).toBe(1);

    await more.click();
    await page.getByRole('menuitem', { name: 'Ask for a rating' }).click();
    await expect(details(page)).toContainText('Asked, not answered yet.');
  });

  test('the contact is corrected, blocked and merged with another', async ({ page, signIn }) => {
    await signIn();
    await open(page, 'Oluwaseun Adeyemi');

    await details(page).getByRole('button', { name: 'Edit contact' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact', exact: true });
    await dialog.getByLabel('Phone').fill('call me');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toContainText('Enter a phone number such as');
    await dialog.getByLabel('Phone').fill('+44 20 7946 0958');
    await dialog.getByRole('button', { name: 'Add an attribute' }).click();
    await dialog.getByLabel('Name of attribute 1').fill('Plan');
    await dialog.getByLabel('Value of attribute 1').fill('Gold');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(details(page)).toContainText('+44 20 7946 0958');
    await expect(details(page)).toContainText('Gold');

    await header(page).getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Block Oluwaseun Adeyemi' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    await expect(thread(page)).toContainText('Maya Lindqvist blocked Oluwaseun Adeyemi');
    await expect(details(page)).toContainText('Blocked');

    await details(page).getByRole('button', { name: 'Edit contact' }).click();
    await dialog.getByRole('button', { name: 'Merge' }).click();
    const merge = page.getByRole('dialog', { name: 'Merge Oluwaseun Adeyemi' });
    await expect(merge.getByRole('combobox', { name: 'Merge into' })).toBeFocused();
    await page.keyboard.type('Claire Fontaine');
    await page.getByRole('option', { name: /Claire Fontaine/ }).click();
    await merge.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(thread(page)).toContainText('Maya Lindqvist merged Oluwaseun Adeyemi into Claire Fontaine');
    await expect(header(page)).toContainText('Claire Fontaine');
  });

  test('on a phone the details are a drawer, and everything is in the menu', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn();
    await open(page, 'Oluwaseun Adeyemi');

    await header(page).getByRole('button', { name: 'Contact details' }).click();
    const drawer = page.getByRole('dialog', { name: 'Contact details' });
    await expect(drawer.getByRole('button', { name: /^Assignee/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);

    await header(page).getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Assign' }).click();
    await choose(page, 'Assign to', 'priya');
    await expect(thread(page)).toContainText('Maya Lindqvist assigned it to Priya Nair');
  });
});
