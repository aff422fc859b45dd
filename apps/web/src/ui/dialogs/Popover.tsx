import { lazy, useRef, useState, type ReactNode, type RefObject } from 'react';
import { LazyPart } from '../LazyPart.tsx';

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
export type PopoverTriggerProps = {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'dialog';
  'aria-expanded': boolean;
  onClick: () => void;
  onPointerEnter: () => void;
  onFocus: () => void;
};

type PopoverProps = {
  /** What the panel is, for screen readers. */
  label: string;
  renderTrigger: (props: PopoverTriggerProps) => ReactNode;
  placement?: PopoverPlacement;
  /** The content; given how to close it. */
  children: (close: () => void) => ReactNode;
};

const load = () => import('./PopoverPanel.tsx');
const PopoverPanel = lazy(load);

/** A button with a panel of anything. The panel's code comes when the button is pointed at or focused. */
export function Popover({ label, renderTrigger, placement = 'bottom start', children }: PopoverProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  // A failure shows when the panel is really wanted.
  const preload = () => void load().catch(() => {});

  return (
    <>
      {renderTrigger({
        ref,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        onClick: () => setIsOpen(true),
        onPointerEnter: preload,
        onFocus: preload,
      })}
      {isOpen && (
        <LazyPart onBroken={close}>
          <PopoverPanel label={label} placement={placement} triggerRef={ref} onClose={close}>
            {children(close)}
          </PopoverPanel>
        </LazyPart>
      )}
    </>
  );
}
