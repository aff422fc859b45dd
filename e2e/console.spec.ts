import { expect, MAYA, test } from './fixtures.ts';

test.describe('the console', () => {
  test('signs in as a demo person with one click', async ({ page, context, stack }) => {
    await page.goto(stack.apiUrl);
    const opened = context.waitForEvent('page');
    await page
      .getByRole('row', { name: /Maya Lindqvist/ })
      .or(page.getByRole('listitem').filter({ hasText: 'Maya Lindqvist' }))
      .getByRole('button', { name: /Sign in/ })
      .click();

    const dashboard = await opened;
    await expect(dashboard).toHaveURL(`${stack.webUrl}/dashboard`);
    await expect(dashboard.getByText('Maya Lindqvist').first()).toBeVisible();
  });

  test('shows the mail that was sent', async ({ page, stack, api, console }) => {
    await api('mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) }', { input: { email: MAYA } });

    const [mail] = await console.mails(MAYA);
    await page.goto(stack.apiUrl);
    await page.getByRole('link', { name: /Mailbox/ }).click();

    await expect(page.getByText(mail?.subject ?? 'no mail').first()).toBeVisible();
  });

  test('goes back to the seed, whatever was done since', async ({ signIn, api, console }) => {
    const count = async (token: string) =>
      (
        await api<{ currentUser: { client: { unreadConversationsCount: number } } }>(
          '{ currentUser { client { unreadConversationsCount } } }',
          {},
          token,
        )
      ).currentUser.client.unreadConversationsCount;
    const { accessToken } = await signIn();
    const before = await count(accessToken);
    const { conversations } = await api<{
      conversations: { edges: { node: { id: string; containMessagesUnreadByAgents: boolean } }[] };
    }>('{ conversations(first: 50) { edges { node { id containMessagesUnreadByAgents } } } }', {}, accessToken);
    const unread = conversations.edges.find(({ node }) => node.containMessagesUnreadByAgents);
    await api('mutation ($id: ID!) { readConversation(id: $id) { id } }', { id: unread?.node.id }, accessToken);
    expect(await count(accessToken)).toBe(before - 1);

    await console.reset();

    const again = await signIn();
    expect(await count(again.accessToken)).toBe(before);
  });
});
