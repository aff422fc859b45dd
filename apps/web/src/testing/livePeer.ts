import { onTestFinished, vi } from 'vitest';
import { WebSocket as NodeWebSocket, WebSocketServer, type WebSocket as Peer } from 'ws';
import { createActiveSubscriptions } from '#relay/activeSubscriptions.ts';
import type { ConnectionStatus } from '#relay/connectionStore.ts';
import { createGapBuffer } from '#relay/gapBuffer.ts';
import { createLiveConnection } from '#relay/liveConnection.ts';

type Message = { id?: string; type: string; payload?: Record<string, unknown> };

/** A peer that speaks graphql-transport-ws as far as a test needs it, until the test is over. */
export function startPeer({ isMute = false, onInit = (peer: Peer) => peer.send('{"type":"connection_ack"}') } = {}) {
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
  onTestFinished(() => {
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

/** A live connection to it, not open yet, with what it says of itself. */
export function connect(url: string, over: Partial<Parameters<typeof createLiveConnection>[0]> = {}) {
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
  onTestFinished(() => connection.close());
  const setToken = (next: string) => {
    token = next;
    connection.tokenChanged();
  };
  return { connection, subscriptions, statuses, gap, verifySession, setToken };
}

/** What is subscribed to. */
export const payload = { query: 'subscription Changed{changed}' };
/** Somebody who listens. */
export const collect = () => {
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
