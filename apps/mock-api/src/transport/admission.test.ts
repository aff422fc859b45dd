import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { DatabaseFault } from '@parley/db';
import { buildCompany, type Company } from '#testing/company.ts';
import { acceptedSocket, openSocket, settled, subscribe } from '#testing/sockets.ts';
import { createTestApi, type TestApi } from '#testing/testApi.ts';

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

describe('who may connect', () => {
  it.each([
    ['no token', undefined],
    ['a token that is none', { Authorization: 'Bearer nonsense' }],
    ['a token in a place that does not count', { token: 'Bearer x' }],
    ['an authorization that is no text', { Authorization: { toString: 'x' } }],
  ])('is closed with 4403 for %s', async (_name, payload) => {
    const { send, closed } = await openSocket(origin);
    send({ type: 'connection_init', ...(payload && { payload }) });

    expect(await closed).toEqual({ code: 4403, reason: 'Forbidden' });
  });

  it.each(['http://evil.example', 'null', 'http://localhost:3000.evil.example'])('not a page of %s', async (from) => {
    await expect(openSocket(origin, { options: { origin: from } })).rejects.toThrow('403');
  });

  it.each(['http://localhost:3000', 'http://localhost:3001'])('a page of %s', async (from) => {
    const { socket } = await openSocket(origin, { options: { origin: from } });

    expect(socket.readyState).toBe(WebSocket.OPEN);
  });

  it("a page of the API's own, in development only", async () => {
    const production = await createTestApi({ config: { isProduction: true } });
    const elsewhere = await production.listen();

    await openSocket(origin, { options: { origin } });
    await expect(openSocket(elsewhere, { options: { origin: elsewhere } })).rejects.toThrow('403');
    await production.close();
  });

  it('nobody under another address', async () => {
    const { port } = new URL(origin);
    const socket = connect(Number(port), 'localhost');
    socket.write('GET /other HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    const [data] = await once(socket, 'data');

    expect(String(data)).toContain('404');
    socket.destroy();
  });

  it('one person ten times; the eleventh is asked to come again later', async () => {
    const own = await buildCompany(api);
    for (let i = 0; i < 10; i++) await acceptedSocket(origin, own.agentToken);
    const { send, closed } = await openSocket(origin);
    send({ type: 'connection_init', payload: { Authorization: `Bearer ${own.agentToken}` } });

    expect((await closed).code).toBe(1013);
    await accepted();
  });
});

describe('while tokens cannot be looked at', () => {
  it('whoever connects is asked to come again, not to sign in again', async () => {
    vi.spyOn(api.db, '$queryRaw').mockRejectedValueOnce(new DatabaseFault('Busy', 'Another program is writing.'));
    const { send, closed } = await openSocket(origin);
    send({ type: 'connection_init', payload: { Authorization: `Bearer ${company.agentToken}` } });

    expect(await closed).toEqual({ code: 1013, reason: 'Try again later' });
    await accepted();
  });

  it('subscriptions are answered with an error, and the socket stays', async () => {
    const opened = await accepted();
    vi.spyOn(api.db, '$queryRaw').mockRejectedValueOnce(new DatabaseFault('Busy', 'Another program uses /srv/x.db.'));
    opened.send(subscribe('a', 'subscription { conversationUpdated { id } }'));

    const { payload } = await opened.next('next');

    expect(payload.errors).toMatchObject([{ extensions: { code: 'OVERLOADED', retryAfterSeconds: 1 } }]);
    expect(JSON.stringify(payload)).not.toContain('/srv');
    await settled(opened);
  });
});

describe('who must go', () => {
  it('is whoever has logged out, at once, and nobody else', async () => {
    const leaving = await buildCompany(api);
    const [gone, stays] = [await acceptedSocket(origin, leaving.agentToken), await accepted()];

    await api.run('mutation { logout }', { token: leaving.agentToken });

    expect((await gone.closed).code).toBe(4403);
    await settled(stays);
  });

  it('is whoever shares a user with a session that ended everywhere', async () => {
    const leaving = await buildCompany(api);
    const opened = await acceptedSocket(origin, leaving.agentToken);

    api.deps.events.publish('session:ended', leaving.agent.id, { sessionId: null });

    expect((await opened.closed).code).toBe(4403);
  });

  it('is not whoever has another session', async () => {
    const opened = await accepted();

    api.deps.events.publish('session:ended', company.agent.id, { sessionId: 'sess_other' });
    await settled(opened);

    expect(opened.socket.readyState).toBe(WebSocket.OPEN);
  });

  it('is whoever may no longer see the same, to come again and be judged anew', async () => {
    const own = await buildCompany(api);
    const opened = await acceptedSocket(origin, own.agentToken);
    opened.send(subscribe('a', 'subscription { conversationUpdated { id } }'));
    await api.db.user.update({ where: { id: own.agent.id }, data: { status: 'Pending' } });

    api.deps.events.publish('access:changed', own.agent.id, { userId: own.agent.id });
    const { code } = await opened.closed;
    const again = await acceptedSocket(origin, own.agentToken);
    again.send(subscribe('a', 'subscription { conversationUpdated { id } }'));

    expect(code).toBe(1012);
    expect((await again.next('next')).payload.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it("is whoever's token has expired by the API's clock", async () => {
    const own = await createTestApi();
    const { agentToken } = await buildCompany(own);
    const opened = await acceptedSocket(await own.listen(), agentToken);

    own.clock.setOffset(8 * 3_600_000 + 1000);

    expect((await opened.closed).code).toBe(4403);
    await own.close();
  });
});
