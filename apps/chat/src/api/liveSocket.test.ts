import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakePage } from '#testing/FakePage.ts';
import { FakeSocket } from '#testing/FakeSocket.ts';
import { buildMessage } from '#testing/messages.ts';
import type { LiveHandlers, LiveStatus } from './LiveConnection.ts';
import { liveSocket } from './liveSocket.ts';

let page: FakePage;
let statuses: LiveStatus[];
const handlers = {
  message: vi.fn<LiveHandlers['message']>(),
  changed: vi.fn<LiveHandlers['changed']>(),
  answering: vi.fn<LiveHandlers['answering']>(),
  typing: vi.fn<LiveHandlers['typing']>(),
  resumed: vi.fn<LiveHandlers['resumed']>(),
};

function watch() {
  const live = liveSocket(
    'wss://api.example/graphql',
    page,
  )({
    token: () => 'secret',
    onStatus: (status) => statuses.push(status),
  });
  const stop = live.watch('conv_1', handlers);
  return { live, stop };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.resetAllMocks();
  FakeSocket.all = [];
  page = new FakePage();
  statuses = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('liveSocket', () => {
  it('says who it is in its first message, never in the address', async () => {
    watch();
    await FakeSocket.last.accept();

    expect(FakeSocket.last.url).toBe('wss://api.example/graphql');
    expect(FakeSocket.last.sent[0]).toMatchObject({
      type: 'connection_init',
      payload: { Authorization: 'Bearer secret' },
    });
  });

  it('hands on messages and typing of the conversation, and nothing that is misshapen', async () => {
    watch();
    await FakeSocket.last.accept();
    await settle();
    const next = (field: string, data: unknown) =>
      FakeSocket.last.receive({ id: FakeSocket.last.subscription(field), type: 'next', payload: { data } });

    next('messageCreated', { messageCreated: buildMessage(1) });
    next('messageCreated', { messageCreated: { id: 1 } });
    next('typingChanged', { typingChanged: { author: 'Agent', name: 'Maya', isTyping: true } });

    expect(handlers.message.mock.calls).toEqual([[buildMessage(1)]]);
    expect(handlers.typing.mock.calls).toEqual([[{ author: 'Agent', name: 'Maya', isTyping: true }]]);
  });

  it('asks every 10 seconds whether the other side lives, and replaces a socket that is mute for 5', async () => {
    watch();
    await FakeSocket.last.accept();
    const first = FakeSocket.last;

    await vi.advanceTimersByTimeAsync(10_000);
    expect(first.types()).toContain('ping');
    first.receive({ type: 'pong' });
    await vi.advanceTimersByTimeAsync(14_900);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200 + 1000);

    expect(FakeSocket.all).toHaveLength(2);
    await FakeSocket.last.accept();
    await settle();
    expect(FakeSocket.last.subscription('messageCreated')).toBeDefined();
    expect(statuses).toEqual(['live', 'connecting', 'live']);
  });

  it('gives up on a server that takes the connection and never answers', async () => {
    watch();

    await vi.advanceTimersByTimeAsync(15_000 + 1000);

    expect(FakeSocket.all).toHaveLength(2);
    expect(statuses).toEqual(['lost']);
  });

  it.each([1001, 1006, 1008, 1011, 4400, 4401, 4403, 4409, 4429, 4500])(
    'comes back after a close with %i',
    async (code) => {
      watch();
      await FakeSocket.last.accept();
      await settle();

      FakeSocket.last.shut(code);
      await vi.advanceTimersByTimeAsync(2000);
      expect(FakeSocket.all).toHaveLength(2);
      await FakeSocket.last.accept();
      await settle();

      expect(FakeSocket.last.subscription('messageCreated')).toBeDefined();
      expect(FakeSocket.last.subscription('typingChanged')).toBeDefined();
    },
  );

  it('never gives up, and waits no longer than half a minute', async () => {
    watch();
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      const before = FakeSocket.all.length;
      FakeSocket.last.shut(1006);
      await vi.advanceTimersByTimeAsync(30_000);
      expect(FakeSocket.all.length).toBeGreaterThan(before);
    }
  });

  it.each([{ isOnline: true }, { isVisible: true }])('tries at once when the page comes back: %o', async (back) => {
    watch();
    for (let attempt = 0; attempt < 8; attempt += 1) {
      FakeSocket.last.shut(1006);
      await vi.advanceTimersByTimeAsync(30_000);
    }
    FakeSocket.last.shut(1006);
    await settle();
    const before = FakeSocket.all.length;

    page.become(back);
    await settle();

    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  it('subscribes again when the API ends or refuses a subscription, and says that events may be missing', async () => {
    watch();
    await FakeSocket.last.accept();
    await settle();
    const socket = FakeSocket.last;
    const first = socket.subscription('messageCreated');

    socket.receive({ id: first, type: 'complete' });
    await vi.advanceTimersByTimeAsync(1000);
    const second = socket.subscription('messageCreated');
    expect(second).not.toBe(first);
    socket.receive({ id: second, type: 'error', payload: [{ message: 'Too busy.' }] });
    await vi.advanceTimersByTimeAsync(2000);

    expect(socket.subscription('messageCreated')).not.toBe(second);
    expect(handlers.resumed).toHaveBeenCalledTimes(2);
  });

  it('leaves nothing running once it is closed', async () => {
    const { live, stop } = watch();
    await FakeSocket.last.accept();
    await settle();

    stop();
    live.close();
    await vi.advanceTimersByTimeAsync(60_000);

    expect(FakeSocket.all).toHaveLength(1);
    expect(FakeSocket.last.readyState).toBe(FakeSocket.CLOSED);
  });
});
