import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from '../Button.tsx';

type ConfirmDialogProps = {
  isOpen: boolean;
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

/** A question before an act that cannot be taken back. Default export: `overlays.ts` loads it lazily. */
export default function ConfirmModal(props: ConfirmDialogProps) {
  const { isOpen, title, message, confirmLabel, cancelLabel = 'Cancel', isDanger, isBusy, onConfirm, onClose } = props;
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable={!isBusy}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      className="fixed inset-0 z-40 grid place-items-center bg-scrim p-4"
    >
      <Modal className="w-full max-w-[400px] rounded-dialog bg-raised p-5 text-ink shadow-overlay">
        <Dialog role="alertdialog" className="outline-none">
          <Heading slot="title" className="text-sm font-semibold">
            {title}
          </Heading>
          <p className="mt-2 text-dense text-pretty text-ink-muted">{message}</p>
          <div className="mt-5 flex justify-end gap-2">
            {/* The harmless answer has the focus. */}
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
            <Button autoFocus disabled={isBusy} onClick={onClose}>
              {cancelLabel}
            </Button>
            <Button variant={isDanger ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
