import type { ChatAssistant, ConversationStatus, ConversationSummary, Message } from '#api/ChatApi.ts';
import type { LiveStatus } from '#api/LiveConnection.ts';
import type { Outbox } from '#conversation/outbox.ts';
import { newKey } from '#session/newKey.ts';

/** What is known of one conversation. */
export type History = {
  status: ConversationStatus;
  /** As of when the status is known: an answer that was overtaken on its way does not turn it back. */
  lastActivityAt: string;
  /** By sequence, each once. */
  messages: readonly Message[];
  hasOlder: boolean;
  olderCursor: string | null;
  /** Up to this sequence the API has told all there is; 0 before it has told anything. */
  settled: number;
};

export type ChatState = {
  /** `unavailable`: there is no such assistant. `unreachable`: not opened yet, and the API does not answer. */
  phase: 'opening' | 'open' | 'unreachable' | 'unavailable';
  /** Why the chat is unreachable, as a sentence. */
  problem: string | null;
  assistant: ChatAssistant | null;
  /** Last activity first. */
  conversations: readonly ConversationSummary[];
  /** The conversation looked at: its id, or the local name of one that its first message will begin. */
  thread: string;
  /** Counts the visitor's own changes of thread; a thread that merely gets its id stays the same view. */
  view: number;
  histories: Readonly<Record<string, History>>;
  outbox: Outbox;
  /** Names of who is typing in the thread. */
  typists: readonly string[];
  isLoadingOlder: boolean;
  live: LiveStatus;
  isOnline: boolean;
  /** Messages that came while the page was out of view. */
  missed: number;
  /** Something the visitor should know, as a sentence. */
  notice: string | null;
};

const LOCAL = 'new:';
export const newThread = () => LOCAL + newKey();
export const isLocal = (thread: string) => thread.startsWith(LOCAL);

export const initialState = (thread: string, outbox: Outbox, isOnline: boolean): ChatState => ({
  phase: 'opening',
  problem: null,
  assistant: null,
  conversations: [],
  thread,
  view: 0,
  histories: {},
  outbox,
  typists: [],
  isLoadingOlder: false,
  live: 'connecting',
  isOnline,
  missed: 0,
  notice: null,
});

/** Looks at another conversation, known or new. */
export const threadOpened = (state: ChatState, thread: string): ChatState =>
  thread === state.thread ? state : { ...state, thread, view: state.view + 1, typists: [], isLoadingOlder: false };
