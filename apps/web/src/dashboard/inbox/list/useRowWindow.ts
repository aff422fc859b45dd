import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { anchoredShift } from './anchoredShift.ts';

/** Which rows are to be drawn, the last one of them in sight, and whether the list rests or is being scrolled. */
export type RowWindow = { first: number; count: number; last: number; isResting: boolean };

/** Drawn above and below what is in sight. */
const AROUND = 3;
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

    function scrolled(this: HTMLElement) {
      if (size.current.row === 0) return;
      size.current.least = 0;
      clearTimeout(timer);
      timer = setTimeout(() => setShown((before) => ({ ...before, isResting: true })), RESTING_MS);
      // In the frame that shows the new place; otherwise what is not drawn yet could be seen.
      flushSync(() => setShown(moved(windowAt(this.scrollTop, size.current), false)));
    }

    const observer = new ResizeObserver(() => {
      const row = rows.firstElementChild?.getBoundingClientRect().height ?? 0;
      // Not shown at all beside an open conversation on a phone.
      if (row === 0 || list.clientHeight === 0) return;
      size.current = { ...size.current, row, view: list.clientHeight };
      startTransition(() => setShown(moved(windowAt(list.scrollTop, size.current), true)));
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
    setShown(moved(windowAt(list.scrollTop, size.current), false));
  }, [scroller, ids]);

  return shown;
}

type Rows = Pick<RowWindow, 'first' | 'count' | 'last'>;

function windowAt(top: number, { row, view, least }: { row: number; view: number; least: number }): Rows {
  const inSight = Math.ceil(view / row) + 1;
  const count = Math.max(least, inSight + 2 * AROUND);
  const topmost = Math.max(0, Math.floor(top / row));
  return { first: Math.max(0, topmost - Math.floor((count - inSight) / 2)), count, last: topmost + inSight - 1 };
}

/** The same as before where nothing else is to be drawn. */
const moved = (rows: Rows, isResting: boolean) => (before: RowWindow) =>
  rows.first === before.first &&
  rows.count === before.count &&
  rows.last === before.last &&
  isResting === before.isResting
    ? before
    : { ...rows, isResting };
