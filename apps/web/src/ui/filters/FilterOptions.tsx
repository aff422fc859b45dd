import { useState, type RefObject } from 'react';
import { Check, Search } from 'lucide-react';
import {
  Autocomplete,
  Dialog,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  SearchField,
  useFilter,
} from 'react-aria-components';
import { ScrollArea } from '../dialogs/ScrollArea.tsx';
import { BARE_INPUT, inputFrame } from '../inputSizes.ts';
import { type Filter, type FilterOption } from './filter.ts';

/** From here on one would rather type. */
const SEARCHED_FROM = 9;

type FilterOptionsProps = { filter: Filter; triggerRef: RefObject<HTMLElement | null>; onClose: () => void };

/** What can be chosen of a filter. Default export: `FilterChip.tsx` loads it lazily. */
export default function FilterOptions({ filter, triggerRef, onClose }: FilterOptionsProps) {
  const { label, options, selected, onChange, isMultiple = false, isRequired = false } = filter;
  // Ahead of the URL, which may be waiting for data: a second choice builds on the first.
  const [chosen, setChosen] = useState(selected);
  const { contains } = useFilter({ sensitivity: 'base' });
  const isSearched = options.length >= SEARCHED_FROM;

  const list = (
    <ScrollArea label={`All of ${label}`} className="max-h-72">
      <ListBox
        aria-label={label}
        items={options}
        // What opens takes the focus: the pattern asks for it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isSearched ? undefined : 'first'}
        selectionMode={isMultiple ? 'multiple' : 'single'}
        // It closes what is open, and takes nothing back.
        escapeKeyBehavior="none"
        // Not on the way down: the list would be gone before the press ends, which then hits what lies beneath.
        shouldSelectOnPressUp
        selectedKeys={chosen}
        onSelectionChange={(keys) => {
          const next = options.map(({ id }) => id).filter((id) => keys === 'all' || keys.has(id));
          // The same once more is what it was, where something must be chosen.
          if (next.length > 0 || !isRequired) {
            setChosen(next);
            onChange(next);
          }
          if (!isMultiple) onClose();
        }}
        renderEmptyState={() => <p className="px-2 py-1.5 text-ink-faint">No results found.</p>}
        className="grid grid-cols-1 outline-none"
      >
        {(option) => <OptionRow option={option} isMultiple={isMultiple} />}
      </ListBox>
    </ScrollArea>
  );

  return (
    <Popover
      isOpen
      triggerRef={triggerRef}
      placement="bottom start"
      offset={4}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="w-60 rounded-card bg-raised p-1 text-dense text-ink shadow-overlay outline-none motion-safe:data-entering:animate-fade"
    >
      <Dialog aria-label={label} className="outline-none">
        {isSearched ? (
          <Autocomplete filter={contains}>
            {/* The library's own, by whose keys the list is gone through; it looks as ours does. */}
            <SearchField
              aria-label={`Search ${label}`}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- as above
              autoFocus
              className={`${inputFrame({})} mb-1`}
            >
              <Search aria-hidden className="size-4 flex-none text-ink-faint" strokeWidth={1.75} />
              <Input placeholder="Search" className={BARE_INPUT} />
            </SearchField>
            {list}
          </Autocomplete>
        ) : (
          list
        )}
      </Dialog>
    </Popover>
  );
}

function OptionRow({ option: { id, label, icon }, isMultiple }: { option: FilterOption; isMultiple: boolean }) {
  return (
    <ListBoxItem
      id={id}
      textValue={label}
      className="flex min-h-[30px] cursor-default items-center gap-2 rounded-control px-2 py-1 -outline-offset-2 outline-focus data-focused:bg-hover data-focus-visible:outline-2 max-md:min-h-10"
    >
      {({ isSelected }) => (
        <>
          {isMultiple && (
            <span
              aria-hidden
              className={`grid size-4 flex-none place-items-center rounded-[4px] border ${isSelected ? 'border-brand bg-brand text-brand-ink' : 'border-line-strong bg-surface'}`}
            >
              {isSelected && <Check className="size-3" strokeWidth={2.75} />}
            </span>
          )}
          {icon}
          <span className="min-w-0 flex-1 truncate">{label}</span>
          {!isMultiple && isSelected && <Check aria-hidden className="size-4 flex-none text-brand" strokeWidth={2} />}
        </>
      )}
    </ListBoxItem>
  );
}
