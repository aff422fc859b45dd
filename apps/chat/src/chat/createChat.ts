import type { Chat, ChatDeps, Parts } from './Chat.ts';
import {
  homeOpened,
  idOf,
  initialState,
  isHomeAlone,
  isLocal,
  newThread,
  startsAtHome,
  threadOpened,
} from './chatState.ts';
import { createActions } from './actions.ts';
import { createFollower } from './follower.ts';
import { createArticleActions } from './articleActions.ts';
import { createBookingActions } from './bookingActions.ts';
import { createFormActions } from './formActions.ts';
import { soundNews } from './newsSound.ts';
import { createOlderLoader } from './olderLoader.ts';
import { createOpener } from './opener.ts';
import { createReceipts } from './receipts.ts';
import { createSender } from './sender.ts';
import { createSpokenLanguage, languagesFor } from './spokenLanguage.ts';
import { createSession } from './session.ts';
import { createStore } from './store.ts';
import { createTypingSignal } from './typingSignal.ts';
import { createTypists } from './typists.ts';
import { createUploader } from './uploader.ts';
import { createVisitTeller } from './visits.ts';
import { createWriting } from './writing.ts';

/** Starts a chat: connects its parts, opens the session, and keeps all in step until `close`. */
export function createChat({ api, openLive, memory, page, link }: ChatDeps): Chat {
  const outbox = memory.outbox();
  const begun = outbox.at(-1)?.thread ?? memory.conversationId();
  const assistant = memory.assistant();
  const store = createStore(
    initialState({
      thread: begun ?? newThread(),
      outbox,
      assistant,
      languages: languagesFor({ memory, page }),
      site: page.site?.() ?? null,
      isHome: begun === null && startsAtHome(assistant),
      isOnline: page.isOnline(),
    }),
  );
  const session = createSession({ api, memory, link }, () => void opener.open());
  const parts: Parts = { api, store, session, memory, page };
  const follower = createFollower(parts, openLive, createTypists(store));
  const sender = createSender(parts, () => follower.follow());
  const opener = createOpener(parts, (isReplaced) => {
    if (isReplaced) follower.restart();
    else follower.follow();
    void session.renew();
    void sender.flush();
    visits.begin();
  });
  const { write, putIn, ...writing } = createWriting(parts, {
    flush: () => void sender.flush(),
    signalTyping: createTypingSignal(parts),
  });
  const visits = createVisitTeller(parts);
  const receipts = createReceipts(parts);

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

  function goHome() {
    store.update(homeOpened);
    follower.follow();
    memory.keepConversationId(null);
  }

  function startNew() {
    const { assistant } = store.get();
    if (assistant && isHomeAlone(assistant)) goHome();
    else openThread(newThread());
  }

  const stops = [
    store.subscribe(receipts),
    soundNews(parts),
    page.onChange(() => {
      const isBack = page.isOnline() && !store.get().isOnline;
      store.update((state) => ({ ...state, isOnline: page.isOnline() }));
      receipts();
      if (isBack || (page.isOnline() && page.isVisible())) tryNow();
    }),
    page.onVisit?.(({ url }) => store.update((state) => ({ ...state, site: url }))) ?? (() => {}),
    // Another tab began the conversation: this one, where nothing was begun, joins it.
    memory.onConversationElsewhere((id) => {
      const state = store.get();
      if (!isLocal(state.thread) || state.isHome || state.outbox.length > 0 || state.phase !== 'open') return;
      memory.moveDraft(null, id);
      openThread(id);
    }),
  ];
  void opener.open();

  return {
    store,
    tryNow,
    ...createSpokenLanguage(parts, visits.again),
    wearTheme: (theme) => store.update((state) => ({ ...state, theme })),
    write: (text) => write(text),
    startFlow: ({ id, presentation }) => {
      openThread(newThread());
      write(presentation.lineOne, { guidedFlowId: id });
    },
    openForm: ({ id, name }) => {
      openThread(newThread());
      write(name, { formTemplateId: id });
    },
    press: (runId, { nodeId, label }, email) => write(email ?? label, { runId, nodeId, email }),
    ask: (text) => {
      openThread(newThread());
      write(text);
    },
    ...writing,
    prefill: (text) => {
      if (store.get().isHome) startNew();
      putIn(text);
    },
    loadOlder: createOlderLoader(parts),
    startNew,
    switchTo: openThread,
    goHome,
    wantPerson: (wantsPerson) => store.update((state) => ({ ...state, wantsPerson })),
    sound: {
      isOn: () => !memory.isMuted(),
      turn: (isOn) => memory.keepMuted(!isOn),
    },
    handover: () => ({ token: memory.token(), conversationId: idOf(store.get().thread) }),
    ...createActions(parts),
    uploads: createUploader(parts),
    forms: createFormActions(parts),
    bookings: createBookingActions(parts),
    articles: createArticleActions(parts),
    notice: (notice) => store.update((state) => ({ ...state, notice })),
    dismissNotice: () => store.update((state) => ({ ...state, notice: null })),
    close: () => {
      for (const stop of stops) stop();
      opener.close();
      follower.close();
    },
  };
}
