import type { Page } from '@playwright/test';
import { expect, PASSWORD, test } from './fixtures.ts';
import type { GraphQLClient } from './graphqlClient.ts';

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
});
