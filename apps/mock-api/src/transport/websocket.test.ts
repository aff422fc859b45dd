import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { buildConversation } from '@parley/db/factories/inbox';
import { buildCompany, type Company } from '#testing/company.ts';
import { acceptedSocket, listening, openSocket, settled, subscribe } from '#testing/sockets.ts';
import { createTestApi, type TestApi } from '#testing/testApi.ts';

const UPDATED = 'subscription Updated { conversationUpdated { id visitorName version } }';

let api: TestApi;
let origin = '';
let company: Company;
beforeAll(async () => {
  api = await createTestApi();
  origin = await api.listen();
  company = await buildCompany(api);
});
afterAll(() => api.close());
afterEach(() => api.api.sockets.terminate());

const accepted = () => acceptedSocket(origin, company.agentToken);

/** The bare connection of a websocket that has just been opened. */
async function upgraded(): Promise<Socket> {
  const line = connect(Number(new URL(origin).port), 'localhost');
  const head = ['GET /graphql HTTP/1.1', 'Host: localhost', 'Connection: Upgrade', 'Upgrade: websocket'];
  const keys = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=='];
  const protocol = 'Sec-WebSocket-Protocol: graphql-transport-ws';
  line.write(`${[...head, ...keys, protocol].join('\r\n')}\r\n\r\n`);
  await once(line, 'data');
  return line;
}

describe('the protocol', () => {
  it('acknowledges, sends what happens, and stops when it is told to', async () => {
    const conversation = await buildConversation(api.db, { clientId: company.clientId, visitorName: 'Ada' });
    const { send, next } = await accepted();
    await listening(api, () => send(subscribe('a', UPDATED)));

    api.deps.events.publish('conversation:updated', company.clientId, conversation);
    const event = await next('next');
    send({ id: 'a', type: 'complete' });
    await settled({ send, next });

    expect(event).toMatchObject({ id: 'a', payload: { data: { conversationUpdated: { visitorName: 'Ada' } } } });
    expect(api.api.sockets.list()).toMatchObject([
      { viewer: 'Maya Lindqvist', userId: company.agent.id, subscriptions: 0 },
    ]);
  });

  it('takes an id again once its subscription is over', async () => {
    const opened = await accepted();
    opened.send(subscribe('a', UPDATED));
    await settled(opened);
    opened.send({ id: 'a', type: 'complete' });
    await settled(opened);
    opened.send(subscribe('a', UPDATED));
    await settled(opened);

    expect(opened.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('echoes what a ping carries and ignores a stray pong and an unknown id', async () => {
    const { send, next, socket } = await accepted();
    send({ type: 'pong' });
    send({ type: 'complete', id: 'nobody' });
    send({ type: 'ping', payload: { at: 7 } });

    expect(await next('pong')).toEqual({ type: 'pong', payload: { at: 7 } });
    expect(socket.readyState).toBe(WebSocket.OPEN);
  });

  it.each([
    ['no JSON', 'what?', 4400],
    ['an unknown type', { type: 'hello' }, 4400],
    ['a number for an id', { id: 7, type: 'subscribe', payload: { query: UPDATED } }, 4400],
    ['an empty id', { id: '', type: 'subscribe', payload: { query: UPDATED } }, 4400],
    ['no query', { id: 'a', type: 'subscribe', payload: {} }, 4400],
    [
      'a hash instead of a query',
      { id: 'a', type: 'subscribe', payload: { extensions: { persistedQuery: {} } } },
      4400,
    ],
    ['variables in an array', { id: 'a', type: 'subscribe', payload: { query: UPDATED, variables: [] } }, 4400],
    ['a second connection_init', { type: 'connection_init' }, 4429],
    ['more than 64 KB', subscribe('a', `${UPDATED} # ${'x'.repeat(65_536)}`), 1009],
  ])('closes a socket that sends %s', async (_name, message, code) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { send, closed } = await accepted();
    send(message);

    expect((await closed).code).toBe(code);
    await acceptedSocket(origin, company.agentToken);
  });

  it('closes with 4409 when an id is taken twice', async () => {
    const { send, closed } = await accepted();
    send(subscribe('a', UPDATED));
    send(subscribe('a', UPDATED));

    expect((await closed).code).toBe(4409);
  });

  it('closes with 4401 when it is asked before it has acknowledged', async () => {
    const { send, closed } = await openSocket(origin);
    send(subscribe('a', UPDATED));

    expect((await closed).code).toBe(4401);
  });

  it('closes with 4429 on a second connection_init while the first is being looked at', async () => {
    const { send, closed } = await openSocket(origin);
    const init = { type: 'connection_init', payload: { Authorization: `Bearer ${company.agentToken}` } };
    send(init);
    send(init);

    expect((await closed).code).toBe(4429);
  });

  it('closes with 4408 when nobody says who connects', async () => {
    const { closed } = await openSocket(origin);

    expect((await closed).code).toBe(4408);
  });

  it('lets nobody in by another sub-protocol, and by ours among others', async () => {
    await expect(openSocket(origin, { protocols: ['graphql-ws'] })).rejects.toThrow('subprotocol');
    const { socket } = await openSocket(origin, { protocols: ['graphql-ws', 'graphql-transport-ws'] });

    expect(socket.protocol).toBe('graphql-transport-ws');
  });
});

describe('a peer that breaks the connection', () => {
  const masked = (firstByte: number) => Buffer.from([firstByte, 0x80, 0, 0, 0, 0]);

  it.each([
    ['sends a reserved opcode', (line: Socket) => line.write(masked(0x83))],
    ['sets reserved bits', (line: Socket) => line.write(masked(0xf1))],
    ['sends an unmasked frame', (line: Socket) => line.write(Buffer.from([0x81, 1, 97]))],
    ['closes with a code that nobody may send', (line: Socket) => line.write(Buffer.from('8882000000000001', 'hex'))],
    ['resets the connection', (line: Socket) => line.resetAndDestroy()],
    [
      'resets it in the middle of a frame',
      (line: Socket) => line.write(Buffer.from([0x81, 0xff]), () => line.resetAndDestroy()),
    ],
  ])('loses it, and nobody else does, when it %s', async (_name, act) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const other = await accepted();
    const line = await upgraded();
    const closed = once(line, 'close');

    act(line);
    line.resume();
    await closed;

    await settled(other);
    await vi.waitFor(() => expect(api.api.sockets.list()).toHaveLength(1));
  });
});

describe('when the API', () => {
  it('stops, sockets are closed with 1001', async () => {
    const own = await createTestApi();
    const { agentToken } = await buildCompany(own);
    const opened = await acceptedSocket(await own.listen(), agentToken);

    await own.close();

    expect((await opened.closed).code).toBe(1001);
  });
});
