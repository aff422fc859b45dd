import type { Parts } from './Chat.ts';

/** Tells the agents, once per new message, that the visitor has seen it: it is loaded and the page is in view. */
export function createReader({ api, store, session, page }: Parts) {
  const readUpTo = new Map<string, number>();
  let isTelling = false;

  return async function read() {
    const { thread, histories, missed } = store.get();
    if (!page.isVisible()) return;
    if (missed > 0) store.update((state) => ({ ...state, missed: 0 }));
    const last = histories[thread]?.messages.findLast(({ author }) => author !== 'Visitor');
    if (!last || isTelling || last.sequence <= (readUpTo.get(thread) ?? 0)) return;
    isTelling = true;
    const isTold = await session
      .call((token) => api.readConversation(token, thread))
      .then(() => true)
      .catch(() => false);
    isTelling = false;
    if (isTold) {
      readUpTo.set(thread, last.sequence);
      await read();
    }
  };
}
