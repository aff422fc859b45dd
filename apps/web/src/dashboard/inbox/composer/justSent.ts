import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** How long what was sent can be taken back; the API gives some more for the way there. */
const UNDO_SECONDS = 10;

/** How many seconds are left to take back each message that was just sent in this tab, by its id. */
const store = createStore<{ left: Readonly<Record<string, number>> }>(() => ({ left: {} }));

/** A message was stored: from now on it can be taken back for ten seconds. */
export function justSent(id: string) {
  const end = performance.now() + UNDO_SECONDS * 1000;
  const count = () => {
    const seconds = Math.ceil((end - performance.now()) / 1000);
    store.setState(({ left }) => ({
      left: Object.fromEntries(Object.entries({ ...left, [id]: seconds }).filter(([, rest]) => rest > 0)),
    }));
    if (seconds <= 0) clearInterval(timer);
  };
  const timer = setInterval(count, 1000);
  count();
}

/** How many seconds there are left to take a message back; 0 for any that was not just sent here. */
export function useSecondsToUndo(id: string): number {
  return useStore(store, ({ left }) => left[id] ?? 0);
}
