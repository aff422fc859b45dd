import type { ConversationPage, ConversationSummary, Message, SentMessage, VisitorConversation } from '#api/ChatApi.ts';
import { mergeMessages } from '#conversation/mergeMessages.ts';
import { removed, threadNamed } from '#conversation/outbox.ts';
import type { ChatState, History } from './chatState.ts';

/** What the API said of messages, brought into the state. Pure, and saying a thing twice changes nothing. */

const nothing: History = {
  status: 'Open',
  lastActivityAt: '',
  messages: [],
  hasOlder: false,
  olderCursor: null,
  settled: 0,
};

/** What an answer or event tells of a conversation: at least which it is. */
type Told = Pick<VisitorConversation, 'id'> & Partial<VisitorConversation>;

function known(state: ChatState, told: Told, messages: readonly Message[], change: Partial<History> = {}): ChatState {
  const { id, status, lastActivityAt = '' } = told;
  const before = state.histories[id] ?? nothing;
  const merged = mergeMessages(before.messages, messages);
  const standing = status && lastActivityAt >= before.lastActivityAt ? { status, lastActivityAt } : {};
  const history = { ...before, ...change, ...standing, messages: merged };
  const keys = new Set(merged.map((message) => message.key));
  return {
    ...state,
    histories: { ...state.histories, [id]: history },
    outbox: state.outbox.filter(({ thread, key }) => thread !== id || !keys.has(key)),
    conversations: summarised(state.conversations, id, history),
  };
}

function summarised(list: readonly ConversationSummary[], id: string, { status, messages }: History) {
  const lastMessage = messages.at(-1) ?? null;
  if (!lastMessage) return list;
  const summary = { id, status, lastActivityAt: lastMessage.createdAt, lastMessage };
  return [summary, ...list.filter((other) => other.id !== id)].toSorted((a, b) =>
    b.lastActivityAt.localeCompare(a.lastActivityAt),
  );
}

/** One message, live. Whoever wrote it has stopped typing. */
export function messageArrived(state: ChatState, message: Message, isVisible: boolean): ChatState {
  const { conversationId, author, authorName } = message;
  const before = state.histories[conversationId]?.messages ?? [];
  if (before.some(({ key }) => key === message.key)) return state;
  const isMissed = author !== 'Visitor' && !isVisible;
  return {
    ...known(state, { id: conversationId }, [message]),
    typists: author === 'Visitor' ? state.typists : state.typists.filter((name) => name !== authorName),
    missed: state.missed + (isMissed ? 1 : 0),
  };
}

/** A page of a conversation, with whatever else was found on the way to it. */
export function pageLoaded(
  state: ChatState,
  { hasOlder, startCursor, messages: page, ...conversation }: ConversationPage,
  found: readonly Message[],
  isVisible: boolean,
): ChatState {
  const { id } = conversation;
  const before = state.histories[id]?.messages ?? [];
  const newest = before.at(-1)?.sequence ?? Infinity;
  const missed = found.filter(({ author, sequence }) => author !== 'Visitor' && sequence > newest).length;
  // Only the page that reaches furthest back says whether there is more behind it.
  const reachesBack = before.length === 0 || (page[0]?.sequence ?? Infinity) <= (before[0]?.sequence ?? 0);
  const settled = Math.max(state.histories[id]?.settled ?? 0, page.at(-1)?.sequence ?? 0);
  const change = { settled, ...(reachesBack ? { hasOlder, olderCursor: startCursor } : {}) };
  return { ...known(state, conversation, found, change), missed: state.missed + (isVisible ? 0 : missed) };
}

/** The API stored a message of ours; a thread that it began gets its id. */
export function messageSent(state: ChatState, thread: string, { message, conversation }: SentMessage): ChatState {
  const { id } = conversation;
  const named = {
    ...state,
    thread: state.thread === thread ? id : state.thread,
    outbox: threadNamed(removed(state.outbox, message.key), thread, id),
  };
  return known(named, conversation, [message]);
}
