import { Suspense } from 'react';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { OwnViews } from './OwnViews.tsx';
import { SavedViewForm } from './SavedViewForm.tsx';

type SavedViewsDialogProps = {
  /** The filters and the order that are on. */
  query: string;
  onClose: () => void;
};

/** Keeps the filters that are on under a name, and changes and deletes one's own views. Default export: loaded when it is wanted. */
export default function SavedViewsDialog({ query, onClose }: SavedViewsDialogProps) {
  return (
    <Dialog
      isOpen
      title="Saved views"
      description="Keeps the filters and the order that are on now under a name."
      onClose={onClose}
    >
      <SavedViewForm view={null} query={query} submitLabel="Save view" onDone={onClose} />
      <Suspense fallback={null}>
        <OwnViews query={query} />
      </Suspense>
    </Dialog>
  );
}
