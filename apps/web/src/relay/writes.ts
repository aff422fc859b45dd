import { create } from 'zustand';

/** How many mutations are under way. */
export const useWrites = create(() => 0);

/** Counts a mutation until the answered function is called: its answer has reached the store, or none will. */
export function writeBegan(): () => void {
  useWrites.setState((count) => count + 1, true);
  return () => useWrites.setState((count) => count - 1, true);
}
