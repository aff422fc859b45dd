import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { anchoredShift } from './anchoredShift.ts';

/** Which rows are to be drawn, the last one that was in sight then, and whether the list rests or is being scrolled. */
export type RowWindow = { first: number; count: number; last: number; isResting: boolean };

/** Drawn above and below what is in sight. */
const AROUND = 4;
/** Scrolled, no others are drawn while so many remain on both sides. */
const REMAINING = 2;
/** The first page is all there, until somebody scrolls. */
const AT_FIRST = 25;
/** As `--row` is with the usual size of text; until it has been measured. */
const ROW_HEIGHT = 82;
/** By then nobody scrolls any more. */
const RESTING_MS = 150;

/**
 * What `scroller` shows of rows of one height. What is in sight stays there when rows come or go above it, unless one looks at the
 * very first.
 */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, ids: readonly string[]): RowWindow {
  const size = useRef({ row: 0, view: 0, least: AT_FIRST });
  // What cannot be in sight yet is drawn after the first paint.
  const [shown, setShown] = useState<RowWindow>(() => {
    const last = Math.ceil(window.innerHeight / ROW_HEIGHT);
    return { first: 0, count: last, last, isResting: true };
  });

  useEffect(() => {
    const list = scroller.current;
    const rows = list?.querySelector('ul');
    if (!list || !rows) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function rest() {
      // Not shown at all beside an open conversation on a phone.
      if (list?.clientHeight) setShown(restingAt(sightAt(list.scrollTop, size.current)));
    }

    function scrolled(this: HTMLElement) {
      if (size.current.row === 0) return;
      size.current.least = 0;
      clearTimeout(timer);
      timer = setTimeout(rest, RESTING_MS);
      // In the frame that shows the new place; otherwise what is not drawn yet could be seen.
      flushSync(() => setShown(scrolledTo(sightAt(this.scrollTop, size.current))));
    }

    const observer = new ResizeObserver(() => {
      const row = rows.firstElementChild?.getBoundingClientRect().height ?? 0;
      if (row === 0 || list.clientHeight === 0) return;
      size.current = { ...size.current, row, view: list.clientHeight };
      startTransition(rest);
    });
    observer.observe(list);
    observer.observe(rows);
    list.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      list.removeEventListener('scroll', scrolled);
    };
  }, [scroller]);

  const before = useRef(ids);
  useLayoutEffect(() => {
    const [list, was, { row }] = [scroller.current, before.current, size.current];
    before.current = ids;
    if (!list || was === ids || row === 0 || list.scrollTop < row / 2) return;
    const shift = anchoredShift(was, ids, Math.floor(list.scrollTop / row));
    if (shift === 0) return;
    list.scrollTop += shift * row;
    setShown(scrolledTo(sightAt(list.scrollTop, size.current)));
  }, [scroller, ids]);

  return shown;
}

/** The first and the last row in sight, and how many are to be drawn. */
type Sight = { topmost: number; last: number; count: number };

function sightAt(top: number, { row, view, least }: { row: number; view: number; least: number }): Sight {
  const inSight = Math.ceil(view / row) + 1;
  const topmost = Math.max(0, Math.floor(top / row));
  return { topmost, last: topmost + inSight - 1, count: Math.max(least, inSight + 2 * AROUND) };
}

/** As much above what is in sight as below it; the same as before where nothing else is to be drawn. */
const restingAt =
  ({ topmost, last, count }: Sight) =>
  (before: RowWindow): RowWindow => {
    const first = Math.max(0, topmost - Math.floor((count - (last - topmost + 1)) / 2));
    const isSame = first === before.first && count === before.count && last === before.last && before.isResting;
    return isSame ? before : { first, count, last, isResting: true };
  };

/** The same as before while enough remains, and then several rows where one scrolls to: each drawing has its price. */
const scrolledTo =
  ({ topmost, last, count }: Sight) =>
  (before: RowWindow): RowWindow => {
    const above = before.first === 0 ? REMAINING : topmost - before.first;
    const below = before.first + before.count - 1 - last;
    if (above >= REMAINING && below >= REMAINING) return before;
    const first = below < REMAINING ? topmost - REMAINING : last + REMAINING + 1 - count;
    return { first: Math.max(0, first), count, last, isResting: false };
  };
