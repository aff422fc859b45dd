import { removed, retried, type Outgoing } from '#conversation/outbox.ts';
import { newKey } from '#session/newKey.ts';
import type { Chat, ChatDeps, Parts } from './Chat.ts';
import { initialState, isLocal, newThread, threadOpened } from './chatState.ts';
import { createFollower } from './follower.ts';
import { createOlderLoader } from './olderLoader.ts';
import { createOpener } from './opener.ts';
import { createReader } from './reader.ts';
import { createSender } from './sender.ts';
import { createSession } from './session.ts';
import { createStore } from './store.ts';
import { createTypingSignal } from './typingSignal.ts';
import { createTypists } from './typists.ts';

/** Starts a chat: connects its parts, opens the session, and keeps all in step until `close`. */
export function createChat({ api, openLive, memory, page, link }: ChatDeps): Chat {
  const outbox = memory.outbox();
  const thread = outbox.at(-1)?.thread ?? memory.conversationId() ?? newThread();
  const store = createStore(initialState(thread, outbox, page.isOnline()));
  const session = createSession({ api, memory, link }, () => void opener.open());
  const parts: Parts = { api, store, session, memory, page };
  const follower = createFollower(parts, openLive, createTypists(store));
  const sender = createSender(parts, () => follower.follow());
  const opener = createOpener(parts, (isReplaced) => {
    if (isReplaced) follower.restart();
    else follower.follow();
    void session.renew();
    void sender.flush();
  });
  const signalTyping = createTypingSignal(parts);
  const read = createReader(parts);

  function tryNow() {
    const { phase, problem } = store.get();
    if (phase === 'unreachable' || problem !== null) void opener.open();
    if (phase !== 'open') return;
    void session.renew();
    void sender.flush();
    void follower.catchUp();
  }

  function openThread(to: string) {
    store.update((state) => threadOpened(state, to));
    follower.follow();
    if (isLocal(to)) memory.keepConversationId(null);
  }

  const stops = [
    store.subscribe(() => void read()),
    page.onChange(() => {
      const isBack = page.isOnline() && !store.get().isOnline;
      store.update((state) => ({ ...state, isOnline: page.isOnline() }));
      void read();
      if (isBack || (page.isOnline() && page.isVisible())) tryNow();
    }),
    // Another tab began the conversation: this one, where nothing was begun, joins it.
    memory.onConversationElsewhere((id) => {
      const state = store.get();
      if (isLocal(state.thread) && state.outbox.length === 0 && state.phase === 'open') openThread(id);
    }),
  ];
  void opener.open();

  return {
    store,
    tryNow,
    write: (text) => {
      const body = text.trim();
      if (!body) return;
      const message: Outgoing = {
        key: newKey(),
        body,
        thread: store.get().thread,
        createdAt: new Date().toISOString(),
        state: 'waiting',
      };
      memory.keepOutgoing(message);
      store.update((state) => ({ ...state, outbox: [...state.outbox, message], notice: null }));
      signalTyping('');
      void sender.flush();
    },
    retry: (key) => {
      store.update((state) => ({ ...state, outbox: retried(state.outbox, key) }));
      void sender.flush();
    },
    discard: (key) => {
      memory.forgetOutgoing(key);
      store.update((state) => ({ ...state, outbox: removed(state.outbox, key) }));
      void sender.flush();
    },
    typed: (text) => {
      memory.keepDraft(text);
      signalTyping(text);
    },
    draft: () => memory.draft(),
    loadOlder: createOlderLoader(parts),
    startNew: () => openThread(newThread()),
    switchTo: openThread,
    dismissNotice: () => store.update((state) => ({ ...state, notice: null })),
    close: () => {
      for (const stop of stops) stop();
      opener.close();
      follower.close();
    },
  };
}
