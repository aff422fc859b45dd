import type { ConversationPage, ConversationSummary, Message, SentMessage, VisitorConversation } from '#api/ChatApi.ts';
import { isSaid } from '#conversation/isSaid.ts';
import { mergeMessages } from '#conversation/mergeMessages.ts';
import { removed, threadNamed } from '#conversation/outbox.ts';
import { isAnswered } from './answerStreams.ts';
import type { ChatState, History } from './chatState.ts';

/** What the API said of messages, brought into the state. Pure, and saying a thing twice changes nothing. */

const nothing: History = { messages: [], hasOlder: false, olderCursor: null, settled: 0 };

type Known = { told: VisitorConversation | null; messages: readonly Message[]; change?: Partial<History> };

function known(state: ChatState, id: string, { told, messages, change }: Known): ChatState {
  const before = state.histories[id] ?? nothing;
  const merged = mergeMessages(before.messages, messages);
  const keys = new Set(merged.map((message) => message.key));
  return {
    ...state,
    histories: { ...state.histories, [id]: { ...before, ...change, messages: merged } },
    outbox: state.outbox.filter(({ thread, key }) => thread !== id || !keys.has(key)),
    stream: state.stream && isAnswered(merged, state.stream) ? null : state.stream,
    conversations: summarised(state.conversations, { id, told, lastMessage: merged.findLast(isSaid) ?? null }),
  };
}

type Summary = { id: string; told: VisitorConversation | null; lastMessage: Message | null };

/** The list with what was told of one of its conversations; an answer that was overtaken on its way turns nothing back. */
function summarised(list: readonly ConversationSummary[], { id, told, lastMessage }: Summary) {
  const before = list.find((conversation) => conversation.id === id);
  const newest = told && told.version >= (before?.version ?? 0) ? told : before;
  if (!newest) return list;
  const last = laterOf(before?.lastMessage ?? null, lastMessage);
  const lastActivityAt = [newest.lastActivityAt, last?.createdAt ?? ''].toSorted().at(-1) ?? '';
  return [
    { ...newest, lastActivityAt, lastMessage: last },
    ...list.filter((conversation) => conversation.id !== id),
  ].toSorted((a, b) => b.lastActivityAt.localeCompare(a.lastActivityAt));
}

const laterOf = (a: Message | null, b: Message | null) =>
  a && b ? (mergeMessages([a], [b]).at(-1) ?? null) : (b ?? a);

/** How a conversation stands, live. */
export function conversationTold(state: ChatState, { lastMessage, ...told }: ConversationSummary): ChatState {
  return { ...state, conversations: summarised(state.conversations, { id: told.id, told, lastMessage }) };
}

/** One message, live. Whoever wrote it has stopped typing. */
export function messageArrived(state: ChatState, message: Message, isVisible: boolean): ChatState {
  const { conversationId, author, authorName } = message;
  const before = state.histories[conversationId]?.messages ?? [];
  if (before.some(({ key }) => key === message.key)) return state;
  const isMissed = author !== 'Visitor' && !isVisible;
  return {
    ...known(state, conversationId, { told: null, messages: [message] }),
    typists: author === 'Visitor' ? state.typists : state.typists.filter((name) => name !== authorName),
    missed: state.missed + (isMissed ? 1 : 0),
  };
}

/** A message was edited or taken back, live. What is not loaded will come as it is by then. */
export function messageChanged(state: ChatState, message: Message): ChatState {
  const { conversationId: id, key } = message;
  const isKnown = state.histories[id]?.messages.some((other) => other.key === key);
  return isKnown ? known(state, id, { told: null, messages: [message] }) : state;
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
  return {
    ...known(state, id, { told: conversation, messages: found, change }),
    missed: state.missed + (isVisible ? 0 : missed),
  };
}

/** The API stored a message of ours; a thread that it began gets its id. */
export function messageSent(state: ChatState, thread: string, { message, conversation }: SentMessage): ChatState {
  const { id } = conversation;
  const named = {
    ...state,
    thread: state.thread === thread ? id : state.thread,
    outbox: threadNamed(removed(state.outbox, message.key), thread, id),
    uploads: threadNamed(state.uploads, thread, id),
  };
  return known(named, id, { told: conversation, messages: [message] });
}
