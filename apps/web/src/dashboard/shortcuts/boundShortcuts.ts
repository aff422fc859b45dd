import { useSyncExternalStore } from 'react';
import { type Shortcut } from './shortcut.ts';

/** Does what the shortcut is for. Answers false when there is nothing to do here: then the key stays what it was. */
export type RunShortcut = (event: KeyboardEvent) => unknown;

export type BoundShortcut = {
  shortcut: Shortcut;
  /** Left out for keys that the page hears without us; they only stand in the sheet. */
  run?: RunShortcut | undefined;
};

let bound: readonly BoundShortcut[] = [];
const listeners = new Set<() => void>();

/** Makes shortcuts work, and stand in the sheet, until the answered function is called. */
export function bindShortcuts(shortcuts: readonly BoundShortcut[]): () => void {
  change([...bound, ...shortcuts]);
  return () => change(bound.filter((one) => !shortcuts.includes(one)));
}

/** What can be pressed now: first of the screen, and of two the one bound later. */
export function boundShortcuts(): readonly BoundShortcut[] {
  return bound
    .toReversed()
    .toSorted((a, b) => Number(a.shortcut.isGlobal ?? false) - Number(b.shortcut.isGlobal ?? false));
}

/** All bound shortcuts in the order in which they were bound, live. */
export function useBoundShortcuts(): readonly BoundShortcut[] {
  return useSyncExternalStore(subscribe, () => bound);
}

function change(next: readonly BoundShortcut[]) {
  bound = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
