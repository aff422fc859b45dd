import { useEffect } from 'react';
import GetClientFreeTrialInfoNode, { type GetClientFreeTrialInfo } from '#generated/GetClientFreeTrialInfo';
import { useResync } from '#relay/useResync.ts';

/** However often somebody comes back to the page, the trial is asked for once in this time. */
const PAUSE_MS = 2 * 60_000;
/** A page that stays open follows the days all the same. */
const PERIOD_MS = 15 * 60_000;

/** Keeps the trial's figures up to date: when the person comes back, while the page stays open, and after a gap in the live connection. */
export function useFollowTrial() {
  const refetch = useResync<GetClientFreeTrialInfo>(GetClientFreeTrialInfoNode, {});

  useEffect(() => {
    let askedAt = Date.now();
    function ask() {
      if (document.visibilityState === 'hidden' || Date.now() - askedAt < PAUSE_MS) return;
      askedAt = Date.now();
      // What is shown stays until an answer comes.
      refetch().catch(() => {});
    }

    const timer = setInterval(ask, PERIOD_MS);
    window.addEventListener('focus', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [refetch]);
}
