// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { collect, connect, payload, startPeer } from '#testing/livePeer.ts';

describe('a live connection and its token', () => {
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
});
