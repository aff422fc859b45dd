import { expect, test } from './fixtures.ts';
import { galleryPart, openGallery } from './galleryPage.ts';

test.beforeEach(async ({ page, galleryUrl }) => {
  test.setTimeout(120_000);
  await openGallery(page, galleryUrl);
});

test.describe('tables', () => {
  test('sort by their headings and say so', async ({ page }) => {
    const table = galleryPart(page, 'Tables').getByRole('grid', { name: 'Articles' });
    const first = table.getByRole('row').nth(1);
    await expect(first).toContainText('Alta packs');
    await table.getByRole('columnheader', { name: 'Helpful' }).click();
    await expect(table.getByRole('columnheader', { name: 'Helpful' })).toHaveAttribute('aria-sort', 'descending');
    await expect(first).toContainText('94%');
    await table.getByRole('columnheader', { name: 'Helpful' }).click();
    await expect(first).toContainText('none');
  });

  test('select rows and offer what can be done with them', async ({ page }) => {
    const section = galleryPart(page, 'Tables');
    const table = section.getByRole('grid', { name: 'Articles' });
    const bar = section.getByRole('toolbar', { name: 'Selected rows' });
    await expect(bar).toContainText('1 selected');
    await table
      .getByRole('row', { name: /How returns work/ })
      .locator('label')
      .click();
    await expect(bar).toContainText('2 selected');
    await table.locator('label').first().click();
    await expect(bar).toContainText('6 selected');
    await bar.getByRole('button', { name: 'Clear selection' }).click();
    await expect(bar).toBeHidden();
  });

  test('lead somewhere with each row, by mouse and keyboard, without selecting it', async ({ page }) => {
    const section = galleryPart(page, 'Tables').getByRole('grid', { name: 'Articles' });
    const row = section.getByRole('row', { name: /Repair promise/ });
    await row.click({ position: { x: 500, y: 20 } });
    await expect(page).toHaveURL(/article=repairs/);
    await expect(row).toHaveAttribute('aria-selected', 'false');
    await expect(row.getByRole('link', { name: 'Repair promise' })).toHaveAttribute('href', /article=repairs/);

    // While another one is selected, too.
    await section.getByRole('row', { name: /Shipping to Norway/ }).focus();
    await page.keyboard.press('ArrowDown');
    const other = section.getByRole('row', { name: /Workshop services/ });
    await expect(other).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/article=workshop/);
    await expect(other).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('Space');
    await expect(other).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('tables on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('stack their rows and sort by a menu', async ({ page }) => {
    const section = galleryPart(page, 'Tables');
    await expect(section.getByRole('columnheader', { name: 'Helpful' })).toBeHidden();
    await section.getByRole('button', { name: 'Sort by Title' }).click();
    await page.getByRole('menuitemradio', { name: 'Helpful' }).click();
    await expect(section.getByRole('grid', { name: 'Articles' }).getByRole('row').first()).toContainText('Helpful94%');
    await section.getByRole('checkbox', { name: 'Select all' }).check();
    await expect(section.getByRole('toolbar', { name: 'Selected rows' })).toContainText('6 selected');
  });
});

test.describe('filters', () => {
  test('live in the URL: a reload keeps them, Back undoes a choice', async ({ page }) => {
    const section = galleryPart(page, 'Filters in the URL');
    const table = section.getByRole('grid', { name: 'Articles found' });
    await section.getByRole('button', { name: 'Status: Any' }).click();
    await page.getByRole('option', { name: 'Outdated' }).click();
    await expect(page).toHaveURL(/\?status=outdated$/);
    await page.getByRole('option', { name: 'Failed' }).click();
    await expect(page).toHaveURL(/\?status=outdated&status=failed$/);
    await page.keyboard.press('Escape');
    await expect(table.getByRole('row')).toHaveCount(4);

    await section.getByRole('button', { name: 'Filter', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Author' }).click();
    await page.getByRole('option', { name: 'Jonas Reber' }).click();
    await expect(section.getByRole('button', { name: 'Author: Jonas Reber', exact: true })).toBeFocused();
    await expect(table.getByRole('row')).toHaveCount(2);

    await page.reload();
    await expect(section.getByRole('button', { name: 'Author: Jonas Reber', exact: true })).toBeVisible();
    await expect(section.getByRole('button', { name: 'Status: Outdated, Failed', exact: true })).toBeVisible();
    await page.goBack();
    await expect(section.getByRole('button', { name: 'Author: Jonas Reber', exact: true })).toBeHidden();
    await expect(table.getByRole('row')).toHaveCount(4);
  });

  test('take what is typed without a step in the history for each letter', async ({ page }) => {
    const section = galleryPart(page, 'Filters in the URL');
    await section.getByRole('button', { name: 'Show: All articles' }).click();
    await page.getByRole('option', { name: 'Rated' }).click();
    await expect(page).toHaveURL(/\?show=rated$/);
    const steps = await page.evaluate(() => history.length);
    await section.getByRole('searchbox', { name: 'Search articles' }).pressSequentially('crampon');
    await expect(page).toHaveURL(/q=crampon/);
    await expect(section.getByRole('heading', { name: 'Nothing matches “crampon”' })).toBeVisible();
    await expect(section.getByText('One filter is on.')).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(steps);

    await section.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).not.toHaveURL(/[?]/);
    await expect(section.getByRole('searchbox')).toHaveValue('');
    await page.goBack();
    await expect(section.getByRole('searchbox')).toHaveValue('crampon');
  });
});
