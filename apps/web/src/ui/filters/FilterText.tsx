import { useState, type RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { Button } from '../Button.tsx';
import { TextField } from '../TextField.tsx';
import { type Filter } from './filter.ts';

type FilterTextProps = { filter: Filter; triggerRef: RefObject<HTMLElement | null>; onClose: () => void };

const LONGEST = 200;

/** The words that a filter looks for. Default export: `FilterChip.tsx` loads it lazily. */
export default function FilterText({ filter: { label, selected, onChange }, triggerRef, onClose }: FilterTextProps) {
  const [typed, setTyped] = useState(selected[0] ?? '');
  return (
    <Popover
      isOpen
      triggerRef={triggerRef}
      placement="bottom start"
      offset={4}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="w-72 rounded-card bg-raised p-3 text-dense text-ink shadow-overlay outline-none motion-safe:data-entering:animate-fade"
    >
      <Dialog aria-label={label} className="outline-none">
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            onChange(typed.trim() ? [typed.trim()] : []);
            onClose();
          }}
        >
          <TextField
            label="Contains"
            className="min-w-0 flex-1"
            // What opens takes the focus: the pattern asks for it.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            value={typed}
            maxLength={LONGEST}
            onChange={setTyped}
          />
          <Button type="submit">Apply</Button>
        </form>
      </Dialog>
    </Popover>
  );
}
