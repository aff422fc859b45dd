/** Nearer to the end than this, in pixels, counts as at the end. */
const NEAR = 64;

/** The keys of the first and last row, and whether the visitor wrote the last. */
export type Ends = {
  first: string | undefined;
  last: string | undefined;
  isOwnLast: boolean;
  /** The id of the last row's element where it is read from its top, as a form is. */
  topId: string | null | undefined;
};

type ScrollPlace = {
  /** Takes charge of the scrolling element; null when it goes. */
  attach: (element: HTMLElement | null) => void;
  /** The rows on the screen have changed. */
  changed: (ends: Ends) => void;
  scrolled: () => void;
  toEnd: () => void;
};

/**
 * Keeps a scrolling list where its reader wants it: at the end as long as they are there or have just written
 * themselves, and in place when older rows come in above. What is read from its top and is longer than the list begins in sight
 * instead. `onUnseen` is told when rows come in below what they read.
 */
export function createScrollPlace(onUnseen: (hasUnseen: boolean) => void): ScrollPlace {
  let list: HTMLElement | null = null;
  let isAtEnd = true;
  let before: Partial<Ends> = {};
  let height = 0;
  let top = 0;
  // The keyboard of a phone, or a growing box, makes the list shorter; a picture or a form makes what is in it longer.
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => isAtEnd && toEnd());

  function toEnd() {
    if (!list) return;
    list.scrollTop = list.scrollHeight;
    const hidden = hiddenAbove(list, before.topId);
    list.scrollTop -= hidden;
    top = list.scrollTop;
    isAtEnd = hidden === 0;
    onUnseen(false);
  }

  return {
    toEnd,
    attach: (element) => {
      observer?.disconnect();
      list = element;
      if (list) for (const element of [list, ...list.children]) observer?.observe(element);
    },
    changed: (ends) => {
      if (!list) return;
      const { first, last } = before;
      before = ends;
      if (last !== ends.last) {
        if (isAtEnd || ends.isOwnLast) toEnd();
        else onUnseen(true);
      } else if (first !== ends.first && !isAtEnd) {
        list.scrollTop += list.scrollHeight - height;
      }
      height = list.scrollHeight;
    },
    scrolled: () => {
      if (!list) return;
      // Only who moves up leaves the end: the list also grows further away from it by itself.
      const isNear = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
      isAtEnd = isNear || (isAtEnd && list.scrollTop >= top);
      top = list.scrollTop;
      height = list.scrollHeight;
      if (isAtEnd) onUnseen(false);
    },
  };
}

/** How much of an element's top, in pixels, is scrolled out of the list. */
function hiddenAbove(list: HTMLElement, id: string | null | undefined): number {
  const element = id ? document.getElementById(id) : null;
  return element ? Math.max(0, list.getBoundingClientRect().top - element.getBoundingClientRect().top) : 0;
}
