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

  test('follows in another tab of an Admin, and goes back where it is refused', async ({
    page,
    context,
    signIn,
    console,
  }) => {
    await signIn();
    await page.goto(ROLES);
    const tab = await context.newPage();
    await tab.goto(ROLES);
    await expect(switchOf(tab, 'Invite people')).not.toBeChecked();
    await expect(switchOf(page, 'Invite people')).not.toBeChecked();

    await flip(page, 'Invite people');
    await expect(switchOf(tab, 'Invite people')).toBeChecked();

    await console.addFault({ kind: 'Error', operation: 'SetStaffPermission', code: 'BROKEN', message: 'Broken.' });
    await flip(page, 'Invite people');
    await expect(page.getByText('“Invite people” was not changed')).toBeVisible();
    await expect(switchOf(page, 'Invite people')).toBeChecked();
  });

  test('is read, and not changed, by Staff who may see it', async ({ page, signIn, api }) => {
    const { accessToken } = await signIn();
    await api('mutation { setStaffPermission(flag: VIEW_PERMISSIONS, isAllowed: true) { id } }', {}, accessToken);
    await signIn(JONAS);
    await page.goto(ROLES);

    await expect(page.getByText('Only Admins can change what Staff may do.')).toBeVisible();
    await expect(switchOf(page, 'Invite people')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'View as Staff' })).toHaveCount(0);
  });
});

test('an Admin sees the dashboard as Staff do, and comes back', async ({ page, signIn }) => {
  await signIn();
  await page.goto(ROLES);
  await page.getByRole('button', { name: 'View as Staff' }).click();
  await expect(page.getByText('You are viewing the dashboard as Staff.')).toBeVisible();

  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('link', { name: 'Subscription' }).click();
  await expect(page.getByText('Your role does not include managing the company.')).toBeVisible();

  await page.getByRole('button', { name: 'Stop viewing as Staff' }).click();
  await expect(page).toHaveURL(ROLES);
  await expect(switchOf(page, 'Invite people')).toBeEnabled();
  await expect(page.getByText('You are viewing the dashboard as Staff.')).toHaveCount(0);
});

test('why somebody may do something is said in a sentence, which follows a change and has an address', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(ROLES);
  // The page has come to rest once it is clicked: a list closes when what it hangs on is scrolled.
  await page.getByRole('combobox', { name: 'Person' }).click();
  await page.getByRole('combobox', { name: 'Person' }).pressSequentially('Jonas');
  await page.getByRole('option', { name: /Jonas/ }).click();
  await page.getByRole('button', { name: /Permission/ }).click();
  await page.getByRole('option', { name: 'Invite people' }).click();
  await expect(page.getByText(/^Jonas .+: no\. “Invite people” is off for Staff from the start/)).toBeVisible();

  await flip(page, 'Invite people');
  await expect(
    page.getByText(/^Jonas .+: yes\. “Invite people” is on for Staff: Maya .+ switched it on, /),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Jonas .+: yes\./)).toBeVisible();
});

test.describe('narrow', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
});
