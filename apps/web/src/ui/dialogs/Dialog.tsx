import { lazy, type ReactNode } from 'react';
import { LazyPart } from '../LazyPart.tsx';
import { useWasOpen } from './useWasOpen.ts';

export type DialogProps = {
  isOpen: boolean;
  title: string;
  /** A sentence under the title. */
  description?: ReactNode;
  /** Widths 400, 560 and 760; never wider than the window. */
  size?: 'sm' | 'md' | 'lg';
  /** The acts, the main one last. */
  footer?: ReactNode;
  /** Something is under way: cannot be closed meanwhile. */
  isBusy?: boolean;
  /** What it shows is not shown again: only its buttons close it. */
  isLasting?: boolean;
  onClose: () => void;
  children: ReactNode;
};

const DialogModal = lazy(() => import('./DialogModal.tsx'));

/** A task in front of the screen. Long content scrolls between title and acts; focus goes back to where it came from. */
export function Dialog(dialog: DialogProps) {
  if (!useWasOpen(dialog.isOpen)) return null;
  return (
    <LazyPart isOpen={dialog.isOpen} onBroken={dialog.onClose}>
      <DialogModal {...dialog} />
    </LazyPart>
  );
}
