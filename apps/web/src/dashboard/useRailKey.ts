import { useEffect } from 'react';
import { RAIL_KEY, useIsRailSmall } from './useIsRailSmall.ts';

/** Narrows and widens the rail by its key, except where one types or a menu or dialog has its own keys. */
export function useRailKey() {
  const [isSmall, setIsSmall] = useIsRailSmall();

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { target, key, metaKey, ctrlKey } = event;
      if (key !== RAIL_KEY || event.defaultPrevented || event.isComposing) return;
      // Some keyboards have the bracket on AltGr, which Windows reports as Ctrl and Alt together.
      if (metaKey || (ctrlKey && !event.altKey)) return;
      if (target instanceof HTMLElement && target.closest(ELSEWHERE)) return;
      event.preventDefault();
      setIsSmall(!isSmall);
    }

    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isSmall, setIsSmall]);
}

const ELSEWHERE =
  'input, textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"], [role="alertdialog"]';
