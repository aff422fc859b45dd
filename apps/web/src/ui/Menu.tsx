import { useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { type LucideIcon } from 'lucide-react';
import { flushSync } from 'react-dom';
import { lazyOverlay } from './lazyOverlay.tsx';

export type MenuEntry = {
  id: string;
  label: string;
  icon?: LucideIcon;
  /** A second, quieter line. */
  detail?: string;
  shortcut?: string;
  isDanger?: boolean;
  isDisabled?: boolean;
  onAction: () => void;
};

export type MenuGroup = {
  id: string;
  /** A heading over the entries. */
  label?: string;
  entries: readonly MenuEntry[];
  /** Makes the group a choice of one, with a tick at the entry of this id. */
  selectedId?: string;
};

/** What a trigger must spread on its button. */
type MenuTriggerProps = {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

type MenuProps = {
  label: string;
  groups: readonly MenuGroup[];
  renderTrigger: (props: MenuTriggerProps) => ReactNode;
  placement?: 'bottom end' | 'bottom start' | 'top start' | 'right bottom';
};

const MenuPopover = lazyOverlay(() => import('./MenuPopover.tsx'));

/** A button with a menu. */
export function Menu({ label, groups, renderTrigger, placement = 'bottom end' }: MenuProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  // Also by Enter and Space: the library takes the click that they make for a screen reader's, and then leaves the focus behind
  // when a tooltip goes at the same moment.
  function openByKey(event: KeyboardEvent) {
    if (!['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) return;
    event.preventDefault();
    setIsOpen(true);
  }

  function choose({ onAction }: MenuEntry) {
    // The menu is gone and its button has the focus before anything else opens, so that a dialog can give it back.
    flushSync(() => setIsOpen(false));
    ref.current?.focus();
    onAction();
  }

  return (
    <>
      {renderTrigger({
        ref,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: () => setIsOpen(true),
        onKeyDown: openByKey,
      })}
      {isOpen && (
        <MenuPopover
          label={label}
          groups={groups}
          placement={placement}
          triggerRef={ref}
          onChoose={choose}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
