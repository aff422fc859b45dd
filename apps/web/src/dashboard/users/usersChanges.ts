const listeners = new Set<() => void>();

/** Something was done, here or elsewhere, that makes the list of users another one. */
export function usersChanged() {
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever the list of users becomes another one. Answers how to stop. */
export function onUsersChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
