import { onTestFinished, vi } from 'vitest';
import type { Chat } from '#chat/Chat.ts';
import { createChat } from '#chat/createChat.ts';
import { chatMemory, type ChatMemory } from '#session/chatMemory.ts';
import { tolerantStorage } from '#session/tolerantStorage.ts';
import { FakeApi } from './FakeApi.ts';
import { FakePage } from './FakePage.ts';

const link = { clientId: 'clnt_northwind', assistantId: 'asst_nori' };

function inMemory(): ChatMemory {
  const storage = tolerantStorage(() => {
    throw new DOMException('Denied.', 'SecurityError');
  });
  return { ...chatMemory(storage, link), onConversationElsewhere: () => () => {} };
}

type Given = { fake?: FakeApi; memory?: ChatMemory; page?: FakePage };

/** A chat on an API in memory. Two chats with the same `memory` are a reload, or two tabs. */
export function startChat({ fake = new FakeApi(), memory = inMemory(), page = new FakePage() }: Given = {}) {
  const chat = createChat({ api: fake.api, openLive: fake.live.open, memory, page, link });
  onTestFinished(chat.close);
  return { chat, fake, memory, page };
}

/** What the visitor reads in the thread: stored messages, then those on their way. */
export function bodies(chat: Chat): string[] {
  const { histories, thread, outbox } = chat.store.get();
  const stored = histories[thread]?.messages ?? [];
  return [...stored, ...outbox.filter((message) => message.thread === thread)].map(({ body }) => body);
}

export const opened = (chat: Chat) => vi.waitUntil(() => chat.store.get().phase === 'open', { interval: 1 });

/** All that was written has reached the API, and the thread holds all that the API has. */
export const settled = (chat: Chat, fake: FakeApi) =>
  vi.waitUntil(
    () => {
      const { outbox, histories, thread } = chat.store.get();
      return outbox.length === 0 && histories[thread]?.messages.length === fake.last.messages.length;
    },
    { interval: 1 },
  );
