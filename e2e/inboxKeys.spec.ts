import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';

const rows = (page: Page) => page.locator('[data-conversation]');
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const idOf = (page: Page, index: number) => rows(page).nth(index).getAttribute('data-conversation');
const resolve = (page: Page) => page.getByRole('button', { name: 'Resolve', exact: true });
const assigning = (page: Page) => page.getByRole('dialog', { name: 'Assign to' });

test.describe('single keys in the inbox', () => {
  test('act on the row that has the focus, and not on the open conversation', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await rows(page).first().click();
    await expect(resolve(page)).toBeVisible();
    const [open, below] = [await idOf(page, 0), await idOf(page, 1)];

    await page.keyboard.press('j');
    await expect(page.locator(`[data-conversation="${below}"]`)).toBeFocused();
    const request = page.waitForRequest((sent) => sent.postData()?.includes('UpdateConversations') ?? false);
    await page.keyboard.press('e');

    const sent = (await request).postData() ?? '';
    expect(sent).toContain(below);
    expect(sent).not.toContain(open);
    await expect(toast(page, 'Resolved.')).toBeVisible();
    await expect(resolve(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${open}$`));
  });

  test('act on the focused row while nothing is open, also from the palette, and on the open one from its thread', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await expect(rows(page).nth(1)).toBeVisible();
    await page.keyboard.press('j');
    await expect(rows(page).first()).toBeFocused();
    await page.keyboard.press('a');
    await expect(assigning(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(assigning(page)).toHaveCount(0);
    await expect(rows(page).first()).toBeFocused();

    await page.keyboard.press('Control+k');
    await page.getByRole('textbox', { name: 'Search or jump to' }).fill('set the priority');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Priority' })).toBeVisible();
    await page.keyboard.press('Escape');

    await rows(page).nth(1).click();
    await expect(page.getByRole('log')).toBeVisible();
    const open = await idOf(page, 1);
    await page.keyboard.press('j');
    await page.getByRole('log').focus();
    const request = page.waitForRequest((sent) => sent.postData()?.includes('UpdateConversations') ?? false);
    await page.keyboard.press('e');
    expect((await request).postData()).toContain(open);
  });
});

test('a label that there is not yet is made where labels are chosen', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard/inbox');
  await rows(page).first().click();
  await expect(resolve(page)).toBeVisible();
  const labels = page.getByRole('dialog', { name: 'Labels' });
  await page.keyboard.press('l');
  await expect(labels.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Avalanche gear');
  await labels.getByRole('menuitemcheckbox', { name: 'Create label “Avalanche gear”' }).click();
  await expect(labels.getByRole('menuitemcheckbox', { name: 'Avalanche gear', exact: true })).toBeChecked();
  await page.keyboard.press('Escape');

  const details = page.getByRole('complementary', { name: 'Contact details' });
  await expect(details.getByRole('button', { name: /Labels: .*Avalanche gear/ })).toBeVisible();
});

test('what is typed before the labels have come is looked for among them', async ({ page, signIn }) => {
  await signIn();
  const { release, asked } = await holdBack(page, /useDirectoryQuery/);
  await page.goto('/dashboard/inbox');
  await rows(page).first().click();
  await expect(resolve(page)).toBeVisible();
  const labels = page.getByRole('dialog', { name: 'Labels' });

  await page.keyboard.press('l');
  await asked;
  await expect(labels.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Repa');
  release();
  await expect(labels.getByRole('menuitemcheckbox', { name: 'Repairs' })).toBeVisible();
  await page.keyboard.type('irs');

  await expect(labels.getByRole('textbox')).toHaveValue('Repairs');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap on the picture of a row selects it, one beside it opens it', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    const second = page.getByRole('checkbox', { name: /^Select / }).nth(1);
    await expect(second).toBeAttached();
    const bar = page.getByRole('toolbar', { name: 'Selected conversations' });
    const target = await second.evaluate((box) => box.parentElement?.getBoundingClientRect().toJSON());
    expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(40);

    for (const at of ['left', 'right'] as const) {
      await page.touchscreen.tap(target[at] + (at === 'left' ? 3 : -3), target.y + target.height / 2);
      await expect(second).toBeChecked({ checked: at === 'left' });
    }
    await page.touchscreen.tap(target.x + target.width / 2, target.y + target.height / 2);
    await expect(bar).toContainText('1 selected');
    await expect(page).toHaveURL(/\/dashboard\/inbox$/);

    await rows(page)
      .nth(2)
      .tap({ position: { x: 200, y: 20 } });
    await expect(page.getByRole('log')).toBeVisible();
  });
});

test.describe('dialogs of the inbox', () => {
  test('take what is typed at once, and Enter saves', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByRole('menuitem', { name: 'Save or change views' }).click();
    const views = page.getByRole('dialog', { name: 'Saved views' });
    await expect(views.getByRole('textbox', { name: 'Name' }).first()).toBeFocused();
    await page.keyboard.type('Everything that waits');
    await page.keyboard.press('Enter');
    await expect(views).toHaveCount(0);
    await page.getByRole('button', { name: 'Saved views' }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Everything that waits' })).toBeVisible();
    await page.keyboard.press('Escape');

    await rows(page).first().click();
    await page.getByRole('button', { name: 'Canned replies' }).click();
    const canned = page.getByRole('dialog', { name: 'Canned replies' });
    await expect(canned.getByRole('textbox', { name: 'Search canned replies' })).toBeFocused();
    await canned.getByRole('button', { name: 'New' }).click();
    await expect(page.getByRole('textbox', { name: 'Shortcut' })).toBeFocused();
  });
});
