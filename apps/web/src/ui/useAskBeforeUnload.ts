import { useEffect, useRef } from 'react';

/** Has the browser ask before the page is closed or loaded anew while there is something to lose; `onAsk` may save it meanwhile. */
export function useAskBeforeUnload(hasChanges: boolean, onAsk?: () => void) {
  const latest = useRef(onAsk);
  useEffect(() => {
    latest.current = onAsk;
  });
  useEffect(() => {
    if (!hasChanges) return undefined;
    function ask(event: BeforeUnloadEvent) {
      event.preventDefault();
      latest.current?.();
    }
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasChanges]);
}
