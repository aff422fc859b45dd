/** What the chat asks of the browser's page. */
export type BrowserPage = {
  isOnline: () => boolean;
  isVisible: () => boolean;
  /** Calls back when either may have changed; answers how to stop. */
  onChange: (listener: () => void) => () => void;
  url: () => string;
  /** The page of the site around the chat; left out: there is none. */
  site?: () => string;
  /** The trigger of the site after which the chat was opened. */
  triggerId?: () => string | undefined;
  /** What the visitor is to be spoken to in, best first: the page's parameter `locale`, then as the browser has it. BCP 47 tags. */
  languages: () => readonly string[];
  /** The pages the visitor has come by, this one last, and what the browser says of itself. */
  visits: () => Visit[];
  /** Calls back for each page that the visitor turns to without a load; answers how to stop. */
  onVisit?: (listener: (visit: Visit) => void) => () => void;
  /** Lets something new be heard, in one of the tabs that share `name`. */
  chime: (name: string) => void;
  /** Begins anew, with nothing but what is stored. */
  reload: () => void;
};

export type Visit = { url: string; title: string | null; timezone: string };

function languages() {
  const asked = new URLSearchParams(location.search).get('locale');
  return asked ? [asked, ...navigator.languages] : navigator.languages;
}

export const browserPage: BrowserPage = {
  isOnline: () => navigator.onLine,
  isVisible: () => document.visibilityState === 'visible',
  onChange: (listener) => {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  },
  url: () => location.href,
  reload: () => location.reload(),
  chime: (name) => void import('./chime.ts').then(({ chime }) => chime(name)).catch(() => {}),
  languages,
  visits: () => {
    const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions();
    const cameFrom = document.referrer && new URL(document.referrer).origin !== location.origin;
    return [
      ...(cameFrom ? [{ url: document.referrer, title: null, timezone }] : []),
      { url: location.href, title: document.title, timezone },
    ];
  },
};

/** Waits, but no longer than until the browser comes online or the page comes into view. */
export function waitOrWake(milliseconds: number, page: BrowserPage): Promise<void> {
  return new Promise((resolve) => {
    const stop = page.onChange(() => {
      if (page.isOnline() && page.isVisible()) done();
    });
    const timer = setTimeout(() => done(), milliseconds);
    function done() {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}
