import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** How long a finger rests, in ms, and how far it may tremble, in px. */
const REST = 500;
const TREMBLE = 10;

/** What a press has a meaning of its own on. */
const OWN_PRESS = 'a, button, input, textarea, video, audio, [contenteditable]';

/**
 * Calls back when a finger rests on the element that these are spread on, in place of the browser's own menu; not where it
 * rests on a link or a control.
 */
export function useLongPress<T extends HTMLElement>(onLongPress: (element: T) => void) {
  const press = useRef<{ element: T; x: number; y: number; timer: number } | null>(null);
  const wasLong = useRef(false);

  function cancel() {
    clearTimeout(press.current?.timer);
    press.current = null;
  }

  function finish() {
    const element = press.current?.element;
    cancel();
    if (!element) return;
    wasLong.current = true;
    onLongPress(element);
  }

  useEffect(() => () => clearTimeout(press.current?.timer), []);

  return {
    onPointerDown: ({ pointerType, isPrimary, target, currentTarget, clientX, clientY }: PointerEvent<T>) => {
      cancel();
      wasLong.current = false;
      if (pointerType !== 'touch' || !isPrimary) return;
      if (target instanceof Element && target.closest(OWN_PRESS)) return;
      press.current = { element: currentTarget, x: clientX, y: clientY, timer: window.setTimeout(finish, REST) };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<T>) => {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > TREMBLE) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    // Some browsers tell of a long press by this alone, others after it.
    onContextMenu: (event: MouseEvent<T>) => {
      if (press.current || wasLong.current) event.preventDefault();
      finish();
    },
  };
}
