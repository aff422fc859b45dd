import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const ROLES = '/dashboard/users/roles-and-permissions';
const JONAS = 'jonas@northwindoutdoor.com';

const switchOf = (page: Page, permission: string) => page.getByRole('switch', { name: `${permission}: Staff` });
const flip = (page: Page, permission: string) => switchOf(page, permission).press('Space');

test.describe('what Staff may do', () => {
  test('is changed by an Admin, seen at once in the browser of who is concerned, and undone', async ({
    page,
    browser,
    signIn,
    stack,
  }) => {
    const context = await browser.newContext({ baseURL: stack.webUrl });
    await signIn(JONAS, { context });
    const other = await context.newPage();
    await other.goto('/dashboard/users/audit-log');
    await expect(other.getByText('You cannot see the audit log')).toBeVisible();

    await signIn();
    await page.goto(ROLES);
    await expect(switchOf(page, 'Manage the company')).not.toBeChecked();
    await flip(page, 'Manage the company');

    await expect(page.getByText('Staff may do this now')).toBeVisible();
    // It stays while it is pointed at.
    await page.getByRole('button', { name: 'Undo' }).hover();
    await expect(other.getByRole('list', { name: 'Audit log' })).toBeVisible();

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(switchOf(page, 'Manage the company')).not.toBeChecked();
    await expect(other.getByText('You cannot see the audit log')).toBeVisible();
    await context.close();
  });
});
