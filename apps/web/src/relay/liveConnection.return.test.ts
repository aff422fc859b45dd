// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { WebSocket as NodeWebSocket } from 'ws';
import { collect, connect, payload, startPeer } from '#testing/livePeer.ts';

describe('a live connection that is lost', () => {
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
    expect(statuses).toContainEqual(expect.objectContaining({ kind: 'reconnecting' }));
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

  it('does not wait its turn when it is told to come again, before it is a loss to anybody', async () => {
    const peer = startPeer();
    const { connection } = connect(peer.url, { timing: { retryWait: () => new Promise(() => {}) } });
    connection.open();
    await vi.waitFor(() => expect(connection.status()).toEqual({ kind: 'live' }));

    peer.peers[0]?.close(1012);

    await vi.waitFor(() => expect(peer.peers).toHaveLength(2));
    await vi.waitFor(() => expect(connection.status()).toEqual({ kind: 'live' }));
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
});
