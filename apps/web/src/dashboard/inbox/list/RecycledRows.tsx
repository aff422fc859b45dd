import { type FocusEvent, memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { focusMainContent } from '#ui/mainContent.ts';
import { recycleSlots, type Slot } from './recycleSlots.ts';
import { type RowWindow, useRowWindow } from './useRowWindow.ts';

type RecycledRowsProps = {
  /** Of all rows, in their order. */
  ids: readonly string[];
  /** Whether others follow that are not loaded. */
  hasNext: boolean;
  /** `last` is the index of the last row in sight. */
  onShown: (last: number) => void;
  /** What stands below the last row. */
  end: ReactNode;
  /** Draws a row. */
  children: (id: string) => ReactNode;
};

/**
 * A list of any length whose rows are all `--row` high, in which only those about what is in sight are in the document: their
 * elements move along as it is scrolled and show others, which costs a fraction of making new ones. Whenever it rests they stand in
 * their order, for who reads or tabs through them. The row with the focus and those beside it stay, wherever one scrolls to; when that
 * row leaves the list, the focus goes to the page's content, and not to another row, on which the next key would act.
 */
export function RecycledRows({ ids, hasNext, onShown, end, children }: RecycledRowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useRowWindow(scroller, ids);
  const [focused, setFocused] = useState<string | null>(null);
  const [held, setSlots] = useState<readonly Slot[]>([]);

  const indexes = new Map(indexesOf(ids, shown, focused).map((index) => [ids[index] ?? '', index]));
  const indexOf = ({ id }: Slot) => indexes.get(id) ?? 0;
  const recycled = recycleSlots(held, [...indexes.keys()], focused);
  const isSorted = recycled.every((slot, place) => place === 0 || indexOf(slot) > indexOf(recycled[place - 1] ?? slot));
  const slots =
    shown.isResting && !isSorted ? recycled.toSorted((one, other) => indexOf(one) - indexOf(other)) : recycled;
  if (slots !== held) setSlots(slots);
  useEffect(() => onShown(shown.last));

  const isFocusGone = focused !== null && !ids.includes(focused);
  useLayoutEffect(() => {
    if (isFocusGone && document.activeElement === document.body) focusMainContent();
  }, [isFocusGone]);

  function followFocus({ target, currentTarget, type }: FocusEvent) {
    // When the window is left that is told as well, and yet the focus stays.
    const isInside = type === 'focus' || currentTarget.contains(document.activeElement);
    const index = isInside ? Number(target.closest('li')?.getAttribute('aria-posinset')) - 1 : -1;
    setFocused(ids[index] ?? null);
  }

  return (
    <div
      ref={scroller}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain [--row:5.125rem] [overflow-anchor:none] max-md:[--row:6.375rem]"
    >
      {/* It hears of the focus of its rows; nothing can be done with it by itself. */}
      <ul
        onFocus={followFocus}
        onBlur={followFocus}
        className="relative [contain:size_style]"
        style={{ height: `calc(var(--row) * ${ids.length})` }}
      >
        {slots.map((slot) => (
          <Row key={slot.key} id={slot.id} index={indexOf(slot)} size={hasNext ? -1 : ids.length} draw={children} />
        ))}
      </ul>
      {end}
    </div>
  );
}

type RowProps = { id: string; index: number; size: number; draw: (id: string) => ReactNode };

const Row = memo(function Row({ id, index, size, draw }: RowProps) {
  return (
    <li
      aria-posinset={index + 1}
      aria-setsize={size}
      className="absolute inset-x-0 h-(--row) contain-strict"
      style={{ top: `calc(var(--row) * ${index})` }}
    >
      {draw(id)}
    </li>
  );
});

/** What is to be drawn, in its order: what is about to be seen, and the focused row with those beside it. */
function indexesOf(ids: readonly string[], { first, count }: RowWindow, focused: string | null): readonly number[] {
  const start = Math.max(0, Math.min(first, ids.length - count));
  const end = Math.min(ids.length, start + count);
  const indexes = new Set(Array.from({ length: end - start }, (_, place) => start + place));
  const place = focused === null ? -1 : ids.indexOf(focused);
  if (place !== -1) for (const index of [place - 1, place, place + 1]) if (ids[index] !== undefined) indexes.add(index);
  return [...indexes].toSorted((one, other) => one - other);
}
