import { hasCode } from '#api/ApiError.ts';
import type { OpenedChat } from '#api/ChatApi.ts';
import { retryDelay } from '#api/retryDelay.ts';
import { problemOf } from '#api/problemOf.ts';
import { mark } from '#language/t.ts';
import { waitOrWake } from '#session/BrowserPage.ts';
import { threadNamed, type Outbox } from '#conversation/outbox.ts';
import type { ChatMemory } from '#session/chatMemory.ts';
import type { Parts } from './Chat.ts';
import { idOf, isHomeAlone, isLocal, newThread, startsAtHome, type ChatState } from './chatState.ts';
import { pageLoaded } from './messagesKnown.ts';

/** Opens the chat, and opens it again with a new session when the API refuses the old one. */
export function createOpener({ store, session, memory, page }: Parts, onOpened: (isReplaced: boolean) => void) {
  let isOpening = false;
  let isClosed = false;
  let attempt = 0;

  async function open(): Promise<void> {
    if (isOpening || isClosed) return;
    isOpening = true;
    try {
      const { chat, isReplaced } = await session.open();
      memory.keepAssistant(chat.assistant);
      if (isReplaced) memory.moveDraft(idOf(store.get().thread), null);
      store.update((state) => chatOpened(isReplaced ? sessionReplaced(state) : state, chat, page.isVisible()));
      rememberThreads(memory, store.get().outbox);
      attempt = 0;
      isOpening = false;
      onOpened(isReplaced);
    } catch (error) {
      isOpening = false;
      store.update((state) => notOpened(state, error));
      if (!hasCode(error, 'NOT_FOUND')) void openLater();
    }
  }

  async function openLater() {
    attempt += 1;
    await waitOrWake(retryDelay(attempt), page);
    const { phase, problem } = store.get();
    if (phase !== 'open' || problem !== null) await open();
  }

  return {
    open,
    close: () => {
      isClosed = true;
    },
  };
}

/** Where unsent messages now belong, except of those that another tab has sent meanwhile. */
export function rememberThreads(memory: ChatMemory, outbox: Outbox) {
  for (const message of outbox) if (memory.isRemembered(message.key)) memory.keepOutgoing(message);
}

/** The API answered: the remembered thread, else the home page, or without one the last thread, or a new one. */
function chatOpened(state: ChatState, opened: OpenedChat, isVisible: boolean): ChatState {
  const { assistant, visitor, conversations, current } = opened;
  const isKnown = current?.id === state.thread || conversations.some(({ id }) => id === state.thread);
  const isBegun = state.outbox.length > 0 || state.phase === 'open' || state.view > 0;
  const isNew = isLocal(state.thread) && isBegun;
  const isKept = isKnown || isNew;
  // What a remembered assistant began with stays, but for a chat that there is no more.
  const stays = state.isHome || (isHomeAlone(assistant) && !isNew);
  const isHome = state.assistant && isLocal(state.thread) ? stays : !isKept && startsAtHome(assistant);
  const latest = isHome ? undefined : conversations[0]?.id;
  const thread = isKept ? state.thread : (latest ?? newThread());
  const outbox = threadNamed(state.outbox, state.thread, thread);
  const uploads = threadNamed(state.uploads, state.thread, thread);
  const next: ChatState = {
    ...state,
    ...visitor,
    phase: 'open',
    problem: null,
    assistant,
    isHome,
    conversations,
    thread,
    outbox,
    uploads,
  };
  return current ? pageLoaded(next, current, current.messages, isVisible) : next;
}

/** Nothing of the old session can be read any more; what was not sent goes into a new conversation. */
function sessionReplaced(state: ChatState): ChatState {
  const thread = newThread();
  return {
    ...state,
    thread,
    view: state.view + 1,
    conversations: [],
    histories: {},
    typists: [],
    // Files belong to who uploaded them.
    uploads: [],
    outbox: state.outbox.map((message) => ({ ...message, thread, state: 'waiting' })),
    notice: isLocal(state.thread)
      ? state.notice
      : mark('Your earlier chat had expired, so this is a new conversation.'),
  };
}

function notOpened(state: ChatState, error: unknown): ChatState {
  if (hasCode(error, 'NOT_FOUND')) return { ...state, phase: 'unavailable' };
  const problem = problemOf(error, mark('The chat cannot be reached right now.'));
  return { ...state, phase: state.phase === 'open' ? 'open' : 'unreachable', problem };
}
