import type { Visit } from '#session/BrowserPage.ts';
import type { Parts } from './Chat.ts';

/** The first view comes first, and gives the page its title. In milliseconds. */
const LATER = 500;

type Telling = Pick<Parts, 'api' | 'page'> & { session: Pick<Parts['session'], 'call'> };

/** Tells the agents which pages the visitor has come by and in what browser: once per page load, then of each page they turn to. */
export function createVisitTeller({ api, session, page }: Telling) {
  let isTold = false;

  // Nobody waits for it, and another visit tells it again.
  const tellOf = (visit: Visit) => session.call((current) => api.recordVisit(current, visit)).catch(() => {});

  function tell() {
    let told: Promise<unknown> = Promise.resolve();
    // In the order they were opened; who turns the page while one is on its way is heard, too.
    const next = (visit: Visit) => void (told = told.then(() => tellOf(visit)));
    page.visits().forEach(next);
    page.onVisit?.(next);
  }

  return function tellVisit() {
    if (!isTold) setTimeout(tell, LATER);
    isTold = true;
  };
}
