import { type ReactNode } from 'react';
import { Reply } from 'lucide-react';

/**
 * Of the element that is the row, as high as the list has it. `data-unread` is on it while there is something unread, `data-long`
 * when what is said has the room of the last line, too: all rows are of one height.
 */
export const ROW =
  'group relative grid h-full grid-cols-[32px_minmax(0,1fr)] max-md:content-center gap-x-[11px] py-2.5 pr-3.5 pl-4 text-dense -outline-offset-2 after:absolute after:right-0 after:bottom-0 after:left-[59px] after:h-px after:bg-line hover:bg-hover aria-[current=page]:bg-brand-soft aria-[current=page]:shadow-[inset_2px_0_0_var(--color-brand)] aria-[current=page]:after:hidden';

type RowParts = Record<'tile' | 'name' | 'time' | 'said' | 'meta', ReactNode>;

/**
 * Where the parts of a conversation's row stand; RowsAhead draws the same before the dashboard's code is there. No component,
 * which each row would cost that scrolling shows.
 */
export function rowLayout({ tile, name, time, said, meta }: RowParts) {
  return (
    <>
      {tile}
      <span className="min-w-0">
        <span className="flex items-baseline gap-2">
          <span className="truncate font-medium group-data-unread:font-semibold">{name}</span>
          {time}
        </span>
        <span className="block truncate text-ink-muted group-data-unread:text-ink max-md:line-clamp-2 max-md:whitespace-normal group-data-long:line-clamp-2 group-data-long:whitespace-normal max-md:group-data-long:line-clamp-3">
          {said}
        </span>
        {meta}
      </span>
    </>
  );
}

/** A person of the company wrote last: not always the one who reads this. */
export function Answered() {
  return (
    <>
      <Reply aria-hidden className="mr-1 inline size-3.5 align-[-2px] text-ink-faint" strokeWidth={1.75} />
      <span className="sr-only">Answered: </span>
    </>
  );
}
