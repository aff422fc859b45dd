// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket as NodeWebSocket, WebSocketServer, type WebSocket as Peer } from 'ws';
import { createActiveSubscriptions } from './activeSubscriptions.ts';
import type { ConnectionStatus } from './connectionStore.ts';
import { createGapBuffer } from './gapBuffer.ts';
import { createLiveConnection } from './liveConnection.ts';

type Message = { id?: string; type: string; payload?: Record<string, unknown> };

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A peer that speaks graphql-transport-ws as far as a test needs it. */
function startPeer({ isMute = false, onInit = (peer: Peer) => peer.send('{"type":"connection_ack"}') } = {}) {
  const server = new WebSocketServer({ port: 0, handleProtocols: () => 'graphql-transport-ws' });
  const tokens: unknown[] = [];
  const peers: Peer[] = [];
  const subscriptions: { peer: Peer; id: string }[] = [];
  server.on('connection', (peer) => {
    peers.push(peer);
    peer.on('message', (data) => {
      const { type, id, payload }: Message = JSON.parse(Buffer.isBuffer(data) ? data.toString() : '{}');
      if (type === 'connection_init') {
        tokens.push(payload?.Authorization);
        onInit(peer);
      }
      if (type === 'ping' && !isMute) peer.send('{"type":"pong"}');
      if (type === 'subscribe' && id) subscriptions.push({ peer, id });
    });
  });
  stops.push(() => {
    for (const peer of peers) peer.terminate();
    server.close();
  });
  const publish = (data: object) => {
    const last = subscriptions.at(-1);
    last?.peer.send(JSON.stringify({ id: last.id, type: 'next', payload: { data } }));
  };
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `ws://localhost:${port}`, tokens, peers, subscriptions, publish };
}

function connect(url: string, over: Partial<Parameters<typeof createLiveConnection>[0]> = {}) {
  let token = 'first';
  const statuses: ConnectionStatus[] = [];
  const gap = createGapBuffer();
  const subscriptions = createActiveSubscriptions({ receive: (apply) => gap.receive(apply) });
  const verifySession = vi.fn<() => Promise<void>>(async () => {});
  const connection = createLiveConnection({
    url,
    accessToken: () => token,
    verifySession,
    subscriptions,
    gap,
    onStatus: (status) => statuses.push(status),
    WebSocket: NodeWebSocket,
    timing: { retryWait: async () => {}, pongTimeout: 100 },
    ...over,
  });
  stops.push(() => connection.close());
  const setToken = (next: string) => {
    token = next;
    connection.tokenChanged();
  };
  return { connection, subscriptions, statuses, gap, verifySession, setToken };
}

const status = (kind: string) => expect.objectContaining({ kind });
const payload = { query: 'subscription Changed{changed}' };
const collect = () => {
  const heard: unknown[] = [];
  return {
    heard,
    sink: {
      next: ({ data }: { data?: unknown }) => void heard.push(data),
      error: vi.fn<(error: Error) => void>(),
      complete: vi.fn<() => void>(),
    },
  };
};

describe('live connection', () => {
  it('connects with the token, without waiting for a subscription', async () => {
    const peer = startPeer();
    const { connection } = connect(peer.url);

    connection.open();

    await vi.waitFor(() => expect(connection.status()).toEqual({ kind: 'live' }));
    expect(peer.tokens).toEqual(['Bearer first']);
  });

  it('delivers events', async () => {
    const peer = startPeer();
    const { connection, subscriptions } = connect(peer.url);
    const { heard, sink } = collect();

    connection.open();
    subscriptions.add(payload, sink);
    await vi.waitFor(() => expect(peer.subscriptions).toHaveLength(1));
    peer.publish({ changed: 1 });

    await vi.waitFor(() => expect(heard).toEqual([{ changed: 1 }]));
  });

  it('subscribes again after a lost connection and fetches the views before new events count', async () => {
    const peer = startPeer();
    const { connection, subscriptions, statuses, gap } = connect(peer.url);
    const { heard, sink } = collect();
    connection.open();
    subscriptions.add(payload, sink);
    await vi.waitFor(() => expect(peer.subscriptions).toHaveLength(1));
    gap.register({
      query: 'Changes',
      refetch: async () => {
        peer.publish({ changed: 'during the fetch' });
        await new Promise((resolve) => setTimeout(resolve, 20));
        heard.push('view');
      },
    });

    peer.peers[0]?.terminate();

    await vi.waitFor(() => expect(heard).toEqual(['view', { changed: 'during the fetch' }]));
    expect(statuses).toContainEqual(status('reconnecting'));
    expect(connection.status()).toEqual({ kind: 'live' });
  });

  it.each([4400, 4401, 4403, 4406, 4409, 4429, 4500, 4004, 4005])(
    'ends retrying on the fatal code %d',
    async (code) => {
      const peer = startPeer();
      const { connection } = connect(peer.url);
      connection.open();
      await vi.waitFor(() => expect(connection.status()).toEqual({ kind: 'live' }));

      peer.peers[0]?.close(code);

      await vi.waitFor(() => expect(connection.status()).toEqual({ kind: 'closed', code }));
      expect(peer.peers).toHaveLength(1);
    },
  );

  it.each([1001, 1012, 4408, 4499, 4504])('comes back after the code %d', async (code) => {
    const peer = startPeer();
    const { connection } = connect(peer.url);
    connection.open();
    await vi.waitFor(() => expect(connection.status()).toEqual({ kind: 'live' }));

    peer.peers[0]?.close(code);

    await vi.waitFor(() => expect(peer.peers).toHaveLength(2));
    await vi.waitFor(() => expect(connection.status()).toEqual({ kind: 'live' }));
  });

  it('stops when the server acknowledges and then forbids, and asks once who is signed in', async () => {
    const peer = startPeer({
      onInit: (socket) => {
        socket.send('{"type":"connection_ack"}');
        socket.close(4403);
      },
    });
    const { connection, verifySession } = connect(peer.url);

    connection.open();

    await vi.waitFor(() => expect(connection.status()).toEqual({ kind: 'closed', code: 4403 }));
    expect(peer.peers).toHaveLength(1);
    expect(verifySession).toHaveBeenCalledOnce();
  });

  it('connects again with a new token only, and gives up on a server that forbids each', async () => {
    const peer = startPeer({ onInit: (socket) => socket.close(4403) });
    let tokens = 1;
    const made = connect(peer.url, {
      verifySession: async () => {
        tokens += 1;
        made.setToken(`token ${tokens}`);
      },
    });

    made.connection.open();

    await vi.waitFor(() => expect(peer.tokens).toHaveLength(3));
    await vi.waitFor(() => expect(made.connection.status()).toEqual({ kind: 'closed', code: 4403 }));
    expect(new Set(peer.tokens).size).toBe(3);
  });

  it('lets the person try again with the same token', async () => {
    const peer = startPeer();
    const { connection } = connect(peer.url);
    connection.open();
    await vi.waitFor(() => expect(connection.status()).toEqual({ kind: 'live' }));
    peer.peers[0]?.close(4403);
    await vi.waitFor(() => expect(connection.status()).toEqual({ kind: 'closed', code: 4403 }));

    connection.reconnect();

    await vi.waitFor(() => expect(connection.status()).toEqual({ kind: 'live' }));
  });

  it('starts again by code 4205 when the token is replaced, and keeps its subscriptions', async () => {
    const peer = startPeer();
    const { connection, subscriptions, setToken } = connect(peer.url);
    const { heard, sink } = collect();
    connection.open();
    subscriptions.add(payload, sink);
    await vi.waitFor(() => expect(peer.subscriptions).toHaveLength(1));
    const closed = new Promise((resolve) => peer.peers[0]?.on('close', resolve));

    setToken('second');

    expect(await closed).toBe(4205);
    await vi.waitFor(() => expect(peer.subscriptions).toHaveLength(2));
    expect(peer.tokens).toEqual(['Bearer first', 'Bearer second']);
    await vi.waitFor(() => expect(connection.status()).toEqual({ kind: 'live' }));
    peer.publish({ changed: 2 });
    await vi.waitFor(() => expect(heard).toEqual([{ changed: 2 }]));
  });

  it('gives up after five tries, keeps the subscriptions, and wakes when the network is back', async () => {
    const peer = startPeer();
    let isBlocked = true;
    class Unreliable extends NodeWebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(isBlocked ? 'ws://localhost:1' : url, protocols);
      }
    }
    const { connection, subscriptions, statuses } = connect(peer.url, { WebSocket: Unreliable });
    const { sink } = collect();
    connection.open();
    subscriptions.add(payload, sink);
    await vi.waitFor(() => expect(connection.status()).toEqual({ kind: 'offline' }));

    isBlocked = false;
    connection.wake();

    await vi.waitFor(() => expect(peer.subscriptions).toHaveLength(1));
    expect(sink.error).not.toHaveBeenCalled();
    expect(statuses.filter(({ kind }) => kind === 'offline')).toHaveLength(1);
  });

  it('revives by an answer over HTTP at most once in half a minute', async () => {
    let now = 1_000_000;
    const { connection, statuses } = connect('ws://localhost:1', {
      timing: { retryWait: async () => {}, now: () => now },
    });
    const isOffline = () => vi.waitFor(() => expect(connection.status()).toEqual({ kind: 'offline' }));
    connection.open();
    await isOffline();
    connection.revive();
    await isOffline();

    const before = statuses.length;
    connection.revive();
    expect(statuses).toHaveLength(before);
    now += 30_000;
    connection.revive();
    expect(statuses.length).toBeGreaterThan(before);
    await isOffline();
  });

  it('leaves a peer that no longer answers pings', async () => {
    const peer = startPeer({ isMute: true });
    const { connection } = connect(peer.url, {
      timing: { keepAlive: 50, pongTimeout: 50, retryWait: async () => {} },
    });

    connection.open();

    await vi.waitFor(() => expect(peer.peers.length).toBeGreaterThan(1), { timeout: 3000 });
  });

  it('reports an error of the subscription itself, and goes on with the others', async () => {
    const peer = startPeer();
    const { connection, subscriptions } = connect(peer.url);
    const { sink } = collect();
    connection.open();
    subscriptions.add(payload, sink);
    await vi.waitFor(() => expect(peer.subscriptions).toHaveLength(1));

    const [{ id } = { id: '' }] = peer.subscriptions;
    peer.peers[0]?.send(JSON.stringify({ id, type: 'error', payload: [{ message: 'Not yours.' }] }));

    await vi.waitFor(() => expect(sink.error).toHaveBeenCalledWith(expect.objectContaining({ message: 'Not yours.' })));
    expect(connection.status()).toEqual({ kind: 'live' });
  });

  it('starts again with the next token what it was refused because the last one had just expired', async () => {
    const peer = startPeer();
    const { connection, subscriptions, setToken } = connect(peer.url);
    const { heard, sink } = collect();
    connection.open();
    subscriptions.add(payload, sink);
    await vi.waitFor(() => expect(peer.subscriptions).toHaveLength(1));
    const [{ id } = { id: '' }] = peer.subscriptions;
    const refusal = { message: 'Sign in.', extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } } };
    peer.peers[0]?.send(JSON.stringify({ id, type: 'error', payload: [refusal] }));

    setToken('second');

    await vi.waitFor(() => expect(peer.subscriptions).toHaveLength(2));
    peer.publish({ changed: 2 });
    await vi.waitFor(() => expect(heard).toEqual([{ changed: 2 }]));
    expect(sink.error).not.toHaveBeenCalled();
  });

  it('is made anew when the page comes back and its socket has died without a word', async () => {
    const peer = startPeer();
    const sockets: NodeWebSocket[] = [];
    class Kept extends NodeWebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        sockets.push(this);
      }
    }
    const { connection } = connect(peer.url, { WebSocket: Kept });
    connection.open();
    await vi.waitFor(() => expect(connection.status()).toEqual({ kind: 'live' }));
    Object.defineProperty(sockets[0], 'readyState', { value: NodeWebSocket.CLOSED });

    connection.wake();

    await vi.waitFor(() => expect(peer.tokens).toHaveLength(2));
    await vi.waitFor(() => expect(connection.status()).toEqual({ kind: 'live' }));
  });

  it('closes with the person', async () => {
    const peer = startPeer();
    const { connection } = connect(peer.url);
    connection.open();
    await vi.waitFor(() => expect(connection.status()).toEqual({ kind: 'live' }));
    const closed = new Promise((resolve) => peer.peers[0]?.on('close', resolve));

    connection.close();

    expect(await closed).toBe(1000);
  });
});
