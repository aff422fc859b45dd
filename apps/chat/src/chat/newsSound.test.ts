// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeApi } from '#testing/FakeApi.ts';
import { buildConfig } from '#testing/FakeConversations.ts';
import { opened, settled, startChat } from '#testing/startChat.ts';

/** Longer than another tab may take to say that the message is read there. */
const A_WHILE = 1500;

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

/** A visitor who has written something, and does not look. */
async function lookingAway({ playsSound = true } = {}) {
  const fake = new FakeApi();
  fake.assistant = { ...fake.assistant, config: buildConfig({ appearance: { playsSound } }) };
  const given = startChat({ fake });
  await opened(given.chat);
  given.chat.write('Do you ship to Norway?');
  await settled(given.chat, fake);
  given.page.become({ isVisible: false });
  return {
    ...given,
    hear: async (text: string) => {
      fake.reply(text);
      await settled(given.chat, fake);
      await vi.advanceTimersByTimeAsync(A_WHILE);
      return given.page.chimes;
    },
  };
}

it('lets an answer be heard that comes while nobody looks, and each later one', async () => {
  const { hear } = await lookingAway();

  expect(await hear('We do.')).toBe(1);
  expect(await hear('It takes a week.')).toBe(2);
});

it('is silent while the visitor looks', async () => {
  const { page, hear } = await lookingAway();
  page.become({ isVisible: true });

  expect(await hear('We do.')).toBe(0);
});

it('is silent where another tab has shown the message meanwhile', async () => {
  const { chat, fake, page } = await lookingAway();
  fake.reply('We do.');
  await settled(chat, fake);

  fake.last.seen = fake.last.messages.length;
  fake.changed(fake.last);
  await vi.waitUntil(() => chat.store.get().conversations[0]?.unreadCount === 0, { interval: 1 });
  await vi.advanceTimersByTimeAsync(A_WHILE);

  expect(page.chimes).toBe(0);
});

it('is silent where the visitor has turned it off, until they turn it on', async () => {
  const { chat, hear } = await lookingAway();
  chat.sound.turn(false);
  expect(await hear('We do.')).toBe(0);

  chat.sound.turn(true);
  expect(await hear('It takes a week.')).toBe(1);
});

it('is silent where the assistant is', async () => {
  const { hear } = await lookingAway({ playsSound: false });

  expect(await hear('We do.')).toBe(0);
});
