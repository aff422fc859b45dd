import { retryDelay } from '#api/retryDelay.ts';
import { fillGap } from '#conversation/fillGap.ts';
import { completeUpTo } from '#conversation/mergeMessages.ts';
import { waitOrWake } from '#session/BrowserPage.ts';
import type { Parts } from './Chat.ts';
import { newThread, threadOpened } from './chatState.ts';
import { pageLoaded } from './messagesKnown.ts';

/**
 * Loads what may have been missed of the thread that `followed` names, and comes back until it has. Asked again while it
 * is at it, it goes round once more, so that what happened meanwhile is not missed either.
 */
export function createCatchUp({ api, store, session, page }: Parts, followed: () => string | null) {
  let isRunning = false;
  let isAskedAgain = false;
  let isRetryDue = false;
  let failures = 0;

  async function load(id: string) {
    const { messages = [], settled } = store.get().histories[id] ?? {};
    const known = completeUpTo(messages, settled);
    const found = await session.call((token) => fillGap(known, (before) => api.loadConversation(token, id, before)));
    store.update((state) => {
      if (found) return pageLoaded(state, found.newest, found.messages, page.isVisible());
      return state.thread === id ? threadOpened(state, newThread()) : state;
    });
    failures = 0;
  }

  async function retryLater() {
    if (isRetryDue) return;
    isRetryDue = true;
    await waitOrWake(retryDelay(failures), page);
    failures += 1;
    isRetryDue = false;
    await catchUp();
  }

  async function catchUp() {
    isAskedAgain = true;
    if (isRunning) return;
    isRunning = true;
    while (isAskedAgain) {
      isAskedAgain = false;
      const id = followed();
      // One after the other on purpose: a second request would race the first for nothing.
      // oxlint-disable-next-line no-await-in-loop
      if (id) await load(id).catch(() => void retryLater());
    }
    isRunning = false;
  }

  return catchUp;
}
