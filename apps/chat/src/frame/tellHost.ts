import type { Chat } from '#chat/Chat.ts';
import { type ChatState, unreadElsewhere } from '#chat/chatState.ts';
import { lastMessages, type LastMessages, newMessages } from '#conversation/newMessages.ts';
import { plainBody } from '#conversation/plainBody.ts';
import type { ChatMemory } from '#session/chatMemory.ts';
import type { Host } from './connectHost.ts';

const unread = ({ conversations }: Pick<ChatState, 'conversations'>) =>
  conversations.reduce((sum, { unreadCount }) => sum + unreadCount, 0);

type Known = { isOpen: () => boolean; memory: Pick<ChatMemory, 'language' | 'toldMessageId' | 'keepToldMessageId'> };

/** Tells the page around what is new in the chat, once each; of what came while no page held it, the last message. */
export function tellHost(chat: Pick<Chat, 'store'>, host: Pick<Host, 'tell'>, { isOpen, memory }: Known): () => void {
  let told = 0;
  let toldLanguage: string | null = null;
  let deed = chat.store.get().deed;
  let known: LastMessages | null = null;

  return chat.store.subscribe(() => {
    const state = chat.store.get();
    const language = memory.language();
    if (language !== null && language !== toldLanguage) host.tell({ type: 'language', payload: { language } });
    toldLanguage = language;
    if (state.deed && state.deed !== deed) host.tell(state.deed);
    deed = state.deed;
    if (state.phase !== 'open') return;
    const count = isOpen() ? unreadElsewhere(state) : unread(state);
    if (count !== told) host.tell({ type: 'unread', payload: { count } });
    told = count;
    const before = known;
    known = lastMessages(state.conversations);
    if (before) tellNews(state, before);
    else if (!isOpen()) tellMissed(state);
  });

  function tellNews({ conversations }: ChatState, before: LastMessages) {
    for (const { id: conversationId } of conversations) {
      if (!before.has(conversationId)) host.tell({ type: 'conversationStarted', payload: { conversationId } });
    }
    for (const news of newMessages(conversations, before)) tellMessage(news);
  }

  function tellMissed({ conversations }: ChatState) {
    const missed = newMessages(
      conversations.filter(({ unreadCount }) => unreadCount > 0),
      new Map(),
    );
    const last = missed.toSorted((a, b) => a.message.createdAt.localeCompare(b.message.createdAt)).at(-1);
    if (last && last.message.id !== memory.toldMessageId()) tellMessage(last);
  }

  function tellMessage({ conversationId, message }: ReturnType<typeof newMessages>[number]) {
    const { authorName } = message;
    host.tell({ type: 'message', payload: { conversationId, authorName, text: plainBody(message) } });
    memory.keepToldMessageId(message.id);
  }
}
