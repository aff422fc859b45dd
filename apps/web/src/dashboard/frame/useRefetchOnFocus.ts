import { useEffect } from 'react';

/** However often somebody comes back to the page, it is asked once in this time. */
const PAUSE_MS = 2 * 60_000;
/** A page that stays open asks all the same. */
const PERIOD_MS = 15 * 60_000;

export type Pace = { pause?: number; period?: number };

/** Calls when the person comes back to the page, and from time to time while it stays open. Has to stay the same function. */
export function useRefetchOnFocus(ask: () => void, { pause = PAUSE_MS, period = PERIOD_MS }: Pace = {}) {
  useEffect(() => {
    let askedAt = Date.now();
    function comeBack() {
      if (document.visibilityState === 'hidden' || Date.now() - askedAt < pause) return;
      askedAt = Date.now();
      ask();
    }

    const timer = setInterval(comeBack, period);
    window.addEventListener('focus', comeBack);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', comeBack);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, [ask, pause, period]);
}
