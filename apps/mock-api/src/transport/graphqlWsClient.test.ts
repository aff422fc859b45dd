import { createClient, type ClientOptions } from 'graphql-ws';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { buildConversation } from '@parley/db/factories/inbox';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompany, type Company } from '#testing/company.ts';

const api = await apiForTests();
let url = '';
let company: Company;
beforeAll(async () => {
  url = `${(await api.listen()).replace('http', 'ws')}/graphql`;
  company = await buildCompany(api);
});

/** The client of graphql-ws, and the codes with which its sockets were closed. */
function client(options: Partial<ClientOptions> = {}) {
  const closes: number[] = [];
  const made = createClient({
    url,
    webSocketImpl: WebSocket,
    connectionParams: { Authorization: `Bearer ${company.agentToken}` },
    retryWait: () => Promise.resolve(),
    ...options,
  });
  made.on('closed', (event) => {
    if (typeof event === 'object' && event && 'code' in event) closes.push(Number(event.code));
  });
  return { client: made, closes };
}

const subscribed = async () => {
  const spy = vi.spyOn(api.deps.events, 'subscribe');
  await vi.waitFor(() => expect(spy.mock.calls.map(([topic]) => topic)).toContain('conversation:updated'));
  spy.mockRestore();
};

describe("graphql-ws's client", () => {
  it.each([1001, 1012, 1013])('comes back after %i and hears what happens then', async (code) => {
    const conversation = await buildConversation(api.db, { clientId: company.clientId });
    const { client: ws, closes } = client();
    const events = ws.iterate({ query: 'subscription { conversationUpdated { id } }' });
    const first = events.next();
    await subscribed();

    const again = subscribed();
    api.api.sockets.close(code);
    await again;
    api.deps.events.publish('conversation:updated', company.clientId, conversation);

    expect((await first).value).toMatchObject({ data: { conversationUpdated: { id: conversation.id } } });
    expect(closes).toEqual([code]);
    await ws.dispose();
  });

  it('is refused once for a bad token and brings a better one', async () => {
    const tokens = ['nonsense', company.agentToken];
    const { client: ws, closes } = client({
      lazy: false,
      connectionParams: () => ({ Authorization: `Bearer ${tokens.shift()}` }),
    });
    await new Promise<void>((resolve) => ws.on('connected', () => resolve()));

    expect(closes).toEqual([4403]);
    await ws.dispose();
  });

  it('keeps its other subscriptions when one cannot be served', async () => {
    const conversation = await buildConversation(api.db, { clientId: company.clientId });
    const { client: ws, closes } = client();
    const events = ws.iterate({ query: 'subscription { conversationUpdated { id } }' });
    const first = events.next();
    await subscribed();

    await expect(ws.iterate({ query: 'subscription {' }).next()).rejects.toMatchObject([
      { message: expect.any(String) },
    ]);
    api.deps.events.publish('conversation:updated', company.clientId, conversation);

    expect((await first).value).toMatchObject({ data: { conversationUpdated: { id: conversation.id } } });
    expect(closes).toEqual([]);
    await ws.dispose();
  });
});
