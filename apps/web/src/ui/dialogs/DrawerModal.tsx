import { type ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';

type DrawerProps = { isOpen: boolean; label: string; onClose: () => void; children: ReactNode };

/** A panel over the page. Default export: `overlays.ts` loads it lazily. */
export default function DrawerModal({ isOpen, label, onClose, children }: DrawerProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
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
