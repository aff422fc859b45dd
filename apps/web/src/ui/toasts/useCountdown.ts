import { useEffect, useRef } from 'react';

/** Calls `onEnd` once `milliseconds` have passed in which it was not held; what has passed before a hold counts. */
export function useCountdown(milliseconds: number, isHeld: boolean, onEnd: () => void) {
  const left = useRef(milliseconds);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (isHeld) return undefined;
    const start = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - start;
    };
  }, [isHeld]);
}
