// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { collect, connect, payload, startPeer } from '#testing/livePeer.ts';

describe('a live connection', () => {
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

  it('reports an error of the subscription itself, and goes on with the others', async () => {
    const peer = startPeer();
    const { connection, subscriptions } = connect(peer.url);
    const { sink } = collect();
    connection.open();
    subscriptions.add(payload, sink);
    await vi.waitFor(() => expect(peer.subscriptions).toHaveLength(1));

    const [{ id } = { id: '' }] = peer.subscriptions;
    peer.peers[0]?.send(
      JSON.stringify({ id, type: 'error', payload: [{ message: 'Not yours.', extensions: { code: 'FORBIDDEN' } }] }),
    );

    await vi.waitFor(() => expect(sink.error).toHaveBeenCalledWith(expect.objectContaining({ message: 'Not yours.' })));
    expect(connection.status()).toEqual({ kind: 'live' });
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
