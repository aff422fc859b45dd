import { expect, test } from './fixtures.ts';
import { photo } from './files.ts';

const COMPANY = '/dashboard/settings/company-profile';

test.describe('/dashboard/settings/company-profile', () => {
  test('leaves alone what somebody else has changed meanwhile', async ({ page, signIn, api }) => {
    const { accessToken } = await signIn();
    await page.goto(COMPANY);
    await expect(page.getByLabel('Company name')).toHaveValue('Northwind Outdoor');
    await page.getByRole('link', { name: 'My profile' }).click();
    await expect(page.getByRole('button', { name: 'Save profile' })).toBeVisible();
    const phone = '+41 31 555 01 77';
    await api('mutation($p: String) { updateCompany(input: { phone: $p }) { id } }', { p: phone }, accessToken);
    const asked = page.waitForResponse((answer) => answer.url().includes('CompanyProfileScreenQuery'));
    await page.getByRole('link', { name: 'Company profile' }).click();
    await (await asked).finished();

    await page.getByLabel('Company name').fill('Northwind Indoor');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Company profile saved.')).toBeVisible();
    const { currentUser } = await api<{ currentUser: unknown }>(
      '{ currentUser { client { name phone } } }',
      {},
      accessToken,
    );
    expect(currentUser).toEqual({ client: { name: 'Northwind Indoor', phone } });
  });

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
