import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const JONAS = 'jonas@northwindoutdoor.com';

const row = (page: Page, name: string) => page.getByRole('row', { name });
const rowNames = (page: Page) => page.getByRole('rowheader').allTextContents();

async function openMenu(page: Page, name: string) {
  await row(page, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
}

test.describe('the list of users', () => {
  test('says who works here and who is invited, and is searched, filtered and sorted by its address', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/dashboard/users');
    await expect(row(page, 'Maya Lindqvist')).toContainText('you');
    await expect(row(page, 'Jonas Reber')).toContainText('Staff');
    await expect(row(page, 'Tomás Rey')).toContainText('Invited');
    await expect(row(page, 'oskar@northwindoutdoor.com')).toContainText('Invitation expired');

    await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('jonas@');
    await expect(page).toHaveURL(/q=jonas/);
    await expect(row(page, 'Maya Lindqvist')).toBeHidden();
    await expect(row(page, 'Jonas Reber')).toBeVisible();

    await page.goto('/dashboard/users?standing=Expired');
    await expect(row(page, 'oskar@northwindoutdoor.com')).toBeVisible();
    expect(await rowNames(page)).toHaveLength(1);
    await page.goto('/dashboard/users?q=nobody+of+that+name');
    await expect(page.getByText('Nothing matches “nobody of that name”')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(row(page, 'Maya Lindqvist')).toBeVisible();

    await page.getByRole('columnheader', { name: 'Last seen' }).click();
    await expect(page).toHaveURL(/sort=-seen/);
    await expect.poll(async () => (await rowNames(page))[0]).toContain('Maya Lindqvist');
  });

  test('is closed to who may not see it, with the reason', async ({ page, api, signIn }) => {
    const { accessToken } = await signIn();
    await api('mutation { setStaffPermission(flag: VIEW_USERS, isAllowed: false) { __typename } }', {}, accessToken);
    await signIn(JONAS);

    await page.goto('/dashboard/users');

    await expect(page.getByRole('heading', { name: 'You cannot see who works here' })).toBeVisible();
    await expect(page.getByText('Your role does not include seeing who works here.')).toBeVisible();
  });

  test('opens its invitation from the command palette', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/users');
    await expect(row(page, 'Jonas Reber')).toBeVisible();

    await page.keyboard.press('ControlOrMeta+k');
    const palette = page.getByRole('dialog', { name: 'Command palette' });
    await palette.getByRole('textbox', { name: 'Search or jump to' }).fill('invite');
    await palette.getByRole('menuitem', { name: /Invite people/ }).click();

    await expect(page.getByRole('dialog', { name: 'Invite people' })).toBeVisible();
  });
});

test('a company keeps an Admin when two take the role from each other', async ({ page, browser, api, signIn }) => {
  const { accessToken } = await signIn();
  await page.goto('/dashboard/users');
  const { users } = await api<{ users: { edges: { node: { id: string; name: string } }[] } }>(
    '{ users { edges { node { id name } } } }',
    {},
    accessToken,
  );
  const idOf = (name: string) => users.edges.find(({ node }) => node.name === name)?.node.id;
  const changeRole = 'mutation ($id: ID!, $role: UserRole!) { changeUserRole(id: $id, role: $role) { id } }';
  await api(changeRole, { id: idOf('Jonas Reber'), role: 'Admin' }, accessToken);
  await page.reload();
  await openMenu(page, 'Jonas Reber');
  await page.getByRole('menuitem', { name: 'Make Staff' }).click();
  const question = page.getByRole('alertdialog', { name: 'Make Jonas Reber Staff?' });
  await expect(question).toBeVisible();

  const context = await browser.newContext();
  const jonas = await signIn(JONAS, { context });
  await api(changeRole, { id: idOf('Maya Lindqvist'), role: 'Staff' }, jonas.accessToken);
  await question.getByRole('button', { name: 'Make Staff' }).click();

  await expect(page.getByText('The role was not changed.')).toBeVisible();
  await expect(row(page, 'Jonas Reber')).toContainText('Admin');
  await context.close();
});
