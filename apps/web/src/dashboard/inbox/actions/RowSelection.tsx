import { type MouseEvent } from 'react';
import { Check } from 'lucide-react';
import { selectTo, toggleSelected, useSelection } from './selection.ts';

/**
 * The box in place of a row's picture, by which it is selected; with Shift all from the last one to it. It shows where the
 * pointer or the focus is, and in all rows once one is selected. Where nothing can be pointed at, a tap on the picture selects.
 */
export function RowSelection({ id, name }: { id: string; name: string }) {
  const isSelected = useSelection(({ ids }) => ids.includes(id));
  const isSelecting = useSelection(({ ids }) => ids.length > 0);

  function select(event: MouseEvent) {
    if (event.shiftKey) selectTo(id);
    else toggleSelected(id);
  }

  const shown = isSelecting ? 'opacity-100' : 'opacity-0 group-hover/row:opacity-100 focus-within:opacity-100';
  return (
    <span
      className={`absolute top-[9px] left-[15px] grid size-[34px] place-items-center rounded-full bg-surface pointer-coarse:top-1 pointer-coarse:left-2.5 pointer-coarse:size-11 ${shown}`}
    >
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        // J and K walk along the rows; X selects.
        tabIndex={-1}
        checked={isSelected}
        onChange={() => {}}
        onClick={select}
        className="peer col-start-1 row-start-1 size-4 cursor-pointer appearance-none rounded-[4px] border border-line-strong bg-surface outline-offset-2 outline-focus before:absolute before:inset-0 checked:border-brand checked:bg-brand focus-visible:outline-2"
      />
      <Check
        aria-hidden
        strokeWidth={2.75}
        className="pointer-events-none size-3 col-start-1 row-start-1 hidden text-brand-ink peer-checked:block"
      />
    </span>
  );
}
