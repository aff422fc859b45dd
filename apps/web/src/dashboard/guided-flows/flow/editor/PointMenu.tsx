import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import type { MenuEntry, MenuGroup } from '#ui/Menu.tsx';

const MenuPopover = lazyOverlay(() => import('#ui/MenuPopover.tsx'));

type PointMenuProps = {
  label: string;
  /** In px, in the window. */
  at: { x: number; y: number };
  groups: readonly MenuGroup[];
  onClose: () => void;
};

/** A menu where the pointer was, not under a button. */
export function PointMenu({ label, at, groups, onClose }: PointMenuProps) {
  const ref = useRef<HTMLSpanElement>(null);
  function choose({ onAction }: MenuEntry) {
    flushSync(onClose);
    onAction();
  }
  return (
    <>
      <span ref={ref} aria-hidden className="fixed size-0" style={{ left: at.x, top: at.y }} />
      <MenuPopover
        label={label}
        groups={groups}
        placement="bottom start"
        triggerRef={ref}
        onChoose={choose}
        onClose={onClose}
      />
    </>
  );
}
