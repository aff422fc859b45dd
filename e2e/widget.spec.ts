import type { Page } from '@playwright/test';
import { agentOf } from './chatStaff.ts';
import { expect, test as base } from './fixtures.ts';
import type { GraphQLClient } from './graphqlClient.ts';

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
  await expect(chatOn(page).getByRole('log')).toContainText('Sent');
}

test('a visitor of a shop writes to it, on any page of it, and the staff see what they look at', async ({
  page,
  shop,
  agent,
}) => {
  await page.goto(`${shop}/boots`);
  await launcherOn(page).click();
  await expect(panelOn(page)).toBeVisible();
  await write(page, 'Do these boots run small?');

  const talk = await agent.latest();
  expect(talk.said.at(-1)).toMatchObject({ author: 'Visitor', body: 'Do these boots run small?' });
  await expect.poll(async () => (await agent.latest()).visitor.pageViews[0]?.url).toBe(`${shop}/boots`);

  await page.goto(`${shop}/tents`);
  await agent.reply(talk.id, 'Half a size. Take one larger.');
  await expect(page.getByRole('button', { name: 'Ask Nori, 1 unread' })).toBeVisible();
  await launcherOn(page).click();
  await expect(chatOn(page).getByRole('log')).toContainText('Half a size.');
  await expect(page.getByRole('button', { name: 'Ask Nori', exact: true })).toBeVisible();
});

test('by keyboard: it opens with the focus in the box, closes on Escape, and gives the focus back', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop}/packs`);
  await launcherOn(page).focus();
  await page.keyboard.press('Enter');
  await expect(boxOn(page)).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(panelOn(page)).toBeHidden();
  await expect(launcherOn(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await chatOn(page).getByRole('button', { name: 'Close the chat' }).click();
  await expect(panelOn(page)).toBeHidden();
  await expect(launcherOn(page)).toBeFocused();
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

test('a trigger speaks to who puts something into the cart, once, and says why', async ({ page, shop, api, agent }) => {
  const trigger = {
    id: 'cart',
    name: 'Help with the cart',
    isEnabled: true,
    match: 'All',
    conditions: [{ id: 'added', type: 'Event', name: 'addToCart' }],
    include: [],
    exclude: ['*/checkout'],
    schedule: null,
    audience: { samplePercent: 100, devices: ['Desktop', 'Phone'], languages: [], visitors: 'All' },
    action: { type: 'Message', text: { en: 'Shall we check the size together?' }, delaySeconds: 0 },
    frequency: { most: 1, per: 'Day', stopAfter: 'Never' },
  };
  await publishNori(api, agent.token, trigger);
  await page.goto(`${shop}/boots?assistantDebug=1`);
  const debug = page.getByLabel('Triggers');
  await expect(debug).toContainText('○ Help with the cart');
  await expect(debug).toContainText('✗ Event {"name":"addToCart"}, is false');

  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const said = page.getByRole('button', { name: 'Shall we check the size together?' });
  await said.click();
  await expect(boxOn(page)).toBeVisible();
  await expect(said).toHaveCount(0);

  await page.goto(`${shop}/boots?assistantDebug=1`);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(debug).toContainText('✗ Frequency {"actual":1,"most":1,"per":"Day"}');
  await expect(said).toHaveCount(0);
});

type Draft = { assistant: { draft: { revision: number; config: { triggers: object } } } };

/** Puts a trigger before the visitors of Nori. */
async function publishNori(api: GraphQLClient, token: string, trigger: object) {
  const { assistant } = await api<Draft>('{ assistant(id: "asst_nori") { draft { revision config } } }', {}, token);
  const { revision, config } = assistant.draft;
  const input = { assistantId: 'asst_nori', revision };
  const triggers = { ...config.triggers, items: [trigger] };
  await api(
    'mutation ($input: SaveAssistantDraftInput!) { saveAssistantDraft(input: $input) { id } }',
    { input: { ...input, config: { ...config, triggers } } },
    token,
  );
  await api(
    'mutation ($input: PublishAssistantInput!) { publishAssistant(input: $input) { id } }',
    { input: { ...input, revision: revision + 1 } },
    token,
  );
}
