import type { ChatAssistant } from '#api/ChatApi.ts';
import type { Chat } from '#chat/Chat.ts';
import { type ChatState, initialState, newThread } from '#chat/chatState.ts';
import { createStore } from '#chat/store.ts';
import { wordsFor } from '#ui/words.ts';
import { sampleConversation, SAMPLE } from './sampleConversation.ts';

const NOT_HERE = 'This is a preview.';

export type PreviewView = 'Home' | 'Chat';

/** A chat that shows an assistant, its home page or a sample conversation, and talks to nobody. */
export function previewChat(languages: readonly string[]): Chat & {
  /** `wanted`: what the visitor reads; left out: what this browser does. */
  show: (assistant: ChatAssistant, view: PreviewView, wanted?: readonly string[]) => void;
} {
  const store = createStore<ChatState>({
    ...initialState({ thread: newThread(), outbox: [], assistant: null, isHome: true, isOnline: true }),
    phase: 'open',
  });
  const nothing = () => {};
  let shown = languages;

  function show(assistant: ChatAssistant, view: PreviewView, wanted = languages) {
    shown = wanted;
    const { conversation, history } = sampleConversation(assistant, wordsFor(assistant.config.languages, wanted));
    store.update((state) => ({
      ...state,
      assistant,
      isHome: view === 'Home',
      thread: SAMPLE,
      // Who comes for the first time has none.
      conversations: view === 'Home' ? [] : [conversation],
      histories: { [SAMPLE]: history },
    }));
  }

  return {
    store,
    show,
    get languages() {
      return shown;
    },
    uploads: { attach: nothing, retry: nothing, remove: nothing },
    draft: () => '',
    requestPerson: () => Promise.resolve(NOT_HERE),
    identify: () => Promise.resolve({ code: 'PREVIEW', problem: NOT_HERE }),
    rate: () => Promise.resolve(NOT_HERE),
    rateAnswer: () => Promise.resolve(NOT_HERE),
    mailTranscript: () => Promise.resolve({ problem: NOT_HERE }),
    loadTranscript: () => Promise.resolve({ problem: NOT_HERE }),
    wantPerson: nothing,
    tryNow: nothing,
    write: nothing,
    ask: nothing,
    goHome: nothing,
    retry: nothing,
    discard: nothing,
    edit: nothing,
    typed: nothing,
    prefill: nothing,
    loadOlder: nothing,
    startNew: nothing,
    switchTo: nothing,
    notice: nothing,
    dismissNotice: nothing,
    close: nothing,
  };
}
