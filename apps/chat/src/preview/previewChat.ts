import type { PublicForm } from '@parley/form/publicForm';
import type { Booking, ChatAssistant, ChatForm, FlowStep, FormAnswers, Message } from '#api/ChatApi.ts';
import type { Chat } from '#chat/Chat.ts';
import { type ChatState, initialState, newThread } from '#chat/chatState.ts';
import { articleOpening } from '#chat/articleActions.ts';
import { createStore } from '#chat/store.ts';
import { wordsFor } from '#ui/words.ts';
import { previewMessage, SAMPLE, sampleConversation, sampleOf } from './sampleConversation.ts';

export const NOT_HERE = 'This is a preview.';

export type PreviewView = 'Home' | 'Chat';

/** A message of a conversation that the page around holds. */
export type PreviewedMessage = Pick<Message, 'id' | 'author' | 'authorName' | 'kind' | 'body'> & {
  flowStep: FlowStep | null;
  form: PublicForm | null;
  /** What was answered; null: it is still to be filled in. */
  answers: FormAnswers | null;
  /** The visitor did not want to. */
  isLeft: boolean;
  booking: Booking | null;
};

/** What is done in it: a choice of the message is pressed, its task is done, or something is written. */
export type PreviewAct =
  | { type: 'Press'; messageId: string; nodeId: string; email?: string }
  | { type: 'Done'; messageId: string; answers?: FormAnswers; startAt?: string }
  | { type: 'Write'; text: string };

/** A chat that shows an assistant, its home page or a sample conversation, and talks to the page around alone, by `onAct`. */
export function previewChat(
  languages: readonly string[],
  onAct: (act: PreviewAct) => void = () => {},
): Chat & {
  /** `wanted`: what the visitor reads; left out: what this browser does. */
  show: (assistant: ChatAssistant, view: PreviewView, wanted?: readonly string[]) => void;
  /** A form behind the greeting. What was filled in stays as long as the form's questions are the same. */
  showForm: (form: PublicForm) => void;
  /** A conversation in place of the sample. What is half filled in stays as long as its message does. */
  showMessages: (messages: readonly PreviewedMessage[], isWithPerson: boolean) => void;
} {
  const store = createStore<ChatState>({
    ...initialState({
      thread: newThread(),
      outbox: [],
      assistant: null,
      languages,
      site: null,
      isHome: true,
      isOnline: true,
    }),
    phase: 'open',
  });
  const nothing = () => {};

  function show(assistant: ChatAssistant, view: PreviewView, wanted = languages) {
    const { conversation, history } = sampleConversation(assistant, wordsFor(assistant.config.languages, wanted));
    store.update((state) => ({
      ...state,
      assistant,
      languages: wanted,
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

  const begun = new Map<string, FormAnswers>();
  const notice = (text: string | null) => store.update((state) => ({ ...state, notice: text }));
  const notHere = () => notice(NOT_HERE);

  function showMessages(messages: readonly PreviewedMessage[], isWithPerson: boolean) {
    const shown = messages.map(({ form, answers, isLeft, ...message }, index) =>
      previewMessage(index, {
        ...message,
        chatForm: form && formWith(form, { answers, isLeft, begun: begun.get(message.id) }),
      }),
    );
    const { conversation, history } = sampleOf(shown, isWithPerson ? 'Agent' : 'Flow');
    store.update((state) => ({ ...state, conversations: [conversation], histories: { [SAMPLE]: history } }));
  }

  const act = async (done: PreviewAct): Promise<null> => {
    onAct(done);
    return null;
  };

  return {
    store,
    show,
    showForm,
    showMessages,
    forms: {
      save: (messageId, answers) => {
        begun.set(messageId, answers);
        return fill({ answers, state: 'Partial', leftAt: null });
      },
      submit: (messageId, answers) =>
        filled ? fill({ answers, state: 'Complete' }) : act({ type: 'Done', messageId, answers }),
      leave: (messageId) => (filled ? fill({ leftAt: new Date().toISOString() }) : act({ type: 'Done', messageId })),
      upload: () => Promise.resolve({ problem: NOT_HERE }),
    },
    bookings: {
      times: () => Promise.resolve({ times: sampleTimes() }),
      book: (messageId, { startAt }) => act({ type: 'Done', messageId, startAt }),
      link: () => Promise.resolve({ problem: NOT_HERE }),
    },
    articles: {
      search: () => Promise.resolve({ problem: NOT_HERE }),
      read: () => Promise.resolve({ problem: NOT_HERE }),
      ...articleOpening(store),
    },
    chooseLanguage: nothing,
    followLanguage: nothing,
    wearTheme: nothing,
    handover: () => ({ token: null, conversationId: null }),
    sound: { isOn: () => true, turn: notHere },
    uploads: { attach: notHere, retry: nothing, remove: nothing },
    draft: () => '',
    requestPerson: () => Promise.resolve(NOT_HERE),
    identify: () => Promise.resolve({ code: 'PREVIEW', problem: NOT_HERE }),
    rate: () => Promise.resolve(NOT_HERE),
    rateAnswer: () => Promise.resolve(NOT_HERE),
    actOnProduct: nothing,
    mailTranscript: () => Promise.resolve({ problem: NOT_HERE }),
    deleteData: () => Promise.resolve(NOT_HERE),
    loadTranscript: () => Promise.resolve({ problem: NOT_HERE }),
    wantPerson: nothing,
    tryNow: nothing,
    write: (text) => void act({ type: 'Write', text }),
    ask: nothing,
    startFlow: nothing,
    openForm: nothing,
    press: (messageId, { nodeId }, email) => void act({ type: 'Press', messageId, nodeId, ...(email && { email }) }),
    goHome: nothing,
    retry: nothing,
    discard: nothing,
    edit: nothing,
    typed: nothing,
    prefill: nothing,
    loadOlder: nothing,
    startNew: nothing,
    switchTo: nothing,
    notice,
    dismissNotice: () => notice(null),
    close: nothing,
  };
}

/** A form of the chat that nobody has begun. */
export const newChatForm = (form: PublicForm): ChatForm => ({
  form,
  state: 'Sent',
  answers: {},
  files: [],
  leftAt: null,
  closedMessage: null,
  version: 1,
});

type FilledIn = { answers: FormAnswers | null; isLeft: boolean; begun: FormAnswers | undefined };

const formWith = (form: PublicForm, { answers, isLeft, begun }: FilledIn): ChatForm => ({
  ...newChatForm(form),
  ...(begun && { state: 'Partial', answers: begun }),
  ...(answers && { state: 'Complete', answers }),
  ...(isLeft && { leftAt: new Date().toISOString() }),
});

/** Of tomorrow and the day after, in an hour that suits most. */
const sampleTimes = (): string[] =>
  [1, 2].flatMap((days) =>
    [9, 11, 14].map((hour) => {
      const date = new Date();
      date.setDate(date.getDate() + days);
      date.setHours(hour, 0, 0, 0);
      return date.toISOString();
    }),
  );

/** The sample with the form behind its greeting, and nothing else. */
function withForm(state: ChatState, chatForm: ChatForm | null): ChatState {
  const history = state.histories[SAMPLE];
  const [greeting] = history?.messages ?? [];
  if (!history || !greeting || !chatForm) return state;
  const key = 'sample-form';
  const message = { ...greeting, id: key, key, sequence: 2, kind: 'Form' as const, body: chatForm.form.name, chatForm };
  return { ...state, histories: { [SAMPLE]: { ...history, messages: [greeting, message] } } };
}
