import type { Visit } from '#session/BrowserPage.ts';
import type { Parts } from './Chat.ts';

/** The first view comes first, and gives the page its title. In milliseconds. */
const LATER = 500;

/** Tells the agents which pages the visitor has come by and in what browser: once per page load, then of each page they turn to. */
export function createVisitTeller({ api, session, page }: Pick<Parts, 'api' | 'session' | 'page'>) {
  let isTold = false;

  // Nobody waits for it, and another visit tells it again.
  const tellOf = (visit: Visit) => session.call((current) => api.recordVisit(current, visit)).catch(() => {});

  async function tell() {
    for (const visit of page.visits()) {
      // In the order they were opened.
      // oxlint-disable-next-line no-await-in-loop
      await tellOf(visit);
    }
    page.onVisit?.((visit) => void tellOf(visit));
  }

  return function tellVisit() {
    if (!isTold) setTimeout(() => void tell(), LATER);
    isTold = true;
  };
}
