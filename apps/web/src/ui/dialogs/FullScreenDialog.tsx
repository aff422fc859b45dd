import { lazy, type ReactNode } from 'react';
import { LazyPart } from '../LazyPart.tsx';
import { useWasOpen } from './useWasOpen.ts';

export type FullScreenDialogProps = {
  isOpen: boolean;
  title: string;
  /** Leads to the step before; without it there is no Back. */
  onBack?: () => void;
  /** Stands at the right of the title, on wide screens: which step this is. */
  aside?: ReactNode;
  /** Something is under way: cannot be closed meanwhile. */
  isBusy?: boolean;
  onClose: () => void;
  children: ReactNode;
};

const FullScreenModal = lazy(() => import('./FullScreenModal.tsx'));

/** A task that takes the whole window; on phones a sheet that comes from below. */
export function FullScreenDialog(dialog: FullScreenDialogProps) {
  if (!useWasOpen(dialog.isOpen)) return null;
  return (
    <LazyPart isOpen={dialog.isOpen} onBroken={dialog.onClose}>
      <FullScreenModal {...dialog} />
    </LazyPart>
  );
}
