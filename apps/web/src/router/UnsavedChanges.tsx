import { ConfirmDialog } from '#ui/overlays.ts';
import { useUnsavedChanges } from './useUnsavedChanges.ts';

type UnsavedChangesProps = {
  hasChanges: boolean;
  /** What would be lost: «Your changes to the company’s profile». */
  what: string;
  /** As of useUnsavedChanges. */
  isInQuery?: boolean;
};

/** Asks before unsaved changes are left behind. Put one into each screen that edits. */
export function UnsavedChanges({ hasChanges, what, isInQuery }: UnsavedChangesProps) {
  const { isLeaving, leave, stay } = useUnsavedChanges(hasChanges, isInQuery);
  return (
    <ConfirmDialog
      isOpen={isLeaving}
      title="Leave without saving?"
      message={`${what} will be lost.`}
      confirmLabel="Leave"
      cancelLabel="Stay"
      isDanger
      onConfirm={leave}
      onClose={stay}
    />
  );
}
