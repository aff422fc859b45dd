import type { Typing } from '#api/ChatApi.ts';
import type { ChatState } from './chatState.ts';
import type { Store } from './store.ts';

/** The API renews and ends typing itself; this much later, in milliseconds, its word is taken for lost. */
const FADES_AFTER = 8_000;

/** Keeps the names of who is typing. */
export function createTypists(store: Store<ChatState>) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  function stopped(name: string) {
    clearTimeout(timers.get(name));
    timers.delete(name);
    store.update((state) =>
      state.typists.includes(name) ? { ...state, typists: state.typists.filter((typist) => typist !== name) } : state,
    );
  }

  return function onTyping({ author, name, isTyping }: Typing) {
    // Another tab of this visitor is nobody else.
    if (author === 'Visitor') return;
    stopped(name);
    if (!isTyping) return;
    store.update((state) => ({ ...state, typists: [...state.typists, name] }));
    timers.set(
      name,
      setTimeout(() => stopped(name), FADES_AFTER),
    );
  };
}
