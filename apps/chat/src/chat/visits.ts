import type { Visit } from '#session/BrowserPage.ts';
import type { Parts } from './Chat.ts';
import type { ChatState } from './chatState.ts';

/** The first view comes first, and gives the page its title. In milliseconds. */
const LATER = 500;

type Telling = Pick<Parts, 'api' | 'page'> & {
  session: Pick<Parts['session'], 'call'>;
  store: { get: () => Pick<ChatState, 'languages'> };
};

/**
 * Tells the agents which pages the visitor has come by, in what browser and what they read: once per page load, then of each page
 * they turn to.
 */
export function createVisitTeller({ api, session, page, store }: Telling) {
  let isTold = false;

  // Nobody waits for it, and another visit tells it again.
  function tellOf(visit: Visit) {
    const [locale = ''] = store.get().languages;
    return session.call((current) => api.recordVisit(current, { ...visit, locale })).catch(() => {});
  }

  let told: Promise<unknown> = Promise.resolve();
  // In the order they were opened; who turns the page while one is on its way is heard, too.
  const next = (visit: Visit) => void (told = told.then(() => tellOf(visit)));

  function tell() {
    page.visits().forEach(next);
    page.onVisit?.(next);
  }

  return {
    begin: () => {
      if (!isTold) setTimeout(tell, LATER);
      isTold = true;
    },
    /** Of the page looked at, once something else about it is to be told. */
    again: () => {
      if (isTold) page.visits().slice(-1).forEach(next);
    },
  };
}
