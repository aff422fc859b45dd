import type { Page } from '@playwright/test';
import { chatAddress, visitorOn } from './chatPage.ts';
import { expect, test } from './fixtures.ts';

const rows = (page: Page) => page.locator('[data-conversation]');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });

/** The number beside a view's name. */
async function countOf(page: Page, name: string): Promise<number> {
  await expect(tab(page, name)).toContainText(/\d/);
  return Number(/\d+/.exec((await tab(page, name).textContent()) ?? '')?.[0]);
}

async function addFilter(page: Page, filter: string, ...choices: string[]) {
  await page.getByRole('button', { name: 'Add a filter' }).click();
  await page.getByRole('menuitem', { name: filter, exact: true }).click();
  for (const choice of choices) await page.getByRole('option', { name: choice }).click();
  await page.keyboard.press('Escape');
}

test.describe('the views of the inbox', () => {
  test('begin with what is open, and each holds as many as it says', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/inbox');

    await expect(page.getByRole('button', { name: 'Status: Open' })).toBeVisible();
    await expect(row(page, 'Hannah Brandt')).toHaveCount(1);
    for (const view of ['Mine', 'Unread', 'Handoff']) {
      const count = await countOf(page, view);
      await tab(page, view).click();
      await expect(tab(page, view)).toHaveAttribute('aria-current', 'page');
      await expect(rows(page)).toHaveCount(count);
    }
    await expect(row(page, 'Yusuf Demir')).toHaveCount(1);
    await expect(row(page, 'Hannah Brandt')).toHaveCount(0);
  });

  test('count a visitor’s message at once, and take their conversation in', async ({
    page,
    signIn,
    browser,
    stack,
    api,
  }) => {
    const { accessToken } = await signIn();
    await page.goto('/dashboard/inbox?view=unassigned');
    const before = await countOf(page, 'Unassigned');
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(await chatAddress(api, stack.chatUrl, accessToken));

    await visitorOn(visitor).write('Which rope for a first alpine tour?');

    await expect(rows(page).first()).toContainText('Which rope for a first alpine tour?');
    await expect(tab(page, 'Unassigned')).toContainText(String(before + 1));
    await tab(page, 'Mine').click();
    await expect(rows(page).filter({ hasText: 'rope' })).toHaveCount(0);
    await visitor.context().close();
  });

  test('keep an unread conversation in sight while it is read, and let it go with the next', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/dashboard/inbox?view=unread');
    const [first, second] = [row(page, 'Claire Fontaine'), row(page, 'Marek Nowak')];

    await first.click();
    await expect(first).not.toContainText(/unread/i);
    await expect(first).toHaveAttribute('aria-current', 'page');
    await second.click();

    await expect(first).toHaveCount(0);
    await expect(page).toHaveURL(/\/dashboard\/inbox\/conv_.*\?view=unread/);
  });
});

test.describe('the filters of the inbox', () => {
  test('live in the address: a reload restores them, Back undoes them', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await addFilter(page, 'Label', 'Delivery', 'Repairs');

    await expect(row(page, 'Hannah Brandt')).toHaveCount(1);
    await expect(row(page, 'Oluwaseun Adeyemi')).toHaveCount(1);
    await expect(row(page, 'Claire Fontaine')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Label: Delivery, Repairs', exact: true })).toBeVisible();
    await expect(row(page, 'Claire Fontaine')).toHaveCount(0);

    await page.goBack();
    await page.goBack();
    await expect(row(page, 'Claire Fontaine')).toHaveCount(1);
  });

  test('narrow by status, assignee, priority, language and files', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await page.getByRole('button', { name: 'Status: Open' }).click();
    await page.getByRole('option', { name: 'Snoozed' }).click();
    await expect(row(page, 'Ingrid Solheim')).toHaveCount(1);

    await page.goto('/dashboard/inbox?priority=urgent');
    await expect(rows(page)).toHaveCount(1);
    await expect(row(page, 'Fatima')).toHaveCount(1);

    await page.goto('/dashboard/inbox');
    await addFilter(page, 'Assignee', 'Jonas Reber');
    await expect(row(page, 'Aiko Tanaka')).toHaveCount(1);
    await expect(row(page, 'Hannah Brandt')).toHaveCount(0);

    await page.goto('/dashboard/inbox?status=any');
    await addFilter(page, 'Language', 'Arabic');
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(/language=ar/);
  });

  test('say when nothing is as asked for, and can be cleared', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/inbox?label=labl_gone');
    await expect(page.getByText('No conversations match')).toBeVisible();

    await page.getByRole('button', { name: 'Clear filters' }).click();

    await expect(row(page, 'Hannah Brandt')).toHaveCount(1);
    await expect(page).toHaveURL(/\/dashboard\/inbox$/);
  });

  test('stay on while one goes from conversation to conversation, also on a phone', async ({ page, signIn }) => {
    await signIn();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/dashboard/inbox?view=mine');
    await row(page, 'Hannah Brandt').click();
    await expect(page.getByRole('log')).toBeVisible();

    await page.keyboard.press('Escape');

    await expect(page).toHaveURL(/\/dashboard\/inbox\?view=mine$/);
    await expect(tab(page, 'Mine')).toHaveAttribute('aria-current', 'page');
  });

  test('sort by who waits longest', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await page.getByRole('button', { name: /^Sort:/ }).click();
    await page.getByRole('menuitemradio', { name: 'Waiting longest' }).click();

    await expect(rows(page).first()).toContainText('Do you ship lithium power banks to Norway?');
    await expect(page).toHaveURL(/sort=waiting/);
  });
});

test.describe('a hovered conversation', () => {
  test('opens without a sign of waiting when the API takes 300 ms', async ({ page, signIn, console }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await expect(row(page, 'Claire Fontaine')).toBeVisible();
    await console.addFault({ kind: 'Latency', operation: '*', milliseconds: 300 });
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { waitingSeen: seen });
      new MutationObserver(() => {
        for (const sign of document.querySelectorAll('[role=progressbar], output[aria-label^="Loading"]')) {
          seen.push(sign.getAttribute('aria-label') ?? sign.className);
        }
      }).observe(document.body, { subtree: true, childList: true });
    });
    const answered = page.waitForResponse(/operationName=ConversationPaneQuery/);

    await row(page, 'Claire Fontaine').hover();
    await answered;
    await row(page, 'Claire Fontaine').click();

    await expect(page.getByRole('log')).toContainText('Fjell jacket in moss');
    expect(await page.evaluate(() => Reflect.get(window, 'waitingSeen'))).toEqual([]);
  });
});

test.describe('filing', () => {
  test('labels and teams are made, changed and deleted where conversations are filtered', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await page.getByRole('button', { name: 'Add a filter' }).click();
    await page.getByRole('menuitem', { name: 'Manage labels' }).click();
    await page.getByRole('button', { name: 'New label' }).click();
    const dialog = page.getByRole('dialog', { name: /labels?$/i });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('repairs');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('There is a label called “repairs” already.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Warranty');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Warranty')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete Warranty' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByText('Warranty')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'New label' })).toBeFocused();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Add a filter' }).click();
    await page.getByRole('menuitem', { name: 'Manage teams' }).click();
    const teams = page.getByRole('dialog', { name: /teams?$/i });
    await teams.getByRole('button', { name: 'Edit Workshop' }).click();
    await teams.getByText('Jonas Reber').click();
    await teams.getByRole('button', { name: 'Save' }).click();
    await expect(teams.getByText(/Jonas Reber, Maya Lindqvist, Priya Nair/)).toBeVisible();
  });

  test('a view is saved under a name, and leads back to its filters', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/inbox?view=unassigned&label=labl_delivery');
    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByRole('menuitem', { name: 'Save or change views' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Parcels nobody has');
    await page.getByRole('button', { name: 'Save view' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/dashboard/inbox');

    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByRole('menuitemradio', { name: 'Parcels nobody has' }).click();

    await expect(page).toHaveURL(/view=unassigned&label=labl_delivery/);
    await expect(row(page, 'Oluwaseun Adeyemi')).toHaveCount(1);
    await expect(row(page, 'Hannah Brandt')).toHaveCount(0);
  });

  test('a view gets another name and other filters, and is deleted', async ({ page, signIn }) => {
    // Several loads, and all that axe looks at.
    test.slow();
    await signIn();
    await page.goto('/dashboard/inbox?label=labl_delivery');
    const manage = async () => {
      await page.getByRole('button', { name: 'Saved views' }).click();
      await page.getByRole('menuitem', { name: 'Save or change views' }).click();
    };
    const dialog = page.getByRole('dialog', { name: /views?$/ });
    await manage();
    await expect(dialog.getByText('None yet.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Parcels');
    await dialog.getByRole('button', { name: 'Save view' }).click();
    await expect(dialog).toHaveCount(0);

    await page.goto('/dashboard/inbox?label=labl_repairs');
    await manage();
    await dialog.getByRole('button', { name: 'Edit Parcels' }).click();
    const form = page.getByRole('dialog', { name: 'Edit view' });
    await form.getByRole('textbox', { name: 'Name' }).fill(' ');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Enter a name.')).toBeVisible();
    await form.getByRole('textbox', { name: 'Name' }).fill('Repairs');
    await form.getByText('Use the current filters').click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('button', { name: 'Edit Repairs' })).toBeFocused();
    await page.keyboard.press('Escape');

    await page.goto('/dashboard/inbox');
    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByRole('menuitemradio', { name: 'Repairs' }).click();
    await expect(page).toHaveURL(/label=labl_repairs/);

    await manage();
    await dialog.getByRole('button', { name: 'Delete Repairs' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByText('None yet.')).toBeVisible();
  });
});
