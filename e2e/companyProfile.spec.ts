import { expect, test } from './fixtures.ts';
import { photo } from './files.ts';

const COMPANY = '/dashboard/settings/company-profile';

test.describe('/dashboard/settings/company-profile', () => {
  test('gives the company a logo, which the frame shows', async ({ page, signIn }) => {
    await signIn();
    await page.goto(COMPANY);
    const frame = page.getByRole('button', { name: /^Northwind Outdoor/ });
    await expect(frame).toBeVisible();
    await expect(frame.locator('img')).toHaveCount(0);
    const logo = page.getByRole('group', { name: 'Logo' });
    await logo.locator('input[type=file]').setInputFiles(photo('logo.png'));
    await expect(logo.locator('img')).toBeVisible();
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Company profile saved.')).toBeVisible();
    await expect(frame.locator('img')).toBeVisible();
  });
});
