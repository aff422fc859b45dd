import { type ReactNode, type RefObject } from 'react';
import { Modal, ModalOverlay, Popover } from 'react-aria-components';

type PanelFrameProps = {
  /** At the foot of the page, as wide as it is, where there is no room beneath the button. */
  isSheet: boolean;
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
};

/** Under its button, or on phones a sheet. */
export function PanelFrame({ isSheet, triggerRef, onClose, children }: PanelFrameProps) {
  const onOpenChange = (isOpen: boolean) => !isOpen && onClose();
  const look = 'overflow-auto bg-raised text-dense text-ink shadow-overlay outline-none';
  if (isSheet) {
    return (
      <ModalOverlay
        isOpen
        isDismissable
        onOpenChange={onOpenChange}
        className="fixed inset-0 z-40 flex items-end bg-scrim motion-safe:data-entering:animate-fade"
      >
        <Modal className={`max-h-[92dvh] w-full rounded-t-dialog pb-[env(safe-area-inset-bottom)] ${look}`}>
          {children}
        </Modal>
      </ModalOverlay>
    );
  }
  return (
    <Popover
      isOpen
      triggerRef={triggerRef}
      placement="bottom start"
      offset={4}
      onOpenChange={onOpenChange}
      className={`max-w-[calc(100vw-16px)] rounded-card motion-safe:data-entering:animate-fade ${look}`}
    >
      {children}
    </Popover>
  );
}
