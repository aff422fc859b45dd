import {
  createContext,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  use,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type CustomItemComponentProps, Virtualizer, type VirtualizerHandle } from 'virtua';
import { focusMainContent } from '#ui/mainContent.ts';
import { useIsPhone } from '#ui/useIsPhone.ts';
import { type RowsHandle } from '../rowsHandle.ts';

type VirtualRowsProps<Row> = {
  ref?: Ref<RowsHandle>;
  rows: readonly Row[];
  /** Whether others follow that are not loaded. */
  hasNext: boolean;
  /** Called with the index of the last row in sight, whenever it may be another one. */
  onShown: (last: number) => void;
  /** What stands below the last row. */
  end: ReactNode;
  /** Draws a row: a link with `data-conversation`. */
  children: (row: Row) => ReactElement;
};

/** `--row`, in pixels: what rows are taken to measure before they are in the document. */
const ROW = { phone: 102, desktop: 82 };
/** Pixels drawn above and below what is in sight. */
const BUFFER = 600;
/** How many rows in sight say how far the list has moved: one that moves by itself must not take the rest along. */
const ANCHORS = 3;

/** Of all rows, for those who are read the list; -1 while not all of them are known. */
const SetSize = createContext(-1);

/**
 * A list of any length whose rows are all `--row` high, of which only those about what is in sight are in the document. What is
 * in sight stays there when rows come, go or move above it. The row with the focus stays, wherever one scrolls to; when it leaves
 * the list, the focus goes to the page's content, and not to another row, on which the next key would act.
 */
export function VirtualRows<Row extends { readonly id: string }>({
  ref,
  rows,
  hasNext,
  onShown,
  end,
  children,
}: VirtualRowsProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useRef<VirtualizerHandle>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const isPhone = useIsPhone();
  const focusedIndex = rows.findIndex(({ id }) => id === focused);
  useSteadyRows(scroller, virtualizer, rows);

  function tellShown() {
    const { viewportSize = 0, scrollOffset = 0 } = virtualizer.current ?? {};
    if (viewportSize > 0) onShown(virtualizer.current?.findItemIndex(scrollOffset + viewportSize) ?? 0);
  }
  useEffect(tellShown);

  const isFocusGone = focused !== null && focusedIndex === -1;
  useLayoutEffect(() => {
    if (isFocusGone && document.activeElement === document.body) focusMainContent();
  }, [isFocusGone]);

  useImperativeHandle(ref, () => ({
    ids: rows.map(({ id }) => id),
    focus(id) {
      // It may be out of sight, and so not in the document yet.
      flushSync(() => setFocused(id));
      scroller.current?.querySelector<HTMLElement>(`[data-conversation="${CSS.escape(id)}"]`)?.focus();
    },
  }));

  function followFocus({ target, currentTarget, type }: FocusEvent) {
    // A window that loses the focus says so as well, and yet the row keeps it.
    const isInside = type === 'focus' || currentTarget.contains(document.activeElement);
    const index = isInside ? Number(target.closest('li')?.getAttribute('aria-posinset')) - 1 : -1;
    setFocused(rows[index]?.id ?? null);
  }

  return (
    // It hears of the focus of its rows; nothing can be done with it by itself.
    <div
      ref={scroller}
      onFocus={followFocus}
      onBlur={followFocus}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain [--row:5.125rem] max-md:[--row:6.375rem]"
    >
      <SetSize value={hasNext ? -1 : rows.length}>
        <Virtualizer
          ref={virtualizer}
          as="ul"
          item={RowItem}
          data={rows}
          itemSize={isPhone ? ROW.phone : ROW.desktop}
          bufferSize={BUFFER}
          keepMounted={focusedIndex === -1 ? undefined : [focusedIndex]}
          onScroll={tellShown}
          onResize={tellShown}
        >
          {children}
        </Virtualizer>
      </SetSize>
      {end}
    </div>
  );
}

function RowItem({ ref, style, index, children }: CustomItemComponentProps) {
  // Never hidden until it is measured: all rows are of one height, and a hidden one cannot have the focus.
  const place = { ...style, visibility: undefined };
  return (
    <li ref={ref} style={place} aria-posinset={index + 1} aria-setsize={use(SetSize)} className="h-(--row)">
      {children}
    </li>
  );
}

/** Scrolls along with the rows in sight when others come, go or move above them, unless one looks at the very first. */
function useSteadyRows(
  scroller: RefObject<HTMLElement | null>,
  virtualizer: RefObject<VirtualizerHandle | null>,
  rows: readonly { readonly id: string }[],
) {
  const before = useRef(rows);
  useLayoutEffect(() => {
    const [list, virtual, was] = [scroller.current, virtualizer.current, before.current];
    before.current = rows;
    if (!list || !virtual || was === rows) return;
    const height = virtual.getItemSize(0);
    if (list.scrollTop < height / 2) return;
    const first = virtual.findItemIndex(list.scrollTop);
    const shifts = was.slice(first, first + ANCHORS).flatMap(({ id }, place) => {
      const now = rows.findIndex((row) => row.id === id);
      return now === -1 ? [] : [now - first - place];
    });
    const [shift = 0] = shifts.toSorted((one, other) => Math.abs(one) - Math.abs(other));
    list.scrollTop += shift * height;
  }, [scroller, virtualizer, rows]);
}
