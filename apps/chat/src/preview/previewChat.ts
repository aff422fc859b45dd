import type { PublicForm } from '@parley/form/publicForm';
import type { ChatAssistant, ChatForm } from '#api/ChatApi.ts';
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
  /** A form behind the greeting. What was filled in stays as long as the form's questions are the same. */
  showForm: (form: PublicForm) => void;
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

  let filled: ChatForm | null = null;

  function showForm(form: PublicForm) {
    const isSame = filled !== null && filled.form.layout === form.layout && filled.state !== 'Complete';
    filled = isSame && filled ? { ...filled, form, version: filled.version + 1 } : newChatForm(form);
    store.update((state) => withForm(state, filled));
  }

  async function fill(change: Partial<ChatForm>): Promise<null> {
    if (filled) filled = { ...filled, ...change, version: filled.version + 1 };
    store.update((state) => withForm(state, filled));
    return null;
  }

  return {
    store,
    show,
    showForm,
    forms: {
      save: (_, answers) => fill({ answers, state: 'Partial', leftAt: null }),
      submit: (_, answers) => fill({ answers, state: 'Complete' }),
      leave: () => fill({ leftAt: new Date().toISOString() }),
      upload: () => Promise.resolve({ problem: NOT_HERE }),
    },
    bookings: {
      times: () => Promise.resolve({ problem: NOT_HERE }),
      book: () => Promise.resolve({ problem: NOT_HERE, field: null }),
      link: () => Promise.resolve({ problem: NOT_HERE }),
    },
    get languages() {
      return shown;
    },
    uploads: { attach: nothing, retry: nothing, remove: nothing },
    draft: () => '',
    requestPerson: () => Promise.resolve(NOT_HERE),
    identify: () => Promise.resolve({ code: 'PREVIEW', problem: NOT_HERE }),
    rate: () => Promise.resolve(NOT_HERE),
    rateAnswer: () => Promise.resolve(NOT_HERE),
    actOnProduct: nothing,
    mailTranscript: () => Promise.resolve({ problem: NOT_HERE }),
    loadTranscript: () => Promise.resolve({ problem: NOT_HERE }),
    wantPerson: nothing,
    tryNow: nothing,
    write: nothing,
    ask: nothing,
    startFlow: nothing,
    press: nothing,
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

const newChatForm = (form: PublicForm): ChatForm => ({
  form,
  state: 'Sent',
  answers: {},
  files: [],
  leftAt: null,
  closedMessage: null,
  version: 1,
});

/** The sample with the form behind its greeting, and nothing else. */
function withForm(state: ChatState, chatForm: ChatForm | null): ChatState {
  const history = state.histories[SAMPLE];
  const [greeting] = history?.messages ?? [];
  if (!history || !greeting || !chatForm) return state;
  const key = 'sample-form';
  const message = { ...greeting, id: key, key, sequence: 2, kind: 'Form' as const, body: chatForm.form.name, chatForm };
  return { ...state, histories: { [SAMPLE]: { ...history, messages: [greeting, message] } } };
}
