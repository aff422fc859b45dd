import { useSyncExternalStore } from 'react';

const TICK = 15_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let current = Date.now();

/** The present in milliseconds, told anew every 15 seconds: one timer for everything that shows an age. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    current = Date.now();
    timer = setInterval(tick, TICK);
    document.addEventListener('visibilitychange', tick);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

function tick() {
  if (document.visibilityState === 'hidden') return;
  current = Date.now();
  for (const listener of listeners) listener();
}
