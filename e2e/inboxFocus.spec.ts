import { openConversationOf, rowOf } from './composerPage.ts';
import { expect, test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';
import type { Page } from '@playwright/test';

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });
const undone = (page: Page) => page.getByRole('status').filter({ hasText: 'Undone.' });

test.describe('the focus', () => {
  test('goes to the content when its row leaves the list, back to the inbox after Undo, and to a menu with a ring when that is opened by key', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    for (const how of ['mouse', 'keyboard'] as const) {
      await test.step(how, async () => {
        await rowOf(page, 'Claire Fontaine').click();
        await expect(page.getByRole('button', { name: 'Resolve' })).toBeVisible();
        await expect(rowOf(page, 'Claire Fontaine')).toBeFocused();
        await page.keyboard.press('e');
        await expect(undo(page)).toBeVisible();

        if (how === 'mouse') await undo(page).click();
        else {
          await page.keyboard.press('Alt+T');
          await page.keyboard.press('Tab');
          await expect(undo(page)).toBeFocused();
          await page.keyboard.press('Enter');
        }

        await expect(undone(page)).toBeVisible();
        // The row, or the content where the list was asked for anew meanwhile; neither the page as a whole nor the next toast.
        await expect(page.locator('main:focus, main [data-conversation]:focus')).toHaveCount(1);
        // Nothing of it holds the toast.
        await page.mouse.move(700, 500);
        await expect(undone(page)).toHaveCount(0);
      });
    }

    await openConversationOf(page, 'Claire Fontaine');
    await expect(rowOf(page, 'Claire Fontaine')).toBeFocused();
    await page.keyboard.press('e');
    await expect(page.locator('main:focus')).toHaveCount(1);
    await expect(rowOf(page, 'Claire Fontaine')).toHaveCount(0);

    // No ring on an entry of a menu that was opened by mouse, and one when by key.
    const sort = page.getByRole('button', { name: /^Sort/ });
    const ring = () =>
      page
        .getByRole('menuitemradio', { name: 'Last activity, newest' })
        .evaluate((entry) => getComputedStyle(entry).outlineWidth);

    await sort.click();
    await expect(page.getByRole('menuitemradio', { name: 'Last activity, newest' })).toBeFocused();
    expect(await ring()).toBe('0px');
    await page.keyboard.press('Escape');
    await expect(sort).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(page.getByRole('menuitemradio', { name: 'Last activity, newest' })).toBeFocused();
    await expect.poll(ring).toBe('2px');
  });

  test('goes to the row one came from, when a conversation is left on a phone', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn();
    await page.goto('/dashboard/inbox');
    await rowOf(page, 'Aiko Tanaka').click();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(rowOf(page, 'Aiko Tanaka')).toBeFocused();

    const { release, asked } = await holdBack(page, /operationName=ConversationPaneQuery/);
    await rowOf(page, 'Visitor 4821').click();
    await asked;
    await expect(page.getByRole('heading', { name: 'Visitor 4821' })).toBeVisible();
    // It has not loaded yet.
    await page.goBack();
    release();

    await expect(rowOf(page, 'Visitor 4821')).toBeFocused();
  });
});
