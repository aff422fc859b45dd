import { create } from 'zustand';

type Held = { counts: ReadonlyMap<string, number> };

/**
 * What the person has just changed and may still take back: it keeps its place in the list, whether or not it belongs there
 * now, until the toast with Undo has gone.
 */
export const useHeldConversations = create<Held>(() => ({ counts: new Map() }));

/** Holds conversations. Answers how to let them go, once. */
export function holdConversations(ids: readonly string[]): () => void {
  count(ids, 1);
  let isHeld = true;
  return () => {
    if (isHeld) count(ids, -1);
    isHeld = false;
  };
}

function count(ids: readonly string[], step: 1 | -1) {
  useHeldConversations.setState(({ counts }) => {
    const next = new Map(counts);
    for (const id of ids) {
      const held = (next.get(id) ?? 0) + step;
      if (held > 0) next.set(id, held);
      else next.delete(id);
    }
    return { counts: next };
  });
}
