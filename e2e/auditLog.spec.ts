import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const DAY = 24 * 60 * 60_000;
const LOG = '/dashboard/users/audit-log';

const rows = (page: Page) => page.getByRole('list', { name: 'Audit log' }).locator(':scope > li');
const CREATE = 'mutation($input: LabelInput!) { createLabel(input: $input) { id } }';
const UPDATE = 'mutation($id: ID!, $input: LabelInput!) { updateLabel(id: $id, input: $input) { id } }';

test.describe('the audit log', () => {
  test('tells who did what and what changed, and is narrowed by what stands in the address', async ({
    page,
    signIn,
    api,
  }) => {
    const { accessToken } = await signIn();
    const { createLabel } = await api<{ createLabel: { id: string } }>(
      CREATE,
      { input: { name: 'Spare parts', colour: 'sky' } },
      accessToken,
    );
    await api(UPDATE, { id: createLabel.id, input: { name: 'Spares', colour: 'red' } }, accessToken);

    await page.goto(LOG);
    await expect(rows(page).nth(0)).toContainText('changed the label Spares');
    await expect(rows(page).nth(0)).toContainText('name: Spare parts');
    await expect(rows(page).nth(1)).toContainText('created the label Spare parts');
    await expect(rows(page).nth(2)).toContainText('signed in');

    await page.getByRole('button', { name: /^Area/ }).click();
    await page.getByRole('option', { name: 'Inbox' }).click();
    await expect(page).toHaveURL(/area=Inbox/);
    await expect(rows(page)).toHaveCount(2);

    await page.getByRole('searchbox', { name: 'Search the audit log' }).fill('created');
    await expect(rows(page)).toHaveCount(1);
    await page.reload();
    await expect(rows(page)).toHaveText([/created the label Spare parts/]);

    await page.getByRole('searchbox', { name: 'Search the audit log' }).fill('no such thing');
    await expect(rows(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(rows(page).nth(2)).toContainText('signed in');
  });

  test('is narrowed to days, which begin and end where the reader is', async ({ page, signIn, api, console }) => {
    await console.advanceClock(-10 * DAY);
    const before = await signIn();
    await api(CREATE, { input: { name: 'Ten days old', colour: 'sky' } }, before.accessToken);
    await console.advanceClock(10 * DAY);
    const { accessToken } = await signIn();
    await api(CREATE, { input: { name: 'Brand new', colour: 'sky' } }, accessToken);
    await page.goto(`${LOG}?area=Inbox`);
    await expect(rows(page)).toHaveText([/Brand new/, /Ten days old/]);

    await page.getByRole('button', { name: /^Time/ }).click();
    await page.getByRole('option', { name: 'Last 7 days' }).click();

    await expect(rows(page)).toHaveText([/Brand new/]);
    await expect(page).toHaveURL(/period=/);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Time/ })).toContainText('Last 7 days');
    await expect(rows(page)).toHaveText([/Brand new/]);
  });

  test('is exported as what it is narrowed to, which it tells of', async ({ page, signIn, api }) => {
    const { accessToken } = await signIn();
    await api(CREATE, { input: { name: '=1+1', colour: 'sky' } }, accessToken);
    await page.goto(`${LOG}?area=Inbox`);
    await expect(rows(page)).toHaveCount(1);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.trim().split('\r\n')).toHaveLength(2);
    expect(text).toContain(`"'=1+1"`);

    await page.goto(LOG);
    await expect(rows(page).first()).toContainText('exported the audit log: 1 entry');
  });
});

test.describe('narrow', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
});
