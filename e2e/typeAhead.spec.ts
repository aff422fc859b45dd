import { codeOf } from './codeOf.ts';
import { expect, test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';
import type { Page } from '@playwright/test';

const resolve = (page: Page) => page.getByRole('button', { name: 'Resolve', exact: true });

test.describe('what is typed right after the key of a field', () => {
  for (const { key, module, field } of [
    { key: 'Control+k', module: 'dashboard/command-palette/CommandPaletteModal.tsx', field: 'Search or jump to' },
    { key: '?', module: 'dashboard/shortcuts/ShortcutSheetModal.tsx', field: 'Search shortcuts' },
    { key: '/', module: 'dashboard/inbox/search/SearchBar.tsx', field: 'Search conversations' },
    { key: 'a', module: 'dashboard/inbox/actions/ActionPickerModal.tsx', field: 'Find a person' },
    { key: 'l', module: 'dashboard/inbox/actions/ActionPickerModal.tsx', field: 'Find a label' },
  ]) {
    test(`stands in it (${key}), though its code was long in coming, and does nothing beneath`, async ({
      page,
      signIn,
    }) => {
      await signIn();
      const { release, asked } = await holdBack(page, codeOf(module));
      await page.goto('/dashboard/inbox');
      await page.locator('[data-conversation]').first().click();
      await expect(resolve(page)).toBeVisible();

      await page.keyboard.press(key);
      await asked;
      await page.keyboard.type('seet');
      await page.keyboard.press('Backspace');
      release();

      const box = page.getByRole(key === '/' || key === '?' ? 'searchbox' : 'textbox', { name: field });
      await expect(box).toHaveValue('see');
      await page.keyboard.type(' me');
      await expect(box).toHaveValue('see me');
      await page.keyboard.press('Escape');
      await expect(resolve(page)).toBeVisible();
    });
  }

  test('stands in it though the list beneath it was long in coming', async ({ page, signIn }) => {
    await signIn();
    const { release, asked } = await holdBack(page, /useDirectoryQuery/);
    await page.goto('/dashboard/inbox');
    await page.locator('[data-conversation]').first().click();
    await expect(resolve(page)).toBeVisible();

    await page.keyboard.press('l');
    await asked;
    await expect(page.getByRole('dialog', { name: 'Labels' })).toBeFocused();
    await page.keyboard.type('Aval');
    release();

    await expect(page.getByRole('textbox', { name: 'Find a label' })).toHaveValue('Aval');
  });

  test('counts before the code of the actions has come', async ({ page, signIn }) => {
    await signIn();
    const { release, asked } = await holdBack(page, codeOf('dashboard/inbox/actions/InboxActions.tsx'));
    await page.goto('/dashboard/inbox');
    await page.locator('[data-conversation]').first().click();
    await expect(resolve(page)).toBeVisible();
    await asked;

    await page.keyboard.press('a');
    await page.keyboard.type('lindq');
    release();

    await expect(page.getByRole('textbox', { name: 'Find a person' })).toHaveValue('lindq');
    await expect(page.getByRole('menuitemradio')).toHaveCount(1);
  });

  test('chooses a conversation before the code of the actions has come', async ({ page, signIn }) => {
    await signIn();
    const { release, asked } = await holdBack(page, codeOf('dashboard/inbox/actions/InboxActions.tsx'));
    await page.goto('/dashboard/inbox');
    await page.locator('[data-conversation]').first().focus();
    await asked;

    await page.keyboard.press('x');
    release();

    await expect(page.getByText('1 selected')).toBeVisible();
  });

  test('resolves what had the focus by then, once the code of the actions has come', async ({ page, signIn }) => {
    await signIn();
    const { release, asked } = await holdBack(page, codeOf('dashboard/inbox/actions/InboxActions.tsx'));
    await page.goto('/dashboard/inbox');
    await page.locator('[data-conversation]').first().click();
    await expect(resolve(page)).toBeVisible();
    await asked;
    const open = await page.locator('[data-conversation]').first().getAttribute('data-conversation');
    const below = await page.locator('[data-conversation]').nth(1).getAttribute('data-conversation');

    await page.keyboard.press('j');
    await expect(page.locator(`[data-conversation="${below}"]`)).toBeFocused();
    const request = page.waitForRequest((sent) => sent.postData()?.includes('UpdateConversations') ?? false);
    await page.keyboard.press('e');
    release();

    const sent = (await request).postData() ?? '';
    expect(sent).toContain(below);
    expect(sent).not.toContain(open);
  });

  test('is the reply, though the conversation was still loading', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    const row = page.locator('[data-conversation]').nth(1);
    await expect(row).toBeVisible();
    const { release, asked } = await holdBack(page, /operationName=ConversationPaneQuery|ConversationPaneQuery/);
    await row.click();
    // It is asked for when the mouse is over it already.
    await asked;
    await expect(page.getByRole('status', { name: 'Loading conversation' })).toBeAttached();

    await page.keyboard.press('r');
    await page.keyboard.type('See you there');
    release();

    await expect(page.getByRole('textbox', { name: /^Reply to/ })).toHaveValue('See you there');
    await expect(resolve(page)).toBeVisible();
  });
});
