import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** While open: Escape, a press outside `area` and focus that leaves it call `onDismiss`, saying whether it was the key. */
export function useDismiss(
  isOpen: boolean,
  area: RefObject<HTMLElement | null>,
  onDismiss: (isByKey: boolean) => void,
) {
  // Before the next key or press, which may follow at once.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) onDismiss(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A frame closes on those that nothing in it has used.
      event.preventDefault();
      onDismiss(true);
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
      document.removeEventListener('keydown', onKey);
    };
  });
}
