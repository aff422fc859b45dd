import { readFile } from 'node:fs/promises';
import { openZip } from '../apps/mock-api/src/company/export/openZip.ts';
import { expect, MAYA, PASSWORD, test } from './fixtures.ts';

const COMPANY = '/dashboard/settings/company-profile';
const HOUR = 60 * 60_000;

test.describe('data retention', () => {
  test('says what would go before it is saved, and within the hour it is gone', async ({
    page,
    signIn,
    api,
    console: parley,
  }) => {
    test.slow();
    const { accessToken } = await signIn();
    const old = async () => {
      const { retentionPreview } = await api<{ retentionPreview: { conversations: number } }>(
        '{ retentionPreview(input: { conversationDays: 150 }) { conversations } }',
        {},
        accessToken,
      );
      return retentionPreview.conversations;
    };
    expect(await old()).toBeGreaterThan(0);
    await page.goto(COMPANY);
    const retention = page.getByRole('region', { name: 'Data retention' });
    await retention.getByText('Delete resolved conversations').click();
    const days = retention.getByRole('textbox', { name: 'Days after their last message' });
    await days.fill('150');
    await days.press('Tab');
    await expect(retention.getByText(/\d+ conversations? with all messages and files/)).toBeVisible();
    await retention.getByRole('button', { name: 'Save retention' }).click();
    await expect(page.getByText('Retention saved.')).toBeVisible();
    await expect(retention.getByText('will be deleted for good')).toHaveCount(0);

    await parley.advanceClock(HOUR);
    await expect.poll(old, { timeout: 20_000 }).toBe(0);
    await page.reload();
    await expect(days).toHaveValue('150');
  });
});

test.describe('the export of all data', () => {
  test('is made in the background, told of by mail, and downloaded by who asked for it', async ({
    page,
    signIn,
    console: parley,
  }) => {
    test.slow();
    await signIn();
    await page.goto(COMPANY);
    const section = page.getByRole('region', { name: 'Export of all data' });
    await section.getByRole('button', { name: 'Export all data' }).dblclick();
    await expect(section.getByText('Only you can download it.')).toBeVisible({ timeout: 30_000 });
    await expect
      .poll(async () => (await parley.mails(MAYA)).map(({ subject }) => subject))
      .toContain('Your export of Northwind Outdoor is ready');

    const coming = page.waitForEvent('download');
    await section.getByRole('button', { name: 'Download' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^parley-export-.*\.zip$/);
    const files = await openZip(await readFile(await download.path()));
    expect(files['conversations.ndjson']).toContain('Do you sell a single pole for the Lumi 2?');
    expect(files['conversations.csv']).toContain('Hannah Brandt');
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['READ ME.txt', 'company.json', 'visitors.csv']));
    expect(Object.values(files).join('')).not.toContain('Café Kestrel');
    await expect(page).toHaveURL(COMPANY);

    await section.getByRole('button', { name: 'Delete the export' }).click();
    await expect(section.getByRole('button', { name: 'Export all data' })).toBeVisible();
  });
});

test.describe('deleting the company', () => {
  test('is meant by name and password, signs everybody out and leaves nothing to sign in to', async ({
    page,
    signIn,
    browser,
    stack,
    console: parley,
  }) => {
    test.slow();
    const elsewhere = await browser.newContext({ baseURL: stack.webUrl });
    await signIn('jonas@northwindoutdoor.com', { context: elsewhere });
    const jonas = await elsewhere.newPage();
    await jonas.goto('/dashboard/inbox');
    await expect(jonas.locator('[data-conversation]').first()).toBeVisible();

    await signIn();
    await page.goto(COMPANY);
    await page.getByRole('button', { name: 'Delete the company' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Northwind Outdoor?' });
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(dialog.getByText('Enter the company’s name exactly as it is')).toBeVisible();
    await dialog.getByLabel('Type “Northwind Outdoor” to confirm').fill('Northwind Outdoor');
    await dialog.getByLabel('Your password', { exact: true }).fill('not my password');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(dialog.getByText('This is not your password.')).toBeVisible();

    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('Your company and all its data are deleted.')).toBeVisible();
    await expect(jonas).toHaveURL(/\/login/, { timeout: 20_000 });
    const mails = await parley.mails(MAYA);
    expect(mails.map(({ subject }) => subject)).toContain('Northwind Outdoor was deleted from Parley');

    await page.getByLabel('Email').fill(MAYA);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText(/do not match|not right|wrong/i)).toBeVisible();
    await elsewhere.close();
  });
});
