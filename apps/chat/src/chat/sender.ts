import { ApiError, UNREACHABLE } from '#api/ApiError.ts';
import { retryDelay } from '#api/retryDelay.ts';
import {
  nextToSend,
  postponed,
  refused,
  removed,
  sendFailed,
  sendStarted,
  threadNamed,
  type Outbox,
  type Outgoing,
} from '#conversation/outbox.ts';
import { waitOrWake } from '#session/BrowserPage.ts';
import { withLock } from '#session/withLock.ts';
import type { Parts } from './Chat.ts';
import { idOf, isLocal, threadOpened } from './chatState.ts';
import { messageSent } from './messagesKnown.ts';
import { rememberThreads } from './opener.ts';

const isTooLate = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'TOO_LATE' || error.code === 'NOT_FOUND');

export type Sender = {
  /** Sends what waits, one message at a time and in order; comes back by itself as long as the API cannot be reached. */
  flush: () => Promise<void>;
};

/**
 * Empties the outbox. A message stays in this browser's memory until the API has it; its key makes sending it again
 * harmless. `onSent` is told after each.
 */
export function createSender({ api, store, session, memory, page }: Parts, onSent: () => void): Sender {
  let isRunning = false;
  let isRetryDue = false;
  let attempt = 0;
  const setOutbox = (change: (outbox: Outbox) => Outbox) =>
    store.update((state) => ({ ...state, outbox: change(state.outbox) }));

  async function send({ key, body, files, wantsPerson, flow, thread }: Outgoing) {
    if (!memory.isRemembered(key)) return sentElsewhere(key, thread);
    const conversationId = idOf(thread);
    const triggerId = page.triggerId?.();
    const sent = await session.call((token) =>
      api.sendMessage(token, {
        conversationId,
        body,
        attachmentIds: files.map(({ id }) => id),
        key,
        pageUrl: page.url(),
        wantsPerson,
        ...(triggerId && { triggerId }),
        ...(flow && { flow }),
      }),
    );
    // First where it is, then that it is gone: another tab that has the same message looks at both.
    if (store.get().thread === thread) threadBegan(thread, sent.conversation.id);
    memory.forgetOutgoing(key);
    store.update((state) => messageSent(state, thread, sent));
    rememberThreads(memory, store.get().outbox);
  }

  /** The conversation looked at has an id, and what is being typed belongs there. */
  function threadBegan(thread: string, id: string) {
    memory.keepConversationId(id);
    if (isLocal(thread)) memory.moveDraft(null, id);
  }

  /** Another tab had the same message from the memory, and was first. */
  function sentElsewhere(key: string, thread: string) {
    setOutbox((outbox) => removed(outbox, key));
    const id = memory.conversationId();
    if (!isLocal(thread) || !id) return;
    if (store.get().thread === thread) threadBegan(thread, id);
    setOutbox((outbox) => threadNamed(outbox, thread, id));
    store.update((state) => ({ ...state, uploads: threadNamed(state.uploads, thread, id) }));
    store.update((state) => (state.thread === thread ? threadOpened(state, id) : state));
  }

  /** Whether the next message may follow at once. */
  async function attemptToSend(message: Outgoing): Promise<boolean> {
    const { key } = message;
    setOutbox((outbox) => sendStarted(outbox, key));
    try {
      await withLock(`${memory.name}:${key}`, () => send(message));
      attempt = 0;
      onSent();
      return true;
    } catch (error) {
      return message.flow && isTooLate(error) ? dropped(key, error) : notSent(key, error);
    }
  }

  /** What is offered has changed since it was pressed: there is nothing to try again. */
  function dropped(key: string, { message }: ApiError): boolean {
    memory.forgetOutgoing(key);
    setOutbox((outbox) => removed(outbox, key));
    store.update((state) => ({ ...state, notice: message }));
    return true;
  }

  /** Whether the next may be tried all the same. */
  function notSent(key: string, error: unknown): boolean {
    const { code = UNREACHABLE, message = '', retryAfterSeconds = null } = error instanceof ApiError ? error : {};
    if (code === 'TOO_MANY_ATTEMPTS') {
      const milliseconds = 1000 * (retryAfterSeconds ?? 60);
      setOutbox((outbox) => postponed(outbox, key, new Date(Date.now() + milliseconds).toISOString()));
      void flushLater(new Promise((resolve) => setTimeout(resolve, milliseconds)));
      return false;
    }
    if (code === UNREACHABLE) void flushLater(waitOrWake(retryDelay(attempt), page));
    if (code === 'FORBIDDEN') store.update((state) => ({ ...state, isBlocked: true }));
    const isFinal = code !== UNREACHABLE && code !== 'UNAUTHENTICATED';
    // Without its session it waits for the new one that is on its way.
    setOutbox((outbox) => (isFinal ? refused(outbox, key, message) : sendFailed(outbox, key)));
    return isFinal;
  }

  async function flushLater(due: Promise<void>) {
    if (isRetryDue) return;
    isRetryDue = true;
    await due;
    attempt += 1;
    isRetryDue = false;
    await flush();
  }

  async function flush() {
    if (isRunning) return;
    isRunning = true;
    let next = nextToSend(store.get().outbox);
    while (next && page.isOnline() && store.get().phase === 'open') {
      // The order of the messages is the visitor's: each waits for the one before it.
      // oxlint-disable-next-line no-await-in-loop
      next = (await attemptToSend(next)) ? nextToSend(store.get().outbox) : null;
    }
    isRunning = false;
  }

  return { flush };
}
