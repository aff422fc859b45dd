import { useEffect, useState } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { useAskBeforeUnload } from '#ui/useAskBeforeUnload.ts';

type Leaving = {
  /** Another query leaves the form as another path does. */
  isInQuery?: boolean;
  /** Called once one leaves, for a form that does not go with its screen. */
  onLeave?: () => void;
};

/**
 * Holds up leaving while there is something to lose: within Parley until `leave` or `stay` is called, out of it by the
 * browser's own question. `UnsavedChanges` asks with it.
 */
export function useUnsavedChanges(hasChanges: boolean, { isInQuery = false, onLeave }: Leaving = {}) {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      hasChanges && (here.pathname !== there.pathname || (isInQuery && here.search !== there.search)),
  );

  // First the question goes, then one leaves: while it is there, it keeps the focus from what comes.
  const [leavingFor, setLeavingFor] = useState<Location | null>(null);
  useEffect(() => {
    if (blocker.state !== 'blocked' || blocker.location !== leavingFor) return;
    blocker.proceed();
    onLeave?.();
  }, [blocker, leavingFor, onLeave]);

  useAskBeforeUnload(hasChanges);

  return {
    isLeaving: blocker.state === 'blocked' && blocker.location !== leavingFor,
    leave: () => setLeavingFor(blocker.location ?? null),
    stay: () => blocker.reset?.(),
  };
}
