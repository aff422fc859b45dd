import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isPlanType, type PlanType } from './plans.ts';

/** How long a plan stays chosen once the picker has closed (spec §9). */
const RESET_MS = 1000;
const PARAMETER = 'pick';

type Shown = { isOpen: boolean; step: 'plans' | 'card'; chosen: PlanType | null };
const NOTHING: Shown = { isOpen: false, step: 'plans', chosen: null };

type PlanPicker = Shown & {
  choose: (plan: PlanType) => void;
  back: () => void;
  close: () => void;
};

/**
 * The plan picker's state. Whether it is open, and at which step, is the address's (`paths.planPicker`): a link opens it from
 * anywhere, a reload leaves it as it is, and a bank's own page leads back into it.
 */
export function usePlanPicker(): PlanPicker {
  const [search, setSearch] = useSearchParams();
  const picked = search.get(PARAMETER);
  const isOpen = picked !== null;
  const planInAddress = isPlanType(picked) ? picked : null;
  const [last, setLast] = useState<Shown>(NOTHING);

  // What was shown last stays while the dialog goes; the plan is forgotten a second after that, or when it opens again.
  const shown = isOpen ? shownAt(planInAddress, last) : { ...last, isOpen };
  if (shown.isOpen !== last.isOpen || shown.step !== last.step || shown.chosen !== last.chosen) setLast(shown);
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(() => setLast(NOTHING), RESET_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  // Replaces what it was: the browser's Back closes the picker, and never opens one that was closed.
  const go = (change: (params: URLSearchParams) => void) =>
    setSearch(
      (present) => {
        const next = new URLSearchParams(present);
        change(next);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  return {
    ...shown,
    choose: (plan) => go((params) => params.set(PARAMETER, plan)),
    back: () => go((params) => params.set(PARAMETER, '')),
    close: () => go((params) => params.delete(PARAMETER)),
  };
}

/** Back from the card, the plan is still chosen. */
function shownAt(plan: PlanType | null, { isOpen: wasOpen, chosen }: Shown): Shown {
  if (plan) return { isOpen: true, step: 'card', chosen: plan };
  return { isOpen: true, step: 'plans', chosen: wasOpen ? chosen : null };
}
