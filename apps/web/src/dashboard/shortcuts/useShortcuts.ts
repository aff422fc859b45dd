import { useEffect, useRef } from 'react';
import { bindShortcuts, type BoundShortcut, type RunShortcut } from './boundShortcuts.ts';
import { type Shortcut } from './shortcut.ts';

/** Shortcuts that work as long as the caller is on the page. The list is always the same one, what they do may change. */
export function useShortcuts(shortcuts: readonly BoundShortcut[]) {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  const ids = shortcuts.map(({ shortcut }) => shortcut.id).join(' ');

  useEffect(
    () =>
      bindShortcuts(
        latest.current.map(({ shortcut, run }, index) => ({
          shortcut,
          run: run && ((event) => latest.current[index]?.run?.(event)),
        })),
      ),
    // The list is read through the ref; its ids say when it is another one.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
    [ids],
  );
}

/** One shortcut, while `isOn`. Without `run` it only stands in the sheet: the page hears its keys by itself. */
export function useShortcut(shortcut: Shortcut, run?: RunShortcut, { isOn = true }: { isOn?: boolean } = {}) {
  useShortcuts(isOn ? [{ shortcut, run }] : []);
}
