import { useSyncExternalStore } from 'react';

export type Toast = {
  kind: 'success' | 'error' | 'warning';
  title: string;
  detail?: string;
  /** Something to do about it, such as Undo. */
  action?: { label: string; onAction: () => void };
};

let isNeeded = false;
let show: ((toast: Toast) => void) | null = null;
let waiting: Toast[] = [];
const listeners = new Set<() => void>();

/** Shows a toast. The library comes with the first one, and what is raised before it is there waits for it. */
export function notify(toast: Toast) {
  if (show) {
    show(toast);
    return;
  }
  waiting.push(toast);
  isNeeded = true;
  for (const listener of listeners) listener();
}

/** For the container: from now on toasts go to `showToast`, those that wait first. Answers how to stop. */
export function takeToasts(showToast: (toast: Toast) => void): () => void {
  show = showToast;
  const toasts = waiting;
  waiting = [];
  for (const toast of toasts) showToast(toast);
  return () => {
    show = null;
  };
}

/** Whether any toast was ever raised: until then the container is not loaded. */
export function useToastsNeeded(): boolean {
  return useSyncExternalStore(subscribe, () => isNeeded);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
