import { useRef, useState, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { flushSync } from 'react-dom';
import { IconButton } from '../IconButton.tsx';

/** For a row to place: what it is dragged by, and the two buttons that move it by one. */
type RowParts = { handle: ReactNode; moveButtons: ReactNode };

type ReorderListProps<Item extends { id: string }> = {
  label: string;
  items: readonly Item[];
  /** What a row is called where it is moved: «Move Text up». */
  nameOf: (item: Item) => string;
  onReorder: (items: Item[]) => void;
  /** Neither handles nor buttons. */
  isDisabled?: boolean;
  children: (item: Item, parts: RowParts) => ReactNode;
};

type Drag = {
  from: number;
  to: number;
  startY: number;
  /** Of all rows, where they were when the drag began. */
  rows: readonly { top: number; bottom: number }[];
  offset: number;
};

/** Rows whose order people choose: dragged by their handles, or a step at a time by buttons. */
export function ReorderList<Item extends { id: string }>({
  label,
  items,
  nameOf,
  onReorder,
  isDisabled = false,
  children,
}: ReorderListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const [announcement, setAnnouncement] = useState('');

  function move(from: number, to: number) {
    const item = items[from];
    if (!item || to === from || to < 0 || to >= items.length) return;
    onReorder(items.toSpliced(from, 1).toSpliced(to, 0, item));
    setAnnouncement(`${nameOf(item)} is now ${to + 1} of ${items.length}.`);
  }

  function moveByButton({ currentTarget }: MouseEvent<HTMLElement>, from: number, to: number) {
    flushSync(() => move(from, to));
    // Its row may have been taken out of the page and put back, which loses the focus.
    currentTarget.focus();
  }

  function begin(event: PointerEvent<HTMLElement>, from: number) {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    setDrag({ from, to: from, startY: event.clientY, rows, offset: 0 });
  }

  function drop() {
    if (drag) move(drag.from, drag.to);
    setDrag(null);
  }

  const partsOf = (item: Item, index: number): RowParts => {
    if (isDisabled) return { handle: null, moveButtons: null };
    const name = nameOf(item);
    return {
      handle: (
        <span
          aria-hidden
          data-handle
          onPointerDown={(event) => begin(event, index)}
          onPointerMove={(event) => setDrag(drag && dragged(drag, event.clientY))}
          onPointerUp={drop}
          onPointerCancel={() => setDrag(null)}
          className="-ml-1 grid size-7 flex-none cursor-grab touch-none place-items-center text-ink-faint hover:text-ink active:cursor-grabbing max-md:size-10"
        >
          <GripVertical className="size-4" strokeWidth={1.75} />
        </span>
      ),
      moveButtons: (
        <>
          <IconButton
            icon={ArrowUp}
            label={`Move ${name} up`}
            aria-disabled={index === 0 || undefined}
            onClick={(event) => moveByButton(event, index, index - 1)}
            className="aria-disabled:bg-transparent aria-disabled:text-line-strong"
          />
          <IconButton
            icon={ArrowDown}
            label={`Move ${name} down`}
            aria-disabled={index === items.length - 1 || undefined}
            onClick={(event) => moveByButton(event, index, index + 1)}
            className="aria-disabled:bg-transparent aria-disabled:text-line-strong"
          />
        </>
      ),
    };
  };

  return (
    <>
      <ul ref={list} aria-label={label} className="divide-y divide-line rounded-card border border-line">
        {items.map((item, index) => (
          <li
            key={item.id}
            style={drag ? { translate: `0 ${offsetOf(drag, index)}px` } : undefined}
            className={`bg-surface first:rounded-t-card last:rounded-b-card ${drag ? lookOf(drag, index) : ''}`}
          >
            {children(item, partsOf(item, index))}
          </li>
        ))}
      </ul>
      <output className="sr-only">{announcement}</output>
    </>
  );
}

/** The drag with the pointer at `y`: the row goes past those whose middle its edge has crossed. */
function dragged(drag: Drag, y: number): Drag {
  const { from, rows, startY } = drag;
  const offset = y - startY;
  const row = rows[from];
  if (!row) return drag;
  const middles = rows.map(({ top, bottom }) => (top + bottom) / 2);
  const above = middles.slice(0, from).filter((middle) => row.top + offset < middle).length;
  const below = middles.slice(from + 1).filter((middle) => row.bottom + offset > middle).length;
  return { ...drag, offset, to: from - above + below };
}

/** How far a row stands from its place while one is dragged, in px. */
function offsetOf({ from, to, rows, offset }: Drag, index: number): number {
  if (index === from) return offset;
  const row = rows[from];
  const height = row ? row.bottom - row.top : 0;
  if (index > from && index <= to) return -height;
  return index < from && index >= to ? height : 0;
}

const lookOf = ({ from }: Drag, index: number) =>
  index === from ? 'relative z-10 shadow-overlay' : 'transition-[translate]';
