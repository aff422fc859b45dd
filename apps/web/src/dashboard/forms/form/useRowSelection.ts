import { useState } from 'react';
import { rangeTo } from '#ui/lists/rangeTo.ts';

/** So many may change at once. */
export const MOST = 100;

/** The rows of a list that are chosen for an act on all of them; what the list no longer holds is not. */
export function useRowSelection(listed: readonly string[]) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [anchor, setAnchor] = useState<string | null>(null);
  const ids = chosen.filter((id) => listed.includes(id));

  return {
    ids,
    /** Chooses one, or no longer; `isRange`: all from the one that was chosen last to it. */
    select: (id: string, isRange: boolean) => {
      const isChosen = ids.includes(id);
      const added = isRange ? rangeTo(listed, anchor, id) : [id];
      setChosen(
        !isRange && isChosen ? ids.filter((one) => one !== id) : [...new Set([...ids, ...added])].slice(0, MOST),
      );
      setAnchor(id);
    },
    selectAll: () => setChosen(listed.slice(0, MOST)),
    clear: () => {
      setChosen([]);
      setAnchor(null);
    },
  };
}
