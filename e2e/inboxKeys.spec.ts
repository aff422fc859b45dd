import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';

const rows = (page: Page) => page.locator('[data-conversation]');
const resolve = (page: Page) => page.getByRole('button', { name: 'Resolve', exact: true });

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
