import { type ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';

/** The details over the thread, from the right. Default export: loaded lazily. */
export default function DetailsDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="fixed inset-0 z-30 flex justify-end bg-scrim motion-safe:data-entering:animate-fade"
    >
      <Modal className="h-dvh w-80 max-w-[88vw] bg-surface text-ink shadow-overlay">
        <Dialog aria-label="Contact details" className="flex h-full flex-col outline-none">
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
