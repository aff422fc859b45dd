// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#api/ApiError.ts';
import { FakeApi } from '#testing/FakeApi.ts';
import { bodies, opened, settled, startChat } from '#testing/startChat.ts';

const GREETING = 'Hello. Where are you heading?';

async function startedWith(text: string) {
  const given = startChat();
  await opened(given.chat);
  given.chat.write(text);
  await settled(given.chat, given.fake);
  return given;
}

describe('the session', () => {
  it('begins on the first visit and is remembered', async () => {
    const { chat, fake, memory } = startChat();
    await opened(chat);

    expect(fake.requests).toEqual(['startSession']);
    expect(memory.token()).toBe('visitor-1');
  });

  it('tells once which page it was opened on', async () => {
    const { chat, fake } = await startedWith('Hi');
    fake.isDown = true;
    chat.tryNow();
    fake.isDown = false;
    chat.tryNow();
    await vi.waitUntil(() => fake.visits.length > 0);

    expect(fake.visits).toEqual(['https://shop.example/boots']);
  });

  it('goes on after a reload, with the conversation, in one request', async () => {
    const first = await startedWith('Hi');
    first.chat.close();
    first.fake.requests = [];

    const { chat, fake } = startChat(first);
    await opened(chat);

    expect(bodies(chat)).toEqual([GREETING, 'Hi']);
    expect(fake.requests[0]).toBe('openChat');
    expect(fake.sessionsBegun).toBe(1);
  });

  it('begins anew, once, when the API refuses the token after a reload', async () => {
    const first = await startedWith('Hi');
    first.chat.close();
    first.fake.tokens.clear();

    const { chat, fake, memory } = startChat(first);
    await opened(chat);

    expect(fake.sessionsBegun).toBe(2);
    expect(memory.token()).toBe('visitor-2');
    expect(bodies(chat)).toEqual([]);
    expect(chat.store.get().notice).toBe('Your earlier chat had expired, so this is a new conversation.');
  });

  it('begins anew when the API refuses the token in the middle, and sends what was written', async () => {
    const { chat, fake } = await startedWith('Hi');
    chat.typed('half a sen');
    fake.tokens.clear();

    chat.write('Still there?');
    await vi.waitUntil(() => fake.conversations.length === 2);
    await settled(chat, fake);

    expect(fake.sessionsBegun).toBe(2);
    expect(bodies(chat)).toEqual([GREETING, 'Still there?']);
    expect(chat.draft()).toBe('half a sen');
    fake.reply('Yes');
    expect(bodies(chat).at(-1)).toBe('Yes');
  });

  it('does not begin session after session when the API refuses the new one too', async () => {
    const { chat, fake } = await startedWith('Hi');
    fake.tokens.clear();
    vi.spyOn(fake.tokens, 'has').mockReturnValue(false);

    chat.write('Still there?');
    await vi.waitUntil(() => chat.store.get().problem !== null);

    expect(fake.sessionsBegun).toBe(2);
    expect(bodies(chat)).toEqual(['Still there?']);
  });

  it('takes over the session that another tab has begun', async () => {
    const first = await startedWith('Hi');
    const second = startChat(first);
    await opened(second.chat);
    first.fake.tokens.clear();

    first.chat.write('one');
    await vi.waitUntil(() => first.fake.conversations.length === 2);
    second.chat.write('two');
    await vi.waitUntil(() => second.chat.store.get().outbox.length === 0);

    expect(first.fake.sessionsBegun).toBe(2);
  });

  it('says that there is no such assistant', async () => {
    const fake = new FakeApi();
    fake.refusal = new ApiError('NOT_FOUND', 'There is no such assistant.');
    const { chat } = startChat({ fake });

    await vi.waitFor(() => expect(chat.store.get().phase).toBe('unavailable'));
  });

  it('waits for an API that is down, and opens by itself when it is back', async () => {
    vi.useFakeTimers();
    const fake = new FakeApi();
    fake.isDown = true;
    const { chat } = startChat({ fake });
    await vi.advanceTimersByTimeAsync(0);
    expect(chat.store.get().phase).toBe('unreachable');

    fake.isDown = false;
    await vi.advanceTimersByTimeAsync(4000);

    expect(chat.store.get().phase).toBe('open');
    vi.useRealTimers();
  });

  it('exchanges a token in daily use for a fresh one, and keeps the conversation', async () => {
    const first = await startedWith('Hi');
    first.chat.close();
    const nextDay = { ...first.memory, tokenKeptAt: () => Date.now() - 25 * 3_600_000 };
    const { chat, fake, memory } = startChat({ ...first, memory: nextDay });
    await opened(chat);

    await vi.waitUntil(() => memory.token() === 'visitor-2');

    expect(bodies(chat)).toEqual([GREETING, 'Hi']);
    expect(fake.requests.filter((request) => request === 'startSession')).toHaveLength(2);
  });
});
