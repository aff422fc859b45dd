import { expect, test } from './fixtures.ts';

test('an article is written, published, trained on, and found', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/dashboard/content/articles');
  await page.getByRole('button', { name: 'New article' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Snowshoe rental');

  // Enter goes on to the text; a slash offers blocks there.
  await page.getByRole('textbox', { name: 'Title', exact: true }).press('Enter');
  const text = page.getByRole('textbox', { name: 'Text of the article' });
  await expect(text).toBeFocused();
  await page.keyboard.type('/head');
  await expect(page.getByRole('option', { name: 'Heading 2' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('What it costs');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A pair of snowshoes with poles costs 18 francs a day and 60 francs a week.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/warn');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Bring your own boots.');
  await expect(text.getByRole('heading', { name: 'What it costs' })).toBeVisible();
  await expect(text.locator('aside[data-callout=warning]')).toHaveText('Bring your own boots.');

  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  const dialog = page.getByRole('dialog', { name: 'Publish “Snowshoe rental”' });
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Version 1 is published')).toBeVisible();
  await expect(
    page.getByRole('complementary', { name: 'Details' }).getByText('Trained', { exact: true }).first(),
  ).toBeVisible({ timeout: 30_000 });

  await page
    .getByRole('navigation', { name: 'Content' })
    .getByRole('link', { name: /^Articles/ })
    .click();
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('snowshoes poles');
  await expect(page.getByRole('row', { name: /Snowshoe rental/ })).toContainText('Trained');
});

test('on a phone, all that can be done with selected articles is in view', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await page.goto('/dashboard/content/articles');
  await page.getByRole('checkbox', { name: /How returns work/ }).check({ force: true });

  const bar = page.getByRole('toolbar', { name: 'Selected rows' });
  for (const name of ['Publish', 'Move', 'Train again', 'Archive', 'Delete', 'Clear selection']) {
    await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
});
