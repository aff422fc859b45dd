import type { Message, Typing } from '#api/ChatApi.ts';
import type { LiveConnection, LiveStatus, OpenLive } from '#api/LiveConnection.ts';
import { hasHole } from '#conversation/mergeMessages.ts';
import { createAnswerStreams } from './answerStreams.ts';
import { createCatchUp } from './catchUp.ts';
import type { Parts } from './Chat.ts';
import { isLocal } from './chatState.ts';
import { conversationTold, messageArrived, messageChanged } from './messagesKnown.ts';

/**
 * The API does not say when a subscription has begun to listen. A second look, this many milliseconds after each
 * connection, finds what fell into that moment.
 */
const SECOND_LOOK = 3_000;

type Follower = {
  /** Follows the thread looked at, whichever it now is. */
  follow: () => void;
  /** Loads what may have been missed. */
  catchUp: () => Promise<void>;
  /** Another visitor's token: the old connection is of no use. */
  restart: () => void;
  close: () => void;
};

/** Keeps the thread looked at complete: live events, and after every gap the pages that hold what they missed. */
export function createFollower(parts: Parts, openLive: OpenLive, onTyping: (typing: Typing) => void): Follower {
  const { api, store, session, memory, page } = parts;
  let connection: LiveConnection | null = null;
  let followed: string | null = null;
  let wasLive = false;
  let stop = () => {};
  let secondLook: ReturnType<typeof setTimeout> | undefined;
  const catchUp = createCatchUp(parts, () => followed);

  /** What was missed of the other conversations. A failure is made good by the next event or the next connection. */
  async function refreshList() {
    const opened = await session.call((token) => api.openChat(token, null)).catch(() => null);
    for (const told of opened?.conversations ?? []) store.update((state) => conversationTold(state, told));
  }

  function onStatus(live: LiveStatus) {
    store.update((state) => ({ ...state, live }));
    if (live === 'live' && wasLive) void refreshList();
    wasLive ||= live === 'live';
    clearTimeout(secondLook);
    if (live === 'live') secondLook = setTimeout(() => void catchUp(), SECOND_LOOK);
    // While the socket is down each attempt to bring it back also asks over HTTP, which may still work.
    if (live !== 'connecting') void catchUp();
  }

  function onMessage(message: Message) {
    store.update((state) => messageArrived(state, message, page.isVisible()));
    const { messages = [], settled } = store.get().histories[message.conversationId] ?? {};
    if (hasHole(messages, settled)) void catchUp();
  }

  const onAnswering = createAnswerStreams(store);
  const onChanged = (message: Message) => store.update((state) => messageChanged(state, message));

  function connect() {
    const opened = openLive({ token: session.token, onStatus });
    opened.watchConversations({
      conversation: (told) => store.update((state) => conversationTold(state, told)),
      resumed: () => void catchUp(),
    });
    return opened;
  }

  function follow() {
    const { thread, conversations } = store.get();
    if (thread === followed || !session.token()) return;
    const isConnected = connection !== null;
    if (!isLocal(thread) || conversations.length > 0) connection ??= connect();
    const stopOld = stop;
    stop = () => {};
    followed = null;
    if (!isLocal(thread) && connection) {
      followed = thread;
      memory.keepConversationId(thread);
      // A new connection catches up by itself once it stands.
      if (isConnected) void catchUp();
      stop = connection.watch(thread, {
        message: onMessage,
        changed: onChanged,
        typing: onTyping,
        answering: onAnswering,
        resumed: () => void catchUp(),
      });
    }
    stopOld();
  }

  function close() {
    clearTimeout(secondLook);
    stop();
    stop = () => {};
    connection?.close();
    connection = null;
    followed = null;
    wasLive = false;
  }

  return {
    follow,
    catchUp,
    close,
    restart: () => {
      close();
      follow();
    },
  };
}
