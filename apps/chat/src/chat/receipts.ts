import type { Parts } from './Chat.ts';

/** Several messages often come at once: how long the news of their arrival waits for more of them, in milliseconds. */
const GATHERS_FOR = 300;

/** Tells the agents, once per new message, that it has reached this browser, and that the visitor has seen it. */
export function createReceipts(parts: Parts) {
  const read = createReader(parts);
  const received = createReceiver(parts);
  return function tell() {
    void read();
    received();
  };
}

/** Seen: it is loaded, in the conversation looked at, and the page is in view. */
function createReader({ api, store, session, page }: Parts) {
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

/** Arrived, without being seen: in another conversation, or while the page is out of view. */
function createReceiver({ api, store, session, page }: Parts) {
  let toldUpTo = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  return function received() {
    const { thread, conversations } = store.get();
    const newest = conversations
      .filter(({ id, unreadCount }) => unreadCount > 0 && !(id === thread && page.isVisible()))
      .map(({ lastActivityAt }) => lastActivityAt)
      .toSorted()
      .at(-1);
    if (!newest || newest <= toldUpTo) return;
    toldUpTo = newest;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // The next arrival tells of this one too.
      session.call((token) => api.receiveConversations(token)).catch(() => {});
    }, GATHERS_FOR);
  };
}
