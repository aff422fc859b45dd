import { buildAssistant } from '@parley/db/factories/assistants';
import { buildClient } from '@parley/db/factories/billing';
import { expect, it } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { createShopStandIn } from './shopStandIn.ts';

const api = await apiForTests();
const client = await buildClient(api.db, { name: 'Northwind Outdoor' });
const nori = await buildAssistant(api.db, { clientId: client.id });
const shop = createShopStandIn({ basePath: '/stand-ins/shop', deps: api.deps });
const get = async (path: string, method = 'GET') => {
  const response = await shop(new Request(`http://localhost:4000${path}`, { method }));
  return response ?? new Response('not the shop', { status: 599 });
};

it.each(['', '/', '/packs', '/boots', '/tents', '/finder', '/finder/week', '/checkout'])(
  'has its assistant on the page %j',
  async (path) => {
    const response = await get(`/stand-ins/shop${path}`);

    expect(response.status).toBe(200);
    expect(await response.text()).toContain(
      `src="${api.deps.config.chatUrl}/widget.js" data-client-id="${client.id}" data-assistant-id="${nori.id}"`,
    );
  },
);

it('lets its own files and the widget run at the checkout, and nothing inline', async () => {
  const policy = (await get('/stand-ins/shop/checkout')).headers.get('content-security-policy');

  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
});

it('shows another assistant of its company when it is asked to, and nobody else’s', async () => {
  const other = await buildAssistant(api.db, { clientId: client.id, title: 'Basecamp' });
  const foreign = await buildAssistant(api.db, { title: 'Pip' });

  expect(await (await get(`/stand-ins/shop/?assistantId=${other.id}`)).text()).toContain(other.id);
  expect(await (await get(`/stand-ins/shop/?assistantId=${foreign.id}`)).text()).not.toContain('widget.js');
});

it('answers nothing that is not its own', async () => {
  expect((await get('/stand-ins/shopping')).status).toBe(599);
  expect((await get('/stand-ins/shop/nothing')).status).toBe(404);
  expect((await get('/stand-ins/shop/', 'POST')).status).toBe(405);
});
