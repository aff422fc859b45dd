import { expect, MAYA, test } from './fixtures.ts';
import { chatAddress, visitorOn } from './chatPage.ts';
import type { GraphQLClient } from './graphqlClient.ts';

/** A token of somebody who works at the demo company. */
async function staffToken(api: GraphQLClient) {
  const { login } = await api<{ login: { accessToken: string } }>(
    'mutation ($input: LoginInput!) { login(input: $input) { accessToken } }',
    { input: { email: MAYA, password: 'parley-demo-1' } },
  );
  return login.accessToken;
}

test.describe('/chat', () => {
  test('greets a visitor, and goes on where they were after a reload and in a second tab', async ({
    page,
    context,
    api,
    stack,
  }) => {
    const address = await chatAddress(api, stack.chatUrl, await staffToken(api));
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Nori' })).toBeVisible();
    const visitor = visitorOn(page);
    await visitor.write('Do you ship to Norway?');
    await expect(visitor.log).toContainText('Do you ship to Norway?');
    await expect(visitor.log).toContainText('Sent');

    await page.reload();
    await expect(visitor.log).toContainText('Do you ship to Norway?');
    const second = await context.newPage();
    await second.goto(address);
    await expect(visitorOn(second).log).toContainText('Do you ship to Norway?');
  });

  test('keeps what is written while offline and sends it once when the visitor is back', async ({
    page,
    context,
    api,
    stack,
  }) => {
    const token = await staffToken(api);
    await page.goto(await chatAddress(api, stack.chatUrl, token));
    const visitor = visitorOn(page);
    await visitor.write('Before the tunnel.');
    await expect(visitor.log).toContainText('Sent');

    await context.setOffline(true);
    await visitor.write('In the tunnel.');
    await expect(page.getByText(/you are offline/i)).toBeVisible();
    await context.setOffline(false);

    await expect(page.getByText(/you are offline/i)).toHaveCount(0);
    const stored = async () => {
      const { conversations } = await api<{
        conversations: { edges: { node: { messages: { edges: { node: { body: string } }[] } } }[] };
      }>('{ conversations(first: 1) { edges { node { messages { edges { node { body } } } } } } }', {}, token);
      return conversations.edges[0]?.node.messages.edges.map(({ node }) => node.body).slice(1);
    };
    await expect.poll(stored).toEqual(['Before the tunnel.', 'In the tunnel.']);
  });

  test('says so when the link names no assistant', async ({ page, stack }) => {
    for (const path of ['/chat', '/chat?clientId=clnt_0&assistantId=asst_0', '/elsewhere']) {
      await page.goto(`${stack.chatUrl}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
    }
  });

  test('shows markup as text', async ({ page, api, stack }) => {
    await page.goto(await chatAddress(api, stack.chatUrl, await staffToken(api)));
    const visitor = visitorOn(page);
    await visitor.write('<img src=x onerror="document.title=1"> javascript:alert(1) https://example.com/a');

    await expect(visitor.log).toContainText('<img src=x onerror=');
    await expect(visitor.log.getByRole('link')).toHaveCount(1);
    await expect(visitor.log.getByRole('link')).toHaveAttribute('href', 'https://example.com/a');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 480, 1440]) {
      test(`has no accessibility faults, ${colorScheme} at ${width} px`, async ({
        browser,
        api,
        stack,
        expectAccessible,
      }) => {
        const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } });
        const page = await context.newPage();
        await page.goto(await chatAddress(api, stack.chatUrl, await staffToken(api)));
        const visitor = visitorOn(page);
        await expect(visitor.box).toBeVisible();
        await expectAccessible(page);
        await visitor.write('Hello');
        await expect(visitor.log).toContainText('Sent');
        await expectAccessible(page);
        await context.close();
      });
    }
  }
});
