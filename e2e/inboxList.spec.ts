import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const rows = (page: Page) => page.locator('[data-conversation]');
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });

async function addFilter(page: Page, filter: string, ...choices: string[]) {
  await page.getByRole('button', { name: 'Add a filter' }).click();
  await page.getByRole('menuitem', { name: filter, exact: true }).click();
  for (const choice of choices) await page.getByRole('option', { name: choice }).click();
  await page.keyboard.press('Escape');
}

test.describe('the filters of the inbox', () => {
  test('live in the address: a reload restores them, Back undoes them, and a saved view leads back to them', async ({
    page,
    signIn,
  }) => {
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
});
