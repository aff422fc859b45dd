import { Check } from 'lucide-react';
import { Checkbox } from 'react-aria-components';

/** The tick box of a row, or of all of them. */
export function SelectionBox() {
  return (
    <Checkbox
      slot="selection"
      className="group/box relative z-1 grid size-4 place-items-center rounded-[4px] border border-line-strong bg-surface outline-offset-2 outline-focus before:absolute before:-inset-2 data-disabled:border-line data-disabled:bg-well data-focus-visible:outline-2 data-indeterminate:border-brand data-indeterminate:bg-brand data-selected:border-brand data-selected:bg-brand"
    >
      {({ isSelected, isIndeterminate }) => (
        <>
          {isIndeterminate && <span aria-hidden className="h-0.5 w-2 rounded-full bg-brand-ink" />}
          {isSelected && !isIndeterminate && <Check aria-hidden className="size-3 text-brand-ink" strokeWidth={2.75} />}
        </>
      )}
    </Checkbox>
  );
}
