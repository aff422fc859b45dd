import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { buildConversation } from '@parley/db/factories/inbox';
import { apiForTests } from '#testing/apiForTests.ts';
import { buildCompany, type Company } from '#testing/company.ts';
import { acceptedSocket, listening, settled, subscribe } from '#testing/sockets.ts';

const UPDATED = 'subscription Updated { conversationUpdated { id visitorName version } }';

const api = await apiForTests();
let origin = '';
let company: Company;
beforeAll(async () => {
  origin = await api.listen();
  company = await buildCompany(api);
});
afterEach(() => api.api.sockets.terminate());

const accepted = () => acceptedSocket(origin, company.agentToken);

describe('an operation that cannot be served', () => {
  it.each([
    ['does not validate', 'subscription { nothingOfThatName }', 'GRAPHQL_VALIDATION_FAILED'],
    ['does not parse', 'subscription {', undefined],
    ['asks for too much', `subscription { conversationUpdated { ${aliases(21)} } }`, 'GRAPHQL_VALIDATION_FAILED'],
    ['is a query', '{ currentUser { id } }', 'BAD_REQUEST'],
    ['is a mutation', 'mutation { logout }', 'BAD_REQUEST'],
  ])('is answered with an error and leaves the socket open when it %s', async (_name, query, code) => {
    const opened = await accepted();
    opened.send(subscribe('a', query));

    const { payload } = await opened.next('error');
    await settled(opened);

    expect(payload[0].extensions?.code).toBe(code);
    expect(opened.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('is answered with an error when its resolver fails', async () => {
    const opened = await accepted();
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(api.db.conversation, 'findFirst').mockRejectedValue(new Error('SELECT secrets FROM conversations'));
    opened.send(subscribe('a', 'subscription { messageCreated(conversationId: "conv_x") { id } }'));

    const { payload } = await opened.next('next');

    expect(payload.errors[0].extensions).toMatchObject({ code: 'INTERNAL_SERVER_ERROR' });
    expect(JSON.stringify(payload)).not.toContain('secrets');
    expect(opened.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('is answered with an error for each event that cannot be told, and goes on', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { clientId, assistantId } = company;
    const conversation = await buildConversation(api.db, { clientId, assistantId });
    const opened = await accepted();
    const query = 'subscription { conversationUpdated { assistant { title } } }';
    await listening(api, () => opened.send(subscribe('a', query)));
    const failing = vi.spyOn(api.db.assistant, 'findMany').mockRejectedValueOnce(new Error('SELECT secrets'));

    for (let n = 0; n < 2; n += 1) api.deps.events.publish('conversation:updated', clientId, conversation);
    const [failed, told] = [await opened.next('next'), await opened.next('next')];

    expect(failing).toHaveBeenCalledTimes(2);
    expect(failed.payload).toMatchObject({ data: null, errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] });
    expect(JSON.stringify(failed)).not.toContain('secrets');
    expect(told.payload).toEqual({ data: { conversationUpdated: { assistant: { title: 'Nori' } } } });
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('is answered with FORBIDDEN or NOT_FOUND by its resolver, not by a close', async () => {
    const stranger = await buildConversation(api.db);
    const opened = await accepted();
    opened.send(
      subscribe('a', 'subscription ($id: ID!) { messageCreated(conversationId: $id) { id } }', { id: stranger.id }),
    );

    expect((await opened.next('next')).payload.errors[0].extensions.code).toBe('NOT_FOUND');
  });

  it('is refused beyond 50 on one socket', async () => {
    const opened = await accepted();
    for (let i = 0; i < 1000; i++) opened.send(subscribe(`s${i}`, UPDATED));
    const refused = await opened.next('error');
    await settled(opened);

    expect(refused).toMatchObject({ id: 's50', payload: [{ extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' } }] });
    expect(api.api.sockets.list()[0]?.subscriptions).toBe(50);
  });
});

function aliases(count: number): string {
  return Array.from({ length: count }, (_, i) => `a${i}: id`).join(' ');
}
