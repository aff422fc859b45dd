import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { GraphQLClient } from './graphqlClient.ts';

const JONAS = 'jonas@northwindoutdoor.com';
const PRIYA = 'user_priya';

const row = (page: Page, name: string) => page.getByRole('row', { name });
const removal = (page: Page, name: string) => page.getByRole('dialog', { name: `Remove ${name}?` });
const heirIn = (dialog: ReturnType<typeof removal>) => dialog.getByRole('combobox', { name: /Who takes over/ });

async function askToRemove(page: Page, name: string) {
  await row(page, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  return removal(page, name);
}

/** The conversations of a person or a team that are not resolved. */
async function openOf(api: GraphQLClient, token: string, filter: { assigneeIds: string[] } | { teamIds: string[] }) {
  const { conversations } = await api<{ conversations: { edges: { node: { id: string; status: string } }[] } }>(
    'query ($filter: ConversationFilter!) { conversations(filter: $filter, first: 100) { edges { node { id status } } } }',
    { filter },
    token,
  );
  return conversations.edges.filter(({ node }) => node.status !== 'Resolved').map(({ node }) => node.id);
}

test.describe('removing somebody', () => {
  test('hands what they had open to whom one chooses, and signs them out at once', async ({
    page,
    browser,
    stack,
    api,
    signIn,
  }) => {
    test.slow();
    const context = await browser.newContext({ baseURL: stack.webUrl });
    await signIn(JONAS, { context });
    const theirs = await context.newPage();
    await theirs.goto('/dashboard/users');
    await expect(row(theirs, 'Jonas Reber')).toContainText('you');

    const { accessToken } = await signIn();
    const handedOn = await openOf(api, accessToken, { assigneeIds: ['user_jonas'] });
    await page.goto('/dashboard/users');
    const dialog = await askToRemove(page, 'Jonas Reber');
    await expect(heirIn(dialog)).toHaveAccessibleName(`Who takes over ${handedOn.length} open conversations?`);
    await dialog.getByRole('button', { name: 'Remove Jonas Reber' }).click();
    await expect(dialog.getByText('Choose who takes them over, or nobody.')).toBeVisible();
    await heirIn(dialog).fill('Priya');
    await page.getByRole('option', { name: 'Priya Nair' }).click();
    await dialog.getByRole('button', { name: 'Remove Jonas Reber' }).click();

    await expect(page.getByText('Jonas Reber was removed')).toBeVisible();
    await expect(row(page, 'Jonas Reber')).toBeHidden();
    await expect(theirs).toHaveURL(/\/login/);
    const priyas = await openOf(api, accessToken, { assigneeIds: [PRIYA] });
    expect(priyas).toEqual(expect.arrayContaining(handedOn));
    await context.close();
  });
});
