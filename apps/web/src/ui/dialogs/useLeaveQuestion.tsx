import { useState } from 'react';
import { ConfirmDialog } from '#ui/overlays.ts';
import { useAskBeforeUnload } from '#ui/useAskBeforeUnload.ts';

/**
 * Asks before what was typed in a dialog is lost, also by the browser before the page is closed. `unlessDirty` makes a way out of
 * one that asks first; `question` stands beside the dialog.
 */
export function useLeaveQuestion(isDirty: boolean) {
  /** What was asked for while something was not saved yet. */
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useAskBeforeUnload(isDirty);

  const unlessDirty =
    <Args extends unknown[]>(go: (...args: Args) => void) =>
    (...args: Args) =>
      isDirty ? setLeave(() => () => go(...args)) : go(...args);

  const question = (
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
  );
  return { unlessDirty, question };
}
