import { useEffect, useState } from 'react';

/** For how long nothing may be touched until somebody counts as away from their desk. */
const IDLE_AFTER = 5 * 60_000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'focus'] as const;

/** Whether somebody looks at this page: it is in sight, and was touched within the last five minutes. */
export function useIsHere(): boolean {
  const [isHere, setIsHere] = useState(() => document.visibilityState === 'visible');

  useEffect(() => {
    let idle: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(idle);
      const isVisible = document.visibilityState === 'visible';
      setIsHere(isVisible);
      if (isVisible) idle = setTimeout(() => setIsHere(false), IDLE_AFTER);
    };
    look();
    document.addEventListener('visibilitychange', look);
    for (const sign of SIGNS) window.addEventListener(sign, look, { passive: true });
    return () => {
      clearTimeout(idle);
      document.removeEventListener('visibilitychange', look);
      for (const sign of SIGNS) window.removeEventListener(sign, look);
    };
  }, []);

  return isHere;
}
