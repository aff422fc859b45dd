import type { ChatApi, ChatFlow, FlowChoice, OfferedForm } from '#api/ChatApi.ts';
import type { Appearance } from '#api/chatConfig.ts';
import type { OpenLive } from '#api/LiveConnection.ts';
import type { BrowserPage } from '#session/BrowserPage.ts';
import type { ChatMemory } from '#session/chatMemory.ts';
import type { ChatLink } from '#session/readChatLink.ts';
import type { Actions } from './actions.ts';
import type { ArticleActions } from './articleActions.ts';
import type { BookingActions } from './bookingActions.ts';
import type { FormActions } from './formActions.ts';
import type { ChatState } from './chatState.ts';
import type { Handover } from '#session/takeOver.ts';
import type { Session } from './session.ts';
import type { Store } from './store.ts';
import type { Uploader } from './uploader.ts';

/** What a chat is made of; main.tsx makes it once, tests make their own. */
export type ChatDeps = { api: ChatApi; openLive: OpenLive; memory: ChatMemory; page: BrowserPage; link: ChatLink };

/** What the parts of a chat share. */
export type Parts = Pick<ChatDeps, 'api' | 'memory' | 'page'> & { store: Store<ChatState>; session: Session };

/** A running chat: its state, and all that a visitor can do. */
export type Chat = Actions & {
  /** Whether the conversation to come begins with a person. */
  wantPerson: (wantsPerson: boolean) => void;
  store: Store<ChatState>;
  /** Speaks the language that the visitor chooses, from now on. BCP 47 tag. */
  chooseLanguage: (language: string) => void;
  /** Speaks the language of the site around, unless the visitor has chosen one. */
  followLanguage: (language: string) => void;
  /** Is light or dark as the site around. */
  wearTheme: (theme: Appearance['theme']) => void;
  /** Tries at once whatever waits for the API. */
  tryNow: () => void;
  /** Sends a text with the files that are attached. */
  write: (text: string) => void;
  /** Begins a conversation with this text. */
  ask: (text: string) => void;
  /** Begins a conversation with a guided flow. */
  startFlow: (flow: ChatFlow) => void;
  /** Begins a conversation with a form to fill in. */
  openForm: (form: OfferedForm) => void;
  /** Chooses something that a guided flow offers; with an address, where it asks for one. */
  press: (runId: string, choice: FlowChoice, email?: string) => void;
  uploads: Uploader;
  forms: FormActions;
  bookings: BookingActions;
  articles: ArticleActions;
  retry: (key: string) => void;
  discard: (key: string) => void;
  /** Brings an unsent message back into the box, before what stands there. */
  edit: (key: string) => void;
  /** The text in the box: remembered, and told to the agents as typing. */
  typed: (text: string) => void;
  draft: () => string;
  /** Puts a text into the box of the conversation looked at, or of a new one. */
  prefill: (text: string) => void;
  /** Of new messages, in this browser. */
  sound: { isOn: () => boolean; turn: (isOn: boolean) => void };
  /** For a window that goes on with this chat. */
  handover: () => Handover;
  loadOlder: () => void;
  startNew: () => void;
  switchTo: (conversationId: string) => void;
  /** Leaves the conversation for the home page. */
  goHome: () => void;
  /** Tells the visitor something, as a sentence. */
  notice: (notice: string) => void;
  dismissNotice: () => void;
  close: () => void;
};
