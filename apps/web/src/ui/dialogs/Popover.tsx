import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { lazyOverlay } from '../lazyOverlay.tsx';

export type PopoverPlacement =
  | 'bottom end'
  | 'bottom start'
  | 'bottom'
  | 'top start'
  | 'top end'
  | 'top'
  | 'right'
  | 'left';

/** What a trigger must spread on its button. */
type PopoverTriggerProps = {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  onClick: () => void;
};

type PopoverProps = {
  /** What the panel is, for screen readers. */
  label: string;
  renderTrigger: (props: PopoverTriggerProps) => ReactNode;
  placement?: PopoverPlacement;
  /** The content; given how to close it. */
  children: (close: () => void) => ReactNode;
};

const PopoverPanel = lazyOverlay(() => import('./PopoverPanel.tsx'));

/** A button with a panel of anything. */
export function Popover({ label, renderTrigger, placement = 'bottom start', children }: PopoverProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  return (
    <>
      {renderTrigger({
        ref,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        onClick: () => setIsOpen(true),
      })}
      {isOpen && (
        <PopoverPanel label={label} placement={placement} triggerRef={ref} onClose={close}>
          {children(close)}
        </PopoverPanel>
      )}
    </>
  );
}
