import type { Parts } from './Chat.ts';
import { pageLoaded } from './messagesKnown.ts';

/** Loads the page before the oldest message known. A failure leaves things as they were, to be asked again. */
export function createOlderLoader({ api, store, session, page }: Parts) {
  return async function loadOlder() {
    const { thread, histories, isLoadingOlder } = store.get();
    const cursor = histories[thread]?.olderCursor;
    if (!cursor || isLoadingOlder) return;
    store.update((state) => ({ ...state, isLoadingOlder: true }));
    const older = await session.call((token) => api.loadConversation(token, thread, cursor)).catch(() => null);
    store.update((state) => {
      const loaded = older ? pageLoaded(state, older, older.messages, page.isVisible()) : state;
      return { ...loaded, isLoadingOlder: false };
    });
  };
}
