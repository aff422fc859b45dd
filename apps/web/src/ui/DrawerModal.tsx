import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { type DrawerProps } from './Drawer.tsx';

/** The open drawer. Default export: `Drawer.tsx` loads it lazily. */
export default function DrawerModal({ label, onClose, children }: DrawerProps) {
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="fixed inset-0 z-30 bg-scrim motion-safe:data-entering:animate-fade"
    >
      <Modal className="h-dvh w-72 max-w-[85vw] bg-canvas text-ink shadow-overlay motion-safe:data-entering:animate-drawer">
        <Dialog aria-label={label} className="h-full outline-none">
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
