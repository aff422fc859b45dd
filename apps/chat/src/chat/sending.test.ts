// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { FakePage } from '#testing/FakePage.ts';
import { bodies, opened, settled, startChat } from '#testing/startChat.ts';

const GREETING = 'Hello. Where are you heading?';
const states = (chat: ReturnType<typeof startChat>['chat']) => chat.store.get().outbox.map(({ state }) => state);

describe('sending', () => {
  it('shows a message at once, and sends it into a new conversation', async () => {
    const { chat, fake } = startChat();
    await opened(chat);

    chat.write('  Hi there ');

    expect(bodies(chat)).toEqual(['Hi there']);
    await settled(chat, fake);
    expect(bodies(chat)).toEqual([GREETING, 'Hi there']);
    expect(chat.store.get().thread).toBe(fake.last.id);
  });

  it('sends what is written quickly in order and into one conversation', async () => {
    const { chat, fake } = startChat();
    await opened(chat);

    for (const text of ['one', 'two', 'three']) chat.write(text);
    await settled(chat, fake);

    expect(fake.conversations).toHaveLength(1);
    expect(bodies(chat)).toEqual([GREETING, 'one', 'two', 'three']);
  });

  it('says by which trigger of the site the visitor came', async () => {
    const page = new FakePage();
    page.triggerId = () => 'trig_welcome';
    const { chat, fake } = startChat({ page });
    await opened(chat);

    chat.write('Hi there');
    await settled(chat, fake);

    expect(fake.triggers).toEqual(['trig_welcome']);
  });

  it('sends nothing of an empty text', async () => {
    const { chat, fake } = startChat();
    await opened(chat);

    chat.write(' \n ');

    expect(chat.store.get().outbox).toEqual([]);
    expect(fake.requests).not.toContain('sendMessage');
  });

  it('keeps messages while offline and sends them in order when back', async () => {
    const { chat, fake, page } = startChat();
    await opened(chat);
    page.become({ isOnline: false });

    chat.write('one');
    chat.write('two');
    expect(states(chat)).toEqual(['waiting', 'waiting']);
    expect(fake.requests).not.toContain('sendMessage');
    page.become({ isOnline: true });
    await settled(chat, fake);

    expect(bodies(chat)).toEqual([GREETING, 'one', 'two']);
  });

  it('says that a message did not get through, and sends it on Retry', async () => {
    const { chat, fake } = startChat();
    await opened(chat);
    fake.isDown = true;

    chat.write('Hi');
    await vi.waitUntil(() => states(chat)[0] === 'failed');
    fake.isDown = false;
    chat.retry(chat.store.get().outbox[0]?.key ?? '');
    await settled(chat, fake);

    expect(bodies(chat)).toEqual([GREETING, 'Hi']);
  });

  it('tries again by itself', async () => {
    vi.useFakeTimers();
    const { chat, fake } = startChat();
    await vi.advanceTimersByTimeAsync(0);
    fake.isDown = true;
    chat.write('Hi');
    await vi.advanceTimersByTimeAsync(0);

    fake.isDown = false;
    await vi.advanceTimersByTimeAsync(1000);

    expect(bodies(chat)).toEqual([GREETING, 'Hi']);
    vi.useRealTimers();
  });

  it('stores a message once although the answer to its first sending was lost', async () => {
    const { chat, fake } = startChat();
    await opened(chat);
    fake.losesAnswers = true;
    chat.write('Hi');
    await vi.waitUntil(() => states(chat)[0] === 'failed');

    fake.losesAnswers = false;
    chat.retry(chat.store.get().outbox[0]?.key ?? '');
    await settled(chat, fake);

    expect(fake.conversations).toHaveLength(1);
    expect(bodies(chat)).toEqual([GREETING, 'Hi']);
  });

  it('tells why the API refuses a message, and lets the others pass', async () => {
    const { chat, fake } = startChat();
    await opened(chat);
    fake.refusal = new ApiError('BAD_INPUT', 'This cannot be sent.');
    chat.write('one');
    await vi.waitUntil(() => states(chat)[0] === 'refused');
    expect(chat.store.get().outbox[0]?.problem).toBe('This cannot be sent.');

    fake.refusal = null;
    chat.write('two');
    await vi.waitUntil(() => chat.store.get().outbox.length === 1);
    expect(fake.last.messages.map(({ body }) => body)).toEqual([GREETING, 'two']);
    chat.discard(chat.store.get().outbox[0]?.key ?? '');

    expect(chat.store.get().outbox).toEqual([]);
  });

  it('waits as long as the API asks when too many were sent, then sends them in order', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') });
    const { chat, fake } = startChat();
    await vi.advanceTimersByTimeAsync(0);
    fake.refusal = new ApiError('TOO_MANY_ATTEMPTS', 'Too many.', 40);
    chat.write('one');
    chat.write('two');
    await vi.advanceTimersByTimeAsync(0);
    expect(chat.store.get().outbox[0]).toMatchObject({ state: 'postponed', dueAt: '2026-11-20T09:00:40.000Z' });

    fake.refusal = null;
    await vi.advanceTimersByTimeAsync(39_000);
    expect(states(chat)).toEqual(['postponed', 'waiting']);
    await vi.advanceTimersByTimeAsync(2000);

    expect(bodies(chat)).toEqual([GREETING, 'one', 'two']);
    vi.useRealTimers();
  });

  it('brings an unsent message back into the box, before what stands there', async () => {
    const { chat, page } = startChat();
    await opened(chat);
    page.become({ isOnline: false });
    chat.write('one');
    chat.write('two');
    chat.typed('three');

    chat.edit(chat.store.get().outbox[1]?.key ?? '');

    expect(chat.draft()).toBe('two\nthree');
    expect(bodies(chat)).toEqual(['one']);
  });

  it('shows after a reload what waits, and takes more, while the API is down', async () => {
    const first = startChat();
    await opened(first.chat);
    first.fake.isDown = true;
    first.chat.write('one');
    await vi.waitUntil(() => states(first.chat)[0] === 'failed');
    first.chat.close();

    const { chat, fake } = startChat(first);
    await vi.waitUntil(() => chat.store.get().phase === 'unreachable');
    expect(chat.store.get().assistant?.title).toBe('Nori');
    chat.write('two');
    expect(bodies(chat)).toEqual(['one', 'two']);
    fake.isDown = false;
    chat.tryNow();
    await opened(chat);
    await settled(chat, fake);

    expect(bodies(chat)).toEqual([GREETING, 'one', 'two']);
    expect(fake.conversations).toHaveLength(1);
  });

  it('sends after a reload what was written while the API was down', async () => {
    const first = startChat();
    await opened(first.chat);
    first.fake.isDown = true;
    first.chat.write('one');
    first.chat.write('two');
    await vi.waitUntil(() => states(first.chat)[0] === 'failed');
    first.chat.close();
    first.fake.isDown = false;

    const { chat, fake } = startChat(first);
    await opened(chat);
    await settled(chat, fake);

    expect(fake.conversations).toHaveLength(1);
    expect(bodies(chat)).toEqual([GREETING, 'one', 'two']);
  });

  it('stores nothing twice when two tabs have the same message to send', async () => {
    const first = startChat();
    await opened(first.chat);
    first.fake.isDown = true;
    first.chat.write('one');
    await vi.waitUntil(() => states(first.chat)[0] === 'failed');
    const second = startChat(first);
    await vi.waitUntil(() => second.chat.store.get().phase === 'unreachable');
    first.fake.isDown = false;

    second.chat.tryNow();
    first.chat.tryNow();
    await settled(first.chat, first.fake);
    await settled(second.chat, first.fake);

    expect(first.fake.conversations).toHaveLength(1);
    expect(first.fake.last.messages.map(({ body }) => body)).toEqual([GREETING, 'one']);
  });
});
