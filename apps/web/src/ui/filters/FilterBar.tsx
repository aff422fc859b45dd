import { useRef, useState, type ReactNode } from 'react';
import { ListFilter } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Button } from '../Button.tsx';
import { AddChip } from '../Chip.tsx';
import { IconButton } from '../IconButton.tsx';
import { Menu, type MenuGroup } from '../Menu.tsx';
import { type Filter } from './filter.ts';
import { FilterChip } from './FilterChip.tsx';

type FilterBarProps = {
  /** What is filtered: «Filter articles». */
  label: string;
  filters: readonly Filter[];
  /** Before the filters: usually a `UrlSearch`. */
  search?: ReactNode;
  /** Before the filters, as wide as it is: a period. */
  lead?: ReactNode;
  /** When there is something to clear. */
  onClear?: () => void;
  /** At the far end: the order, an export. */
  children?: ReactNode;
  /**
   * Narrow: what is always shown shares the first line with the signs at the far end, of which one adds a filter and may lead on
   * to `more`; what was added stands beneath.
   */
  isCompact?: boolean;
  more?: readonly MenuGroup[];
};

/** A list's search and filters: those that are on or pinned as chips, the others behind «Filter». */
export function FilterBar({
  label,
  filters,
  search,
  lead,
  onClear,
  children,
  isCompact = false,
  more = [],
}: FilterBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  // Chosen, while the URL does not say so yet.
  const [chosenId, setChosenId] = useState<string | null>(null);
  const shown = filters.filter((filter) => isShown(filter) || filter.id === openId || filter.id === chosenId);
  // It says so: from here on the URL alone counts, also on the way back.
  if (filters.some(({ id, selected }) => id === chosenId && selected.length > 0)) setChosenId(null);
  const others = filters.filter((filter) => !shown.includes(filter));

  /** Where the focus goes when the chip that had it goes. */
  function focusRest() {
    const rest = bar.current?.querySelector<HTMLElement>('[data-add-filter]') ?? bar.current?.querySelector('button');
    rest?.focus();
  }

  function open(filter: Filter) {
    setOpenId(filter.id);
    filter.onOpen?.();
  }

  function close(filter: Filter) {
    // The library gives the focus back to what had it before, which may have been the menu.
    const hadFocus = document.activeElement?.matches('body, [role=dialog] *') ?? true;
    flushSync(() => setOpenId(null));
    // Asked of the page, which has been drawn since the choice was made; this function may be older.
    const chip = bar.current?.querySelector<HTMLElement>(`[data-filter="${CSS.escape(filter.id)}"] button`);
    if (!chip) focusRest();
    else if (hadFocus) chip.focus();
  }

  function choose(filter: Filter, selected: readonly string[]) {
    flushSync(() => setChosenId(selected.length > 0 ? filter.id : null));
    filter.onChange(selected);
  }

  function remove(filter: Filter) {
    if (!filter.isPinned) focusRest();
    setChosenId(null);
    filter.onChange([]);
  }

  const entries = others.map((filter) => ({ id: filter.id, label: filter.label, onAction: () => open(filter) }));
  const groups = [...(entries.length > 0 ? [{ id: 'filters', entries }] : []), ...more];
  const add = groups.length > 0 && (
    <Menu
      label="Add a filter"
      placement={isCompact ? 'bottom end' : 'bottom start'}
      groups={groups}
      renderTrigger={(trigger) =>
        isCompact ? (
          <IconButton {...trigger} data-add-filter icon={ListFilter} label="Add a filter" />
        ) : (
          <AddChip {...trigger} data-add-filter label="Filter" />
        )
      }
    />
  );

  const lasting = shown.filter(isLasting);
  const added = shown.filter((filter) => !isLasting(filter));
  const chip = (filter: Filter) => (
    <FilterChip
      key={filter.id}
      filter={{ ...filter, onChange: (selected) => choose(filter, selected) }}
      isOpen={filter.id === openId}
      onOpen={() => open(filter)}
      onClose={() => close(filter)}
      onRemove={() => remove(filter)}
    />
  );

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `search` is unknown to Safari 16, and to the tests' page
    <div ref={bar} role="search" aria-label={label} className="flex flex-wrap items-center gap-2">
      {lead}
      {search && (
        <div
          // Narrow, the signs at the far end stand beside it.
          className={`w-60 ${isCompact ? 'min-w-0 max-md:w-auto max-md:flex-1 max-md:basis-48' : 'max-md:w-full max-md:flex-auto'}`}
        >
          {search}
        </div>
      )}
      {(isCompact ? lasting : shown).map(chip)}
      {!isCompact && add}
      {onClear && (
        <Button variant="ghost" size="sm" onClick={onClear}>
          Clear
        </Button>
      )}
      {(children || isCompact) && (
        <div className={`ml-auto flex flex-none items-center ${isCompact ? 'gap-1' : 'gap-2'}`}>
          {isCompact && add}
          {children}
        </div>
      )}
      {isCompact && added.length > 0 && <div className="flex w-full flex-wrap gap-2">{added.map(chip)}</div>}
    </div>
  );
}

/** Whether it stands there also while nothing is chosen. */
function isLasting({ isPinned, isRequired }: Filter): boolean {
  return isPinned === true || isRequired === true;
}

function isShown(filter: Filter): boolean {
  return isLasting(filter) || filter.selected.length > 0;
}
