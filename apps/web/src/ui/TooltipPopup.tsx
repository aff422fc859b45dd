import { useEffect, useId, type ContextType, type RefObject } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components';
import { Kbd } from './Kbd.tsx';

type TooltipPopupProps = {
  label: string;
  shortcut?: string;
  placement: 'top' | 'bottom' | 'left' | 'right';
  triggerRef: RefObject<Element | null>;
  /** The pointer is on the tooltip itself. */
  onStay: () => void;
  /** It has left it, or the page has scrolled: then at once. */
  onLeave: (isAtOnce: boolean) => void;
};

/** The open tooltip. Default export: `Tooltip.tsx` loads it lazily. */
export default function TooltipPopup({ label, shortcut, placement, triggerRef, onStay, onLeave }: TooltipPopupProps) {
  const id = useId();

  useEffect(() => {
    const control = triggerRef.current;
    // Its name is not read out twice.
    if (!control || control.getAttribute('aria-label') === label || control.hasAttribute('aria-describedby'))
      return undefined;
    control.setAttribute('aria-describedby', id);
    return () => control.removeAttribute('aria-describedby');
  }, [id, label, triggerRef]);

  // The library reads the state of a trigger of its own, which we have none of.
  const state: ContextType<typeof TooltipTriggerStateContext> = {
    isOpen: true,
    shouldSkipAnimation: false,
    open: onStay,
    close: (isAtOnce = false) => onLeave(isAtOnce),
  };

  return (
    <TooltipTriggerStateContext.Provider value={state}>
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
    </TooltipTriggerStateContext.Provider>
  );
}
