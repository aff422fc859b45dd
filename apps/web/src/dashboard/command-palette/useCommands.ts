import { useEffect, useRef, useSyncExternalStore } from 'react';
import { type Command } from './command.ts';

let offered: readonly Command[] = [];
const listeners = new Set<() => void>();

/**
 * Offers commands in the palette as long as the caller is on the page: a screen its acts, a record source what it found.
 * May be called with a new list each time; it counts as changed when ids, labels or details differ.
 */
export function useCommands(commands: readonly Command[]) {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  const look = JSON.stringify(commands.map(({ id, label, detail }) => [id, label, detail]));

  useEffect(() => {
    const mine = latest.current.map((command): Command =>
      command.to === undefined ? { ...command, run: () => runLatest(latest.current, command.id) } : command,
    );
    change([...offered, ...mine]);
    return () => change(offered.filter((one) => !mine.includes(one)));
    // The list is read through the ref; its look says when it is another one.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [look]);
}

/** All that the page offers now, live. */
export function useOfferedCommands(): readonly Command[] {
  return useSyncExternalStore(subscribe, () => offered);
}

/** What the act does may have changed since it was offered. */
function runLatest(commands: readonly Command[], id: string) {
  commands.find((one) => one.id === id)?.run?.();
}

function change(next: readonly Command[]) {
  offered = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
