import { useEffect, useRef } from 'react';
import { billingChanged } from '#billing/billingChanges.ts';

/** For a link to a page on which something is paid: whoever comes back from there sees what has become of the bill. */
export function useAskedOnReturn(): () => void {
  const isAway = useRef(false);
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState !== 'visible' || !isAway.current) return;
      isAway.current = false;
      billingChanged();
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, []);
  return () => {
    isAway.current = true;
  };
}
