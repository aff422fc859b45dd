type PendingAct = { undo: () => void; commit: () => void };

const pending = new Set<PendingAct>();

/** An act that waits to be taken back or committed: whichever comes first happens, once. */
export function createPending({ takeBack, commit }: { takeBack: () => void; commit: () => void }): PendingAct {
  const settle = (how: () => void) => () => {
    if (pending.delete(act)) how();
  };
  const act: PendingAct = { undo: settle(takeBack), commit: settle(commit) };
  if (pending.size === 0) window.addEventListener('pagehide', commitPending);
  pending.add(act);
  return act;
}

/** Drops all that still waits: the person is gone, and nobody else may do it. */
export function forgetPending() {
  pending.clear();
  window.removeEventListener('pagehide', commitPending);
}

/** Commits all that still waits: the page is left, or the person signs out and could not do it later. */
export function commitPending() {
  for (const act of pending) act.commit();
  window.removeEventListener('pagehide', commitPending);
}
