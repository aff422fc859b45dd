import { useSyncExternalStore } from 'react';
import { type LucideIcon } from 'lucide-react';

export type Toast = {
  kind: 'success' | 'error' | 'warning';
  title: string;
  detail?: string;
  /** Stands in place of the kind's own sign, in grey. */
  icon?: LucideIcon;
  /** Something to do about it, such as Undo. */
  action?: { label: string; onAction: () => void };
  /** `long` is the billing area's (spec §9). */
  duration?: 'short' | 'long';
  /** Toasts of one id are one toast, whose time starts anew; without it those of one kind and title are. */
  id?: string;
  /** It has gone, for whatever reason; after `onAction` when that was the reason. */
  onClose?: () => void;
};

/** How long toasts stay (spec §9). One with something to do stays long enough to get there, by keyboard too. */
const MILLISECONDS = { short: 3000, long: 5000, withAction: 8000 };

export function toastDuration({ action, duration = 'short' }: Pick<Toast, 'action' | 'duration'>): number {
  return action ? MILLISECONDS.withAction : MILLISECONDS[duration];
}

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
  return useSyncExternalStore(
    subscribe,
    () => isNeeded,
    () => false,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
