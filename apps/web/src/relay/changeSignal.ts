/** An event that says only that something changed, for whoever shows it to ask again. */
export function createChangeSignal() {
  const listeners = new Set<() => void>();
  let count = 0;
  return {
    changed: () => {
      count += 1;
      for (const listener of listeners) listener();
    },
    /** Returns an unsubscribe function. */
    onChanged: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** How often it changed. */
    count: () => count,
  };
}
