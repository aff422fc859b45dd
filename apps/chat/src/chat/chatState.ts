import type { AnswerStream, ChatAssistant, ConversationSummary, Message } from '#api/ChatApi.ts';
import type { Appearance } from '#api/chatConfig.ts';
import type { LiveStatus } from '#api/LiveConnection.ts';
import type { Deed } from '#frame/protocol.ts';
import type { Outbox } from '#conversation/outbox.ts';
import type { Uploads } from '#conversation/uploads.ts';
import { newKey } from '#session/newKey.ts';

/** What is known of the messages of one conversation. */
export type History = {
  /** By sequence, each once. */
  messages: readonly Message[];
  hasOlder: boolean;
  olderCursor: string | null;
  /** Up to this sequence the API has told all there is; 0 before it has told anything. */
  settled: number;
};

export type ChatState = {
  /**
   * `unavailable`: there is no such assistant. `unreachable`: not opened yet, and the API does not answer; one can write
   * all the same where the assistant is remembered from an earlier visit.
   */
  phase: 'opening' | 'open' | 'unreachable' | 'unavailable';
  /** Why the chat is unreachable, as a sentence. */
  problem: string | null;
  assistant: ChatAssistant | null;
  /** That of the site around; null: as the assistant has it. */
  theme: Appearance['theme'] | null;
  /** What the visitor reads, best first; BCP 47 tags. */
  languages: readonly string[];
  /** The address of the site's page around the chat; null: there is none. */
  site: string | null;
  /** Whether the home page shows, before a conversation that has not begun. */
  isHome: boolean;
  /** How each stands, last activity first. */
  conversations: readonly ConversationSummary[];
  /** The conversation looked at: its id, or the local name of one that its first message will begin. */
  thread: string;
  /** Counts the visitor's own changes of thread; a thread that merely gets its id stays the same view. */
  view: number;
  /** Counts how often the text in the box was replaced by another than the visitor has just typed. */
  draftChanges: number;
  histories: Readonly<Record<string, History>>;
  outbox: Outbox;
  /** Whether a new conversation is to begin with a person instead of the assistant. */
  wantsPerson: boolean;
  /** Whether the visitor may only read. */
  isBlocked: boolean;
  /** The visitor's own address, when it is known. */
  email: string | null;
  /** Files for the next message of each thread. */
  uploads: Uploads;
  /** Names of who is typing in the thread. */
  typists: readonly string[];
  /** The answer that is being written in the thread; null: none. */
  stream: AnswerStream | null;
  isLoadingOlder: boolean;
  live: LiveStatus;
  isOnline: boolean;
  /** Messages that came while the page was out of view. */
  missed: number;
  /** Something the visitor should know, as a sentence. */
  notice: string | null;
  /** The article that is read over the chat. `title`, `language`: null until it has been loaded. */
  article: { id: string; title: string | null; language: string | null } | null;
  /** What the visitor did last, for the page around. */
  deed: Deed | null;
};

const LOCAL = 'new:';
export const newThread = () => LOCAL + newKey();
/** The conversation's id, or null for one that has not begun. */
export const idOf = (thread: string) => (isLocal(thread) ? null : thread);
export const isLocal = (thread: string) => thread.startsWith(LOCAL);

type Remembered = Pick<ChatState, 'thread' | 'outbox' | 'assistant' | 'languages' | 'site' | 'isHome' | 'isOnline'>;

export const initialState = (remembered: Remembered): ChatState => ({
  ...remembered,
  phase: 'opening',
  problem: null,
  conversations: [],
  view: 0,
  draftChanges: 0,
  histories: {},
  wantsPerson: false,
  isBlocked: false,
  email: null,
  uploads: [],
  typists: [],
  stream: null,
  isLoadingOlder: false,
  live: 'connecting',
  theme: null,
  missed: 0,
  notice: null,
  article: null,
  deed: null,
});

/** How the thread looked at stands; null before the API has said so. */
export const standing = ({ conversations, thread }: Pick<ChatState, 'conversations' | 'thread'>) =>
  conversations.find(({ id }) => id === thread) ?? null;

/** What is new in conversations other than the one looked at. */
export const unreadElsewhere = ({ conversations, thread }: Pick<ChatState, 'conversations' | 'thread'>) =>
  conversations.reduce((sum, { id, unreadCount }) => sum + (id === thread ? 0 : unreadCount), 0);

/** Looks at another conversation, known or new. */
export const threadOpened = (state: ChatState, thread: string): ChatState =>
  thread === state.thread && !state.isHome
    ? state
    : {
        ...state,
        thread,
        isHome: false,
        view: state.view + 1,
        typists: [],
        stream: null,
        isLoadingOlder: false,
        wantsPerson: false,
        notice: null,
      };

/** Looks at the home page, and so at no conversation. */
export const homeOpened = (state: ChatState): ChatState => ({ ...threadOpened(state, newThread()), isHome: true });

/** Whether a chat with nothing to go on with begins with the home page. */
export const startsAtHome = (assistant: ChatAssistant | null) =>
  assistant !== null && (assistant.config.homePage.start === 'Home' || isHomeAlone(assistant));

/** Whether there is no chat behind the home page. */
export const isHomeAlone = ({ config }: ChatAssistant) => config.homePage.start === 'HomeOnly';
