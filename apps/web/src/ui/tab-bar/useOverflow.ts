import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the row goes on to the left and to the right of what is in sight, as it scrolls, and as it or its content grows.
 * `onResize` is called for the latter, also once at first: text has its width only when its font is there.
 */
export function useOverflow(row: RefObject<HTMLElement | null>, onResize: (row: HTMLElement) => void) {
  const [overflow, setOverflow] = useState({ before: false, after: false });

  useEffect(() => {
    const element = row.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => {
      const before = element.scrollLeft > 1;
      const after = element.scrollLeft + element.clientWidth < element.scrollWidth - 1;
      setOverflow((known) => (known.before === before && known.after === after ? known : { before, after }));
    };
    const sizes = new ResizeObserver(() => {
      onResize(element);
      measure();
    });
    const observe = () => {
      sizes.disconnect();
      for (const one of [element, ...element.children]) sizes.observe(one);
    };
    const children = new MutationObserver(observe);
    children.observe(element, { childList: true });
    element.addEventListener('scroll', measure, { passive: true });
    observe();
    return () => {
      sizes.disconnect();
      children.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [row, onResize]);

  return overflow;
}
