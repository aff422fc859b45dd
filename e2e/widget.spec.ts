import { createHmac } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { chatAddress } from './chatPage.ts';
import { agentOf } from './chatStaff.ts';
import { expect, test as base } from './fixtures.ts';
import type { GraphQLClient } from './graphqlClient.ts';
import { publishTrigger } from './publishTrigger.ts';

/** The demo shop, on whose pages Nori is. */
const test = base.extend<{ agent: Awaited<ReturnType<typeof agentOf>>; shop: string }>({
  agent: async ({ api, console }, use) => use(await agentOf(api, console)),
  shop: async ({ stack }, use) => use(`${stack.apiUrl}/stand-ins/shop`),
});

const launcherOn = (page: Page) => page.getByRole('button', { name: /^Ask Nori/ });
const panelOn = (page: Page) => page.getByRole('dialog', { name: 'Nori' });
const chatOn = (page: Page) => page.frameLocator('iframe[title="Nori"]');
const boxOn = (page: Page) => chatOn(page).getByRole('textbox', { name: 'Your message' });

async function write(page: Page, text: string) {
  await boxOn(page).fill(text);
  await boxOn(page).press('Enter');
  // «Sent» goes when it is answered at once; the time then stands in its place.
  const isStored = new RegExp(`${text.replaceAll('?', '\\?')}(Sent|Read)?\\d`);
  await expect(chatOn(page).getByRole('log')).toContainText(isStored);
}

test('a visitor of a shop writes to it, on any page of it, and the staff see what they look at', async ({
  page,
  shop,
  agent,
  api,
  stack,
}) => {
  // It is people who answer.
  await chatAddress(api, stack.chatUrl, agent.token);
  await page.goto(`${shop}/boots`);
  await launcherOn(page).click();
  await expect(panelOn(page)).toBeVisible();
  await write(page, 'Do these boots run small?');

  const talk = await agent.latest();
  expect(talk.said.at(-1)).toMatchObject({ author: 'Visitor', body: 'Do these boots run small?' });
  await expect.poll(async () => (await agent.latest()).visitor.pageViews[0]?.url).toBe(`${shop}/boots`);

  await page.goto(`${shop}/tents`);
  // What is there before the chat is counts as unread, and is not said.
  await expect(chatOn(page).getByText('Do these boots run small?')).toBeAttached();
  await agent.reply(talk.id, 'Half a size. Take one larger.');
  await expect(page.getByRole('button', { name: 'Ask Nori, 1 unread' })).toBeVisible();
  await page.getByRole('button', { name: /: Half a size\. Take one larger\.$/ }).click();
  await expect(chatOn(page).getByRole('log')).toContainText('Half a size.');
  await expect(page.getByRole('button', { name: 'Ask Nori', exact: true })).toBeVisible();
});

test('a visitor goes on in a window of its own, as who they are on the site', async ({
  page,
  shop,
  agent,
  api,
  stack,
}) => {
  await chatAddress(api, stack.chatUrl, agent.token);
  await page.goto(`${shop}/boots`);
  await launcherOn(page).click();
  await write(page, 'Do these boots run small?');
  const { id } = await agent.latest();
  await chatOn(page).getByRole('button', { name: 'More' }).click();
  const opened = page.waitForEvent('popup');
  await chatOn(page).getByRole('button', { name: 'Open in a window' }).click();
  const popup = await opened;

  await expect(popup.getByRole('log')).toContainText('Do these boots run small?');
  await expect(panelOn(page)).toBeHidden();
  await page.close();
  await popup.getByRole('textbox', { name: 'Your message' }).fill('And the tents?');
  await popup.keyboard.press('Enter');
  await expect(popup.getByRole('log')).toContainText('Sent');
  const talk = await agent.latest();
  expect(talk.id).toBe(id);
  expect(talk.said.at(-1)).toMatchObject({ author: 'Visitor', body: 'And the tents?' });
});

test('a page with a strict policy shows it, steers it and reports no violation', async ({ page, shop }) => {
  // The fixture fails the test for violations.
  await page.goto(`${shop}/checkout`);
  await page.getByRole('button', { name: 'Ask about delivery' }).click();

  await expect(boxOn(page)).toHaveValue('Is my order there before Friday?');
});

test('pages that a site turns without loading are told to the staff', async ({ page, shop, agent }) => {
  await page.goto(`${shop}/finder`);
  await launcherOn(page).click();
  await write(page, 'What do I need?');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'One week' }).click();

  const pages = async () => (await agent.latest()).visitor.pageViews;
  await expect.poll(pages).toContainEqual({ url: `${shop}/finder/week`, title: 'For a week · Northwind Outdoor' });
});

test('an overlay stands over the page, keeps the focus, and gives it back', async ({ page, shop }) => {
  await page.goto(`${shop}/?assistantId=asst_basecamp`);
  const launcher = page.getByRole('button', { name: 'Basecamp' });
  await launcher.click();
  await expect(page.getByRole('dialog', { name: 'Basecamp' })).toBeVisible();
  await expect(
    page.frameLocator('iframe[title="Basecamp"]').getByRole('textbox', { name: 'Your message' }),
  ).toBeFocused();

  // The page behind cannot be reached.
  const link = page.getByRole('link', { name: 'Packs' });
  await link.evaluate((element) => element.focus());
  await expect(link).not.toBeFocused();
  await page.keyboard.press('Escape');

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(launcher).toBeFocused();
});

test('a site that is not allowed shows nothing, not even with a frame of its own making', async ({
  page,
  context,
  stack,
  api,
  agent,
}) => {
  await api(
    'mutation ($input: SetAllowedDomainsInput!) { setAllowedDomains(input: $input) { id } }',
    { input: { assistantId: 'asst_nori', domains: ['shop.example'] } },
    agent.token,
  );
  const { currentUser } = await api<{ currentUser: { client: { id: string } } }>(
    '{ currentUser { client { id } } }',
    {},
    agent.token,
  );
  const ids = { clientId: currentUser.client.id, assistantId: 'asst_nori' };
  const tag = `<script async src="${stack.chatUrl}/widget.js" data-client-id="${ids.clientId}" data-assistant-id="asst_nori"></script>`;
  const chat = `${stack.chatUrl}/chat?${new URLSearchParams({ ...ids, frame: '1' })}`;
  const forged = `<iframe title="Nori" src="${chat}"></iframe><script>
    addEventListener('message', ({ source }) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => document.body.append(data.type === 'error' ? data.payload.code : '');
      const page = { url: location.href, title: '', referrer: '' };
      source.postMessage({ kind: 'parley.hello', v: 1, assistantId: 'asst_nori', page, isOpen: true }, '*', [port2]);
    });
  </script>`;
  const serve = (host: string, body: string) =>
    page.route(`https://${host}/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html>${body}` }),
    );
  // The sites are elsewhere, and Parley is on this machine.
  await context.grantPermissions(['local-network-access']);
  await serve('shop.example', tag);
  await serve('evil.example', tag);
  await serve('forged.example', forged);

  await page.goto('https://shop.example/');
  await expect(launcherOn(page)).toBeVisible();

  const warned = page.waitForEvent('console', (message) => message.text().includes('may not be shown on evil.example'));
  await page.goto('https://evil.example/');
  await warned;
  await expect(launcherOn(page)).toHaveCount(0);

  await page.goto('https://forged.example/');
  await expect(page.getByText('DOMAIN_NOT_ALLOWED')).toBeVisible();
  await expect(boxOn(page)).toHaveCount(0);
});

type Results = {
  analytics: { funnel: { rows: { name: string; counts: { count: number }[] }[] }; triggerGoals: object[] };
};

/** How often a trigger fired, the chat was opened after it, and a conversation began, in these days; and who reached its goal. */
async function resultsOf(api: GraphQLClient, token: string, trigger: string) {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const { analytics } = await api<Results>(
    `query ($filter: AnalyticsFilter!) { analytics(filter: $filter) {
      funnel(kind: Trigger) { rows { name counts { count } } }
      triggerGoals { seen seenReached }
    } }`,
    { filter: { from: day(-1), to: day(1), assistantId: 'asst_nori' } },
    token,
  );
  const row = analytics.funnel.rows.find(({ name }) => name === trigger);
  return { counts: row?.counts.map(({ count }) => count), goals: analytics.triggerGoals };
}

test('a trigger speaks to who puts something into the cart, once, says why, and is told of in the analytics', async ({
  page,
  shop,
  api,
  agent,
}) => {
  await publishTrigger(api, agent.token, {
    name: 'Help with the cart',
    conditions: [{ id: 'added', type: 'Event', name: 'addToCart' }],
    exclude: ['*/checkout'],
    goal: { type: 'Event', name: 'order', withinDays: 7 },
    action: { type: 'Message', text: { en: 'Shall we check the size together?' }, delaySeconds: 0 },
  });
  await page.goto(`${shop}/boots?assistantDebug=1`);
  const debug = page.getByLabel('Triggers');
  await expect(debug).toContainText('○ Help with the cart');
  await expect(debug).toContainText('✗ Event {"name":"addToCart"}, is false');

  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const said = page.getByRole('button', { name: 'Shall we check the size together?' });
  await said.click();
  await expect(boxOn(page)).toBeVisible();
  await expect(said).toHaveCount(0);
  await write(page, 'Size 42, please.');
  await page.evaluate(() => window.parley?.('track', 'order'));
  // Fired, opened, and what came of it; who saw it, and reached the goal.
  await expect
    .poll(() => resultsOf(api, agent.token, 'Help with the cart'))
    .toEqual({ counts: [1, 1, 1], goals: [{ seen: 1, seenReached: 1 }] });

  await page.goto(`${shop}/boots?assistantDebug=1`);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(debug).toContainText('✗ Frequency {"actual":1,"most":1,"per":"Day"}');
  await expect(said).toHaveCount(0);
});

test('a link to the chat says whose it is where it is shared, whatever its title holds, and meets the API early', async ({
  request,
  stack,
  api,
  agent,
}) => {
  const title = 'Nori "A&B" <script>alert(1)</script>';
  const { createAssistant } = await api<{ createAssistant: { chatUrl: string } }>(
    'mutation ($input: CreateAssistantInput!) { createAssistant(input: $input) { chatUrl } }',
    { input: { title, type: 'FloatingWidget' } },
    agent.token,
  );

  const page = await (await request.get(createAssistant.chatUrl)).text();
  const unknown = await request.get(`${stack.chatUrl}/chat?clientId=clnt_none&assistantId=asst_none`);

  expect(page).toContain(
    '<meta property="og:title" content="Nori &#34;A&#38;B&#34; &#60;script&#62;alert(1)&#60;/script&#62;">',
  );
  expect(page).not.toContain('<script>alert(1)');
  expect(await unknown.text()).toContain('<title>Chat</title>');
  expect(page).toContain(`<link rel="preconnect" href="${new URL(stack.apiUrl).origin}" crossorigin>`);
});

test('who signs in on the site is vouched for in the inbox, and after they sign out somebody else begins anew', async ({
  page,
  shop,
  api,
  agent,
}) => {
  const staff = <T>(document: string, variables: object) => api<T>(document, { ...variables }, agent.token);
  const id = 'asst_nori';
  const { renewIdentitySecret: secret } = await staff<{ renewIdentitySecret: string }>(
    'mutation ($id: ID!) { renewIdentitySecret(id: $id) }',
    { id },
  );
  await staff('mutation ($id: ID!) { setIdentityMode(id: $id, mode: Required) { id } }', { id });
  const hash = createHmac('sha256', secret).update('user_7').digest('hex');
  const call = (...args: readonly unknown[]) => page.evaluate((given) => window.parley?.(...given), args);
  const whoIs = async () => {
    const { conversation } = await staff<{ conversation: { visitor: object } }>(
      'query ($id: ID!) { conversation(id: $id) { visitor { name externalId isVerified } } }',
      { id: (await agent.latest()).id },
    );
    return conversation.visitor;
  };
  await page.goto(`${shop}/boots`);
  await expect(launcherOn(page)).toBeVisible();

  await expect(call('identify', { id: 'user_8', hash })).rejects.toThrow(/does not fit the id/);
  await call('identify', { id: 'user_7', name: 'Mira Solberg', hash });
  await launcherOn(page).click();
  await write(page, 'Where is my parcel?');
  expect(await whoIs()).toEqual({ name: 'Mira Solberg', externalId: 'user_7', isVerified: true });

  await call('logout');
  await expect(panelOn(page)).toBeHidden();
  await call('open', 'Chat');
  await expect(boxOn(page)).toBeVisible();
  await expect(chatOn(page).getByText('Where is my parcel?')).toHaveCount(0);
  await write(page, 'Do you sell tents?');
  expect(await whoIs()).toMatchObject({ externalId: null, isVerified: false });
});

test('a whole chat by keyboard, as a screen reader is told of it', async ({
  page,
  shop,
  agent,
  api,
  stack,
  expectAccessible,
}) => {
  // It is people who answer.
  await chatAddress(api, stack.chatUrl, agent.token);
  await page.goto(`${shop}/boots`);
  await expect(launcherOn(page)).toBeVisible();
  const chat = chatOn(page);

  await launcherOn(page).focus();
  await page.keyboard.press('Enter');
  await expect(boxOn(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panelOn(page)).toBeHidden();
  await expect(launcherOn(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(boxOn(page)).toBeFocused();
  await page.keyboard.type('Do these boots run small?');
  await page.keyboard.press('Enter');
  const log = chat.getByRole('log');
  await expect(log).toContainText('Do these boots run small?');
  await expect(log).toContainText('Sent');
  await agent.reply((await agent.latest()).id, 'Half a size. Take one larger.');
  await expect(log).toContainText('Half a size. Take one larger.');
  await expect(boxOn(page)).toBeFocused();
  await expectAccessible(page);

  // Backwards through all that there is before the box, to the head.
  const close = chat.getByRole('button', { name: 'Close the chat' });
  for (let steps = 0; steps < 20 && !(await isFocused(close)); steps += 1) await page.keyboard.press('Shift+Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panelOn(page)).toBeHidden();
  await expect(launcherOn(page)).toBeFocused();
});

const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement);
