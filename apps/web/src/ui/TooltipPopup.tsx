import { useEffect, useId, type RefObject } from 'react';
import { Tooltip } from 'react-aria-components';
import { Kbd } from './Kbd.tsx';

type TooltipPopupProps = {
  label: string;
  shortcut?: string;
  placement: 'top' | 'bottom' | 'left' | 'right';
  triggerRef: RefObject<Element | null>;
};

/** The open tooltip. Default export: `Tooltip.tsx` loads it lazily. */
export default function TooltipPopup({ label, shortcut, placement, triggerRef }: TooltipPopupProps) {
  const id = useId();

  useEffect(() => {
    const control = triggerRef.current;
    // Its name is not read out twice.
    if (!control || control.getAttribute('aria-label') === label || control.hasAttribute('aria-describedby'))
      return undefined;
    control.setAttribute('aria-describedby', id);
    return () => control.removeAttribute('aria-describedby');
  }, [id, label, triggerRef]);

  return (
    <Tooltip
      isOpen
      triggerRef={triggerRef}
      placement={placement}
      offset={6}
      className="flex max-w-64 items-center gap-2 rounded-[8px] bg-raised px-2 py-1 text-xs text-pretty text-ink shadow-overlay motion-safe:data-entering:animate-fade"
    >
      <span id={id}>{label}</span>
      {shortcut && <Kbd>{shortcut}</Kbd>}
    </Tooltip>
  );
}
