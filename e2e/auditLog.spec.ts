import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const LOG = '/dashboard/users/audit-log';

const rows = (page: Page) => page.getByRole('list', { name: 'Audit log' }).locator(':scope > li');
const CREATE = 'mutation($input: LabelInput!) { createLabel(input: $input) { id } }';

test.describe('the audit log', () => {
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
