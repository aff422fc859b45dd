import { lazy } from 'react';
import { LazyPart } from './LazyPart.tsx';

export type ConfirmDialogProps = {
  /** A question that names the thing: «Delete “Returns”?» */
  title: string;
  /** What happens next. */
  message: string;
  /** The verb of the act. */
  confirmLabel: string;
  cancelLabel?: string;
  isDanger?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

const ConfirmModal = lazy(() => import('./ConfirmModal.tsx'));

/** Asks before an act that cannot be taken back. Its code comes with the first question. */
export function ConfirmDialog({ isOpen, ...dialog }: ConfirmDialogProps & { isOpen: boolean }) {
  if (!isOpen) return null;
  return (
    <LazyPart onBroken={dialog.onClose}>
      <ConfirmModal {...dialog} />
    </LazyPart>
  );
}
