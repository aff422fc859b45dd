import { useEffect, useState } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { useAskBeforeUnload } from '#ui/useAskBeforeUnload.ts';

/**
 * Holds up leaving while there is something to lose: within Parley until `leave` or `stay` is called, out of it by the
 * browser's own question. `UnsavedChanges` asks with it. `isInQuery`: it is the address's query that has the form shown, so that
 * another one leaves it as another path does.
 */
export function useUnsavedChanges(hasChanges: boolean, isInQuery = false) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      hasChanges && (here.pathname !== there.pathname || (isInQuery && here.search !== there.search)),
  );

  // First the question goes, then one leaves: while it is there, it keeps the focus from what comes.
  const [leavingFor, setLeavingFor] = useState<Location | null>(null);
  useEffect(() => {
    if (blocker.state === 'blocked' && blocker.location === leavingFor) blocker.proceed();
  }, [blocker, leavingFor]);

  useAskBeforeUnload(hasChanges);

  return {
    isLeaving: blocker.state === 'blocked' && blocker.location !== leavingFor,
    leave: () => setLeavingFor(blocker.location ?? null),
    stay: () => blocker.reset?.(),
  };
}
