import type { Page } from '@playwright/test';
import { chatAddress, visitorOn } from './chatPage.ts';
import { openConversationOf, rowOf, thread } from './composerPage.ts';
import { expect, test } from './fixtures.ts';

const header = (page: Page) => page.getByRole('region', { name: /^Conversation with/ }).locator('header');
const details = (page: Page) => page.getByRole('complementary', { name: 'Contact details' });
/** What went well is a status, what needs a look an alert. */
const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });
const picker = (page: Page) => page.getByRole('dialog', { name: 'Run a macro' });

async function open(page: Page, name: string) {
  await page.goto('/dashboard/inbox');
  await openConversationOf(page, name);
}

async function choose(page: Page, text: string) {
  await picker(page).getByRole('searchbox').or(picker(page).getByRole('textbox')).fill(text);
  await expect(picker(page).getByRole('menuitemradio').first()).toContainText(text);
  await page.keyboard.press('Enter');
}

async function manage(page: Page) {
  await page.getByRole('button', { name: 'Add a filter' }).click();
  await page.getByRole('menuitem', { name: 'Manage macros' }).click();
  const dialog = page.getByRole('dialog', { name: /macros?$/i });
  await expect(dialog.getByText('Send to the workshop')).toBeVisible();
  return dialog;
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

  test('the menu of a conversation and the palette run them too', async ({ page, signIn }) => {
    await signIn();
    await open(page, 'Oluwaseun Adeyemi');

    await header(page).getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Run a macro…' }).click();
    await choose(page, 'I call them back');
    await expect(details(page).getByRole('button', { name: 'Priority: High' })).toBeVisible();
    await expect(details(page).getByRole('button', { name: 'Assignee: Maya Lindqvist' })).toBeVisible();
    await expect(thread(page)).toContainText('To be called back: Oluwaseun Adeyemi.');

    await page.keyboard.press('Control+k');
    await page.keyboard.type('run macro: send');
    await expect(page.getByRole('menuitem', { name: /Run macro: Send to the workshop/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(details(page).getByRole('button', { name: 'Team: Workshop' })).toBeVisible();
    await expect(details(page).getByRole('button', { name: /Labels: .*Repairs/ })).toBeVisible();
    await expect(header(page)).toContainText('Snoozed until');
    await expect(thread(page)).toContainText('Hi Oluwaseun, our workshop looks at it.');
  });

  test('all that are selected, but for those whose message would have holes', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    for (const name of ['Hannah Brandt', 'Oluwaseun Adeyemi', 'Visitor 4821']) {
      await rowOf(page, name).hover();
      await page.getByRole('checkbox', { name: `Select ${name}` }).click();
    }

    await page.getByRole('toolbar').getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Run a macro…' }).click();
    await choose(page, 'Send to the workshop');

    const told = toast(page, '2 conversations: “Send to the workshop” was run.');
    await expect(told).toContainText(
      '1 conversation stayed as before. Not known of its visitor: {{visitor.first_name}}.',
    );
    await told.getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'Undone.')).toBeVisible();
    await expect(rowOf(page, 'Hannah Brandt')).toBeVisible();
    await expect(rowOf(page, 'Oluwaseun Adeyemi')).toBeVisible();
  });

  test('one that cannot be run on the only conversation says why, and nothing is done', async ({ page, signIn }) => {
    await signIn();
    await open(page, 'Visitor 4821');

    await page.keyboard.press('m');
    await choose(page, 'Send to the workshop');

    await expect(toast(page, '“Send to the workshop” was not run.')).toContainText(
      'Not known of this visitor: {{visitor.first_name}}.',
    );
    await expect(details(page).getByRole('button', { name: 'Team: Workshop' })).toHaveCount(0);
  });

  test('a run whose answer was lost is tried again, and done once', async ({ page, signIn }) => {
    await signIn();
    await open(page, 'Oluwaseun Adeyemi');
    let isLost = true;
    await page.route('**/graphql', async (route) => {
      if (!isLost || !route.request().postData()?.includes('RunMacro')) return route.continue();
      isLost = false;
      await route.fetch();
      return route.abort();
    });

    await page.keyboard.press('m');
    await choose(page, 'Thank and close');
    await toast(page, /was not run/)
      .getByRole('button', { name: 'Try again' })
      .click();

    await expect(toast(page, '“Thank and close” was run.')).toBeVisible();
    await expect(thread(page).getByText('You are welcome. Have a good tour')).toHaveCount(1);
  });

  test('are made from nothing, by keyboard too, ordered, changed and deleted; nothing written is lost', async ({
    page,
    signIn,
  }) => {
    test.slow();
    await signIn();
    await open(page, 'Oluwaseun Adeyemi');
    const dialog = await manage(page);

    await dialog.getByRole('button', { name: 'New macro' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Enter a name.')).toBeVisible();
    await expect(dialog.getByText('Add an action.', { exact: true })).toBeVisible();

    await dialog.getByRole('textbox', { name: 'Name' }).fill('thank AND close');
    const add = async (action: string) => {
      await dialog.getByRole('button', { name: 'Add an action' }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    await add('Resolve');
    await add('Send a message');
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toBeFocused();
    await add('Assign to a person');
    await add('Snooze');
    await dialog.getByRole('textbox', { name: 'Until when' }).fill('whenever');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Write a text.')).toBeVisible();
    await expect(dialog.getByText('Choose a person.')).toBeVisible();
    await expect(dialog.getByText(/This is not a time in the future/)).toBeVisible();

    await dialog.getByRole('textbox', { name: 'Message' }).fill('Bye, ');
    await dialog.getByRole('button', { name: 'visitor.first_name' }).click();
    await dialog.getByRole('combobox', { name: 'Person' }).fill('jon');
    await page.getByRole('option', { name: 'Jonas Reber' }).click();
    await dialog.getByRole('button', { name: 'Remove: 4. Snooze' }).click();
    const actions = dialog.getByRole('list', { name: 'Actions' }).getByRole('listitem');
    await expect(actions).toHaveCount(3);

    await dialog.getByRole('button', { name: 'Move up: 2. Send a message' }).focus();
    await page.keyboard.press('Enter');
    await expect(actions.first()).toContainText('Send a message');
    await expect(dialog.getByRole('button', { name: 'Move down: 1. Send a message' })).toBeFocused();
    await expect(
      dialog.getByText('Sends “Bye, {{visitor.first_name}}”, resolves it and assigns it to Jonas Reber.'),
    ).toBeVisible();

    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep writing' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('There is a macro called “thank AND close” already.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Goodbye');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Goodbye')).toBeVisible();

    await dialog.getByRole('textbox', { name: 'Search macros' }).fill('assigns it to jonas');
    await expect(dialog.getByText('Send to the workshop')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Edit Goodbye' }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Farewell');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Farewell')).toBeVisible();

    await dialog.getByRole('button', { name: 'Delete Farewell' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByText('Farewell')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'New macro' })).toBeFocused();
  });

  test('name what is gone, and pass over it', async ({ page, signIn, api }) => {
    const { accessToken } = await signIn();
    await api('mutation { deleteTeam(id: "team_workshop") }', {}, accessToken);
    await open(page, 'Oluwaseun Adeyemi');

    await page.keyboard.press('m');
    await expect(picker(page)).toContainText('passes over a team that is not there any more');
    await choose(page, 'Send to the workshop');

    await expect(toast(page, '“Send to the workshop” was run.')).toContainText(
      'It passes over a team that is not there any more.',
    );
    await expect(details(page).getByRole('button', { name: /Labels: .*Repairs/ })).toBeVisible();
  });
});
