import type { ChatAssistant } from '#api/ChatApi.ts';
import type { Chat } from '#chat/Chat.ts';
import { type ChatState, initialState, newThread } from '#chat/chatState.ts';
import { createStore } from '#chat/store.ts';

const NOT_HERE = 'This is a preview.';

/** A chat that shows an assistant and talks to nobody. */
export function previewChat(): Chat & { show: (assistant: ChatAssistant) => void } {
  const store = createStore<ChatState>({
    ...initialState({ thread: newThread(), outbox: [], assistant: null, isOnline: true }),
    phase: 'open',
  });
  const nothing = () => {};
  return {
    store,
    show: (assistant) => store.update((state) => ({ ...state, assistant })),
    uploads: { attach: nothing, retry: nothing, remove: nothing },
    draft: () => '',
    requestPerson: () => Promise.resolve(NOT_HERE),
    rate: () => Promise.resolve(NOT_HERE),
    mailTranscript: () => Promise.resolve({ problem: NOT_HERE }),
    loadTranscript: () => Promise.resolve({ problem: NOT_HERE }),
    wantPerson: nothing,
    tryNow: nothing,
    write: nothing,
    retry: nothing,
    discard: nothing,
    edit: nothing,
    typed: nothing,
    loadOlder: nothing,
    startNew: nothing,
    switchTo: nothing,
    notice: nothing,
    dismissNotice: nothing,
    close: nothing,
  };
}
