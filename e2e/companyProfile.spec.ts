import { expect, test } from './fixtures.ts';
import { photo } from './files.ts';

const COMPANY = '/dashboard/settings/company-profile';

test.describe('/dashboard/settings/company-profile', () => {
  test('says what the company is: what is wrong stands beside its field, and nothing that was typed is lost', async ({
    page,
    signIn,
  }) => {
    test.slow();
    await signIn();
    await page.goto(COMPANY);
    const company = page.getByRole('region', { name: 'Company', exact: true });
    await expect(company.getByLabel('Company name')).toHaveValue('Northwind Outdoor');
    await company.getByLabel('Company name').fill('x'.repeat(10_000));
    await company.getByLabel('Support email').fill('help@');
    await company.getByLabel('Phone').fill('031 555 01 07');
    await company.getByLabel('Website').fill('not a website');
    await company.getByRole('button', { name: 'Save profile' }).click();
    await expect(company.getByText('Use at most 120 characters.')).toBeVisible();
    await expect(company.getByText('Enter an email address such as support@company.com.')).toBeVisible();
    await expect(company.getByText('Enter the number with its country code')).toBeVisible();
    await expect(company.getByText('Enter the address of a website')).toBeVisible();

    const name = '<b>Northwind</b> & Söhne';
    await company.getByLabel('Company name').fill(name);
    await company.getByLabel('Support email').fill('help@northwindoutdoor.com');
    await company.getByLabel('Phone').fill('+41 31 555 01 99');
    await company.getByLabel('Website').fill('northwindoutdoor.com');
    await company.getByLabel('Town').fill('Bern');
    await company.getByRole('combobox', { name: 'Time zone' }).fill('zurich');
    await page.getByRole('option', { name: 'Europe / Zurich' }).click();
    await company.getByRole('button', { name: 'Save profile' }).dblclick();
    await expect(page.getByText('Company profile saved.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^<b>Northwind<\/b> & Söhne/ })).toBeVisible();

    await page.reload();
    await expect(company.getByLabel('Company name')).toHaveValue(name);
    await expect(company.getByLabel('Website')).toHaveValue('https://northwindoutdoor.com/');
    await expect(company.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe / Zurich');
    await expect(company.getByLabel('Town')).toHaveValue('Bern');
  });

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

  test('shows what was changed elsewhere to who comes back, but for what they have typed', async ({
    page,
    signIn,
    api,
  }) => {
    const { accessToken } = await signIn();
    await page.goto(COMPANY);
    const company = page.getByRole('region', { name: 'Company', exact: true });
    await company.getByLabel('Company name').fill('Northwind Indoor');
    await page.getByText('Delete resolved conversations').click();
    await api(
      `mutation {
        updateCompany(input: { name: "Southwind", address: { city: "Bern" } }) { id }
        updateRetention(input: { visitorDays: 90 }) { id }
      }`,
      {},
      accessToken,
    );
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(company.getByLabel('Town')).toHaveValue('Bern', { timeout: 500 });
    }).toPass();
    await expect(page.getByRole('textbox', { name: 'Days after they were last seen' })).toHaveValue('90');
    await expect(company.getByLabel('Company name')).toHaveValue('Northwind Indoor');

    await page.getByRole('button', { name: 'Save retention' }).click();
    await expect(page.getByText('Retention saved.')).toBeVisible();
    await company.getByRole('button', { name: 'Discard changes' }).click();
    await expect(company.getByLabel('Company name')).toHaveValue('Southwind');
    await expect(company.getByRole('button', { name: 'Save profile' })).toBeFocused();
    const { currentUser } = await api<{ currentUser: unknown }>(
      '{ currentUser { client { retention { conversationDays visitorDays } } } }',
      {},
      accessToken,
    );
    expect(currentUser).toEqual({ client: { retention: { conversationDays: 365, visitorDays: 90 } } });
  });

  test('asks before what was typed is left behind', async ({ page, signIn }) => {
    await signIn();
    await page.goto(COMPANY);
    await page.getByLabel('Company name').fill('Northwind Indoor');
    await page.getByRole('link', { name: 'Subscription' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByLabel('Company name')).toHaveValue('Northwind Indoor');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page.getByLabel('Company name')).toHaveValue('Northwind Outdoor');
    await page.getByText('Delete resolved conversations').click();
    await page.getByRole('link', { name: 'Subscription' }).click();
    await expect(question).toContainText('Your changes to the retention will be lost.');
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/subscription$/);
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

  test('can be read by who may not change it, with the reason', async ({ page, signIn, api }) => {
    const { accessToken } = await signIn('jonas@northwindoutdoor.com');
    await page.goto(COMPANY);
    await expect(page.getByText('Your role does not include')).toBeVisible();
    await expect(page.getByLabel('Company name')).toHaveValue('Northwind Outdoor');
    await expect(page.getByLabel('Company name')).not.toBeEditable();
    await expect(page.getByRole('button', { name: 'Save profile' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Delete the company' })).toHaveCount(0);
    const change = api('mutation { updateCompany(input: { name: "Mine" }) { id } }', {}, accessToken);
    await expect(change).rejects.toThrow('MANAGE_CLIENT');
  });
});
