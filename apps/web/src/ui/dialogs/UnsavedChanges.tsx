import { ConfirmDialog } from '#ui/overlays.ts';
import { useUnsavedChanges } from './useUnsavedChanges.ts';

type UnsavedChangesProps = {
  hasChanges: boolean;
  /** What would be lost: «Your changes to the company’s profile». */
  what: string;
} & NonNullable<Parameters<typeof useUnsavedChanges>[1]>;

/** Asks before unsaved changes are left behind. Put one into each screen that edits. */
export function UnsavedChanges({ hasChanges, what, ...leaving }: UnsavedChangesProps) {
  const { isLeaving, leave, stay } = useUnsavedChanges(hasChanges, leaving);
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
