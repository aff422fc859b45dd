import type { Parts } from './Chat.ts';

/** The first view comes first, and gives the page its title. In milliseconds. */
const LATER = 500;

/** Tells the agents, once per page load, which pages the visitor has come by and in what browser. */
export function createVisitTeller({ api, session, page }: Pick<Parts, 'api' | 'session' | 'page'>) {
  let isTold = false;

  async function tell() {
    for (const visit of page.visits()) {
      // In the order they were opened. Nobody waits for it, and another visit tells it again.
      // oxlint-disable-next-line no-await-in-loop
      await session.call((current) => api.recordVisit(current, visit)).catch(() => {});
    }
  }

  return function tellVisit() {
    if (!isTold) setTimeout(() => void tell(), LATER);
    isTold = true;
  };
}
