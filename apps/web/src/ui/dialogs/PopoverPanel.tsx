import { type ReactNode, type RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { type PopoverPlacement } from './Popover.tsx';

type PopoverPanelProps = {
  label: string;
  placement: PopoverPlacement;
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
};

/** The open panel. Default export: `Popover.tsx` loads it lazily. */
export default function PopoverPanel({ label, placement, triggerRef, onClose, children }: PopoverPanelProps) {
  return (
    <Popover
      isOpen
      triggerRef={triggerRef}
      placement={placement}
      offset={4}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="max-w-[calc(100vw-16px)] overflow-auto rounded-card bg-raised text-dense text-ink shadow-overlay outline-none motion-safe:data-entering:animate-pop"
    >
      <Dialog aria-label={label} className="p-3 outline-none">
        {children}
      </Dialog>
    </Popover>
  );
}
