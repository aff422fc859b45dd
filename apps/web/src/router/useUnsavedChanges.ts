import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Holds up leaving while there is something to lose: within Parley until `leave` or `stay` is called, out of it by the
 * browser's own question. `UnsavedChanges` asks with it.
 */
export function useUnsavedChanges(hasChanges: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!hasChanges) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasChanges]);

  return {
    isLeaving: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
