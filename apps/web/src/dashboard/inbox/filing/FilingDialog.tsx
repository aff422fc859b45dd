import { Suspense, type ReactNode } from 'react';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { Spinner } from '#ui/Spinner.tsx';

type FilingDialogProps = { title: string; description: string; onClose: () => void; children: ReactNode };

/** The frame of the dialogs for labels and teams. */
export function FilingDialog({ title, description, onClose, children }: FilingDialogProps) {
  return (
    <Dialog isOpen size="md" title={title} description={description} onClose={onClose}>
      <Suspense
        fallback={
          <div className="grid h-40 place-items-center">
            <Spinner label={`Loading ${title.toLowerCase()}`} />
          </div>
        }
      >
        {children}
      </Suspense>
    </Dialog>
  );
}
