/** How many hold each conversation in the list. */
const holders = new Map<string, number>();
const listeners = new Set<(ids: readonly string[]) => void>();

/**
 * Keeps conversations in the list while the person can still undo what was done to them, though they may not match its rules any
 * more. Returns a function that releases them.
 */
export function keepInList(ids: readonly string[]): () => void {
  for (const id of ids) holders.set(id, (holders.get(id) ?? 0) + 1);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    for (const id of ids) release(id);
    for (const listener of listeners) listener(ids);
  };
}

function release(id: string) {
  const left = (holders.get(id) ?? 1) - 1;
  if (left > 0) holders.set(id, left);
  else holders.delete(id);
}

export const keptIds = (): readonly string[] => [...holders.keys()];

export const isKept = (id: string): boolean => holders.has(id);

/** Calls `listener` with conversations that somebody has released. Returns an unsubscribe function. */
export function onReleased(listener: (ids: readonly string[]) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
