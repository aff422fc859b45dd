import { useSyncExternalStore } from 'react';

const KEY = 'parley.rail';
const listeners = new Set<() => void>();
let isSmall = kept();

/** Whether the rail shows signs only, and how to change that. Remembered on this device where storage allows. */
export function useIsRailSmall() {
  const value = useSyncExternalStore(
    subscribe,
    () => isSmall,
    () => false,
  );
  return [value, setRailSmall] as const;
}

/** Narrows a wide rail and widens a narrow one. */
export function toggleRail() {
  setRailSmall(!isSmall);
}

function setRailSmall(value: boolean) {
  isSmall = value;
  try {
    localStorage.setItem(KEY, value ? 'small' : 'wide');
  } catch {
    // Lasts until the next load.
  }
  for (const listener of listeners) listener();
}

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) === 'small';
  } catch {
    return false;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
