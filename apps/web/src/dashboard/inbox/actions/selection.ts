import { create } from 'zustand';
import { rangeTo } from '#ui/lists/rangeTo.ts';

type Selection = {
  ids: readonly string[];
  /** Where a range begins: the one that was chosen last. */
  anchor: string | null;
  /** What the list holds so far, in its order. */
  listed: readonly string[];
};

/** The conversations that are chosen for an act on all of them. */
export const useSelection = create<Selection>(() => ({ ids: [], anchor: null, listed: [] }));

/** Chooses one, or no longer. */
export function toggleSelected(id: string) {
  useSelection.setState(({ ids }) => ({
    ids: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id],
    anchor: id,
  }));
}

/** Chooses all from the one that was chosen last to this one; only this one when none was. */
export function selectTo(id: string) {
  useSelection.setState(({ ids, anchor, listed }) => ({
    ids: [...new Set([...ids, ...rangeTo(listed, anchor, id)])],
    anchor: id,
  }));
}

export function selectAllListed() {
  useSelection.setState(({ listed }) => ({ ids: listed.slice(0, MOST) }));
}

export function clearSelection() {
  useSelection.setState({ ids: [], anchor: null });
}

/** The list holds these; what it no longer holds is no longer chosen. */
export function setListed(listed: readonly string[]) {
  useSelection.setState(({ ids }) => {
    const kept = ids.filter((id) => listed.includes(id));
    return { listed, ...(kept.length < ids.length && { ids: kept }) };
  });
}

/** So many may change at once. */
export const MOST = 100;
