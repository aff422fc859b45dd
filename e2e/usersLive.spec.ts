import type { Page } from '@playwright/test';
import { expect, PASSWORD, test } from './fixtures.ts';
import type { GraphQLClient } from './graphqlClient.ts';

const JONAS = 'jonas@northwindoutdoor.com';

const row = (page: Page, name: string) => page.getByRole('row', { name });

const invite = (api: GraphQLClient, token: string, emails: string[]) =>
  api('mutation ($emails: [String!]!) { inviteUsers(emails: $emails, role: Staff) { outcome } }', { emails }, token);

async function linkOf(api: GraphQLClient, token: string, id: string) {
  const { createInvitationLink } = await api<{ createInvitationLink: { url: string } }>(
    'mutation ($id: ID!) { createInvitationLink(id: $id) { url } }',
    { id },
    token,
  );
  return new URL(createInvitationLink.url).searchParams.get('token');
}

async function idOf(api: GraphQLClient, token: string, search: string) {
  const { users } = await api<{ users: { edges: { node: { id: string } }[] } }>(
    'query ($search: String) { users(search: $search) { edges { node { id } } } }',
    { search },
    token,
  );
  return users.edges[0]?.node.id ?? '';
}

test.describe('the list of users, left open', () => {
  test('shows whom others invite and what becomes of it, and the inviter is told', async ({ page, api, signIn }) => {
    const { accessToken } = await signIn();
    await page.goto('/dashboard/users');
    await expect(row(page, 'Jonas Reber')).toBeVisible();

    await invite(api, accessToken, ['ada@new.example']);
    await expect(row(page, 'ada@new.example')).toContainText('by Maya Lindqvist');
    await api(
      'mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { accessToken } }',
      {
        input: {
          token: await linkOf(api, accessToken, await idOf(api, accessToken, 'ada@new.example')),
          name: 'Ada Okafor',
          password: PASSWORD,
        },
      },
      '',
    );

    await expect(row(page, 'Ada Okafor')).toContainText('Active');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('link', { name: /Ada Okafor accepted your invitation/ }).click();
    await expect(page).toHaveURL(/\/dashboard\/users$/);
  });

  test('keeps what “Show more” has brought when something is done', async ({ page, api, signIn }) => {
    const { accessToken } = await signIn();
    const emails = Array.from({ length: 50 }, (_, index) => `zoe${String(index).padStart(2, '0')}@new.example`);
    await invite(api, accessToken, emails);
    await page.goto('/dashboard/users');
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(row(page, 'zoe49@new.example')).toBeVisible();

    await row(page, 'zoe48@new.example').getByRole('button', { name: 'Actions for zoe48@new.example' }).click();
    await page.getByRole('menuitem', { name: 'Revoke invitation' }).click();
    await page.getByRole('button', { name: 'Take it back' }).click();

    await expect(row(page, 'zoe48@new.example')).toBeHidden();
    await expect(row(page, 'zoe49@new.example')).toBeVisible();
  });

  test('keeps also what is beyond the largest page that the server gives', async ({ page, api, signIn }) => {
    const { accessToken } = await signIn();
    const emails = Array.from({ length: 130 }, (_, index) => `zoe${String(index).padStart(3, '0')}@new.example`);
    for (const from of [0, 50, 100]) await invite(api, accessToken, emails.slice(from, from + 50));
    await page.goto('/dashboard/users');
    const more = page.getByRole('button', { name: 'Show more' });
    await more.click();
    await expect(row(page, 'zoe080@new.example')).toBeVisible();
    await more.click();
    await expect(row(page, 'zoe129@new.example')).toBeVisible();
    await row(page, 'zoe129@new.example').scrollIntoViewIfNeeded();

    const id = await idOf(api, accessToken, 'zoe128@new.example');
    await api('mutation ($id: ID!) { revokeInvitation(id: $id) }', { id }, accessToken);

    await expect(row(page, 'zoe128@new.example')).toBeHidden();
    await expect(row(page, 'zoe129@new.example')).toBeInViewport();
  });

  test('is narrowed to teams by its address', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/users');
    await expect(row(page, 'Tomás Rey')).toBeVisible();

    await page.getByRole('button', { name: /^Team/ }).click();
    await page.getByRole('option', { name: 'Workshop' }).click();

    await expect(page).toHaveURL(/team=team_workshop/);
    await expect(row(page, 'Tomás Rey')).toBeHidden();
    await expect(page.getByRole('rowheader')).toHaveText([/Maya Lindqvist/, /Priya Nair/]);
    await page.reload();
    await expect(page.getByRole('button', { name: /^Team/ })).toContainText('Workshop');
  });

  test('can be narrowed to teams also where those did not come at first', async ({ page, signIn, console }) => {
    await signIn();
    await console.addFault({ kind: 'Error', operation: 'UserFilterBarQuery', message: 'Not now.' });
    const refused = page.waitForResponse(/operationName=UserFilterBarQuery/);
    await page.goto('/dashboard/users?team=team_workshop');
    await (await refused).finished();
    await expect(page.getByRole('rowheader')).toHaveText([/Maya Lindqvist/, /Priya Nair/]);
    await console.clearFaults();

    const chip = page.getByRole('button', { name: /^Team/ });
    await expect(chip).not.toContainText('Workshop');
    await chip.click();
    await expect(page.getByRole('option', { name: 'Workshop' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chip).toContainText('Workshop');
  });

  test('says also on a phone why one may not invite', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(JONAS);
    await page.goto('/dashboard/users');

    await expect(row(page, 'Jonas Reber')).toBeVisible();
    await expect(page.getByText('Your role does not include inviting people.')).toBeVisible();
  });
});

test('making somebody an Admin who is invited says what becomes of copied links, and a refusal brings the list up to date', async ({
  page,
  api,
  signIn,
}) => {
  const { accessToken } = await signIn();
  await invite(api, accessToken, ['ada@new.example']);
  await page.goto('/dashboard/users');
  await row(page, 'ada@new.example').getByRole('button', { name: 'Actions for ada@new.example' }).click();
  await page.getByRole('menuitem', { name: 'Make an Admin' }).click();
  const question = page.getByRole('alertdialog', { name: 'Make ada@new.example an Admin?' });
  await expect(question).toContainText('Copied links to this invitation stop working');

  await api(
    'mutation ($id: ID!) { revokeInvitation(id: $id) }',
    { id: await idOf(api, accessToken, 'ada@new.example') },
    accessToken,
  );
  await question.getByRole('button', { name: 'Make an Admin' }).click();

  await expect(page.getByText('The role was not changed.')).toBeVisible();
  await expect(row(page, 'ada@new.example')).toBeHidden();
});
