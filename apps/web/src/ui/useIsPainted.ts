import { startTransition, useEffect, useState } from 'react';

/**
 * False until what the caller drew first is on the screen: for code that is not needed for that sight, and would delay it.
 * What waits for its code stands in a boundary (`LazyPart`) that comes with it, or all would wait for the slowest.
 */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    // The first frame begins with what was drawn; by the second one it has been shown. A page in the background has neither.
    // In slices: all that waits for this comes at once.
    const done = () => startTransition(() => setIsPainted(true));
    if (document.visibilityState === 'hidden') {
      done();
      return undefined;
    }
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(done);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}
