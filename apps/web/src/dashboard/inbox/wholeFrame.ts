import { createContext, use, useLayoutEffect } from 'react';

/**
 * Hears whether the list wants the whole of the inbox. The frame could see that for itself by `:has()`, and then browsers would style
 * every row anew whenever anything in the inbox changes.
 */
export const WholeFrame = createContext<(isWhole: boolean) => void>(() => {});

/** The list takes the whole of the inbox while the caller is there. */
export function useWholeFrame() {
  const take = use(WholeFrame);
  useLayoutEffect(() => {
    take(true);
    return () => take(false);
  }, [take]);
}
