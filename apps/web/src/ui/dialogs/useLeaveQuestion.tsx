import { useState } from 'react';
import { ConfirmDialog } from '#ui/overlays.ts';
import { UnsavedChanges } from './UnsavedChanges.tsx';

/**
 * Asks before what was typed in a dialog is lost, also by the browser's Back and before the page is closed. `unlessDirty` makes a
 * way out of one that asks first; `question` stands beside the dialog; `onClose` closes it for who leaves the page under it.
 */
export function useLeaveQuestion(isDirty: boolean, onClose: () => void) {
  /** What was asked for while something was not saved yet. */
  const [leave, setLeave] = useState<(() => void) | null>(null);

  const unlessDirty =
    <Args extends unknown[]>(go: (...args: Args) => void) =>
    (...args: Args) =>
      isDirty ? setLeave(() => () => go(...args)) : go(...args);

  const question = (
    <>
      <ConfirmDialog
        isOpen={leave !== null}
        title="Leave without saving?"
        message="What you have written here will be lost."
        confirmLabel="Leave"
        cancelLabel="Keep writing"
        isDanger
        onConfirm={() => {
          setLeave(null);
          leave?.();
        }}
        onClose={() => setLeave(null)}
      />
      {/* The router asks only one: while nothing is typed here, that is the screen's. */}
      {isDirty && <UnsavedChanges hasChanges what="What you have written here" isInQuery onLeave={onClose} />}
    </>
  );
  return { unlessDirty, question };
}
