import { expect, test } from './fixtures.ts';

test.describe('/dashboard and /dashboard/analytics', () => {
  test('somebody who comes in the morning sees who waits, and replies from there', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard');
    const needs = page.getByRole('region', { name: 'Needs you now' });

    await needs
      .getByRole('link', { name: /Reply$/ })
      .first()
      .click();

    await expect(page).toHaveURL(/\/dashboard\/inbox\/conv_/);
    await page.goBack();
    await expect(needs).toBeVisible();
  });

  test('a number of a report leads to its conversations, and Back to the same report', async ({ page, signIn }) => {
    await signIn();
    const number = page.getByRole('list', { name: 'Figures' }).getByRole('link', { name: /^\d+ conversations$/ });
    const dialog = page.getByRole('dialog', { name: 'Conversations behind this number' });

    // What happened just now is counted between two looks at it.
    await expect(async () => {
      await page.goto('/dashboard/analytics');
      const text = await number.first().textContent();
      await number.first().click();
      await expect(dialog.getByText(`${text}, the latest first`)).toBeVisible();
    }).toPass();
    await dialog.getByRole('listitem').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/dashboard\/inbox\/conv_/);
    await page.goBack();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).not.toHaveURL(/behind=/);
  });
});
