import { browserPage, type BrowserPage, type Visit } from '#session/BrowserPage.ts';
import type { Page } from './protocol.ts';

export type FramePage = BrowserPage & {
  setOpen: (isOpen: boolean) => void;
  turnTo: (page: Page) => void;
  /** From now on conversations begin after this trigger. */
  cameBy: (triggerId: string) => void;
};

/** The page that a visitor looks at is the site's, and they see the chat while it is open. */
export function framePage(first: Page, isOpenFirst: boolean, browser: BrowserPage = browserPage): FramePage {
  let page = first;
  let isOpen = isOpenFirst;
  let triggerId: string | undefined;
  const changes = new Set<() => void>();
  const visits = new Set<(visit: Visit) => void>();

  function visitOf({ url, title }: Pick<Visit, 'url' | 'title'>): Visit[] {
    const own = browser.visits().at(-1);
    return own ? [{ ...own, url, title }] : [];
  }

  return {
    ...browser,
    isVisible: () => isOpen && browser.isVisible(),
    onChange: (listener) => {
      const stop = browser.onChange(listener);
      changes.add(listener);
      return () => {
        stop();
        changes.delete(listener);
      };
    },
    url: () => page.url,
    site: () => page.url,
    triggerId: () => triggerId,
    visits: () => [
      ...(isElsewhere(first) ? visitOf({ url: first.referrer, title: null }) : []),
      ...visitOf({ url: page.url, title: page.title }),
    ],
    onVisit: (listener) => {
      visits.add(listener);
      return () => visits.delete(listener);
    },
    setOpen: (isOpenNow) => {
      isOpen = isOpenNow;
      for (const listener of changes) listener();
    },
    cameBy: (id) => {
      triggerId = id;
    },
    turnTo: (next) => {
      page = next;
      for (const visit of visitOf(next)) for (const listener of visits) listener(visit);
    },
  };
}

/** Whether the visitor came from another site. */
const isElsewhere = ({ url, referrer }: Page) =>
  URL.canParse(referrer) && (!URL.canParse(url) || new URL(referrer).origin !== new URL(url).origin);
