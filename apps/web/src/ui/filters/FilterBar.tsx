import { useRef, useState, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Button } from '../Button.tsx';
import { Menu } from '../Menu.tsx';
import { type Filter } from './filter.ts';
import { FilterChip } from './FilterChip.tsx';

type FilterBarProps = {
  /** What is filtered: «Filter articles». */
  label: string;
  filters: readonly Filter[];
  /** Before the filters: usually a `UrlSearch`. */
  search?: ReactNode;
  /** When there is something to clear. */
  onClear?: () => void;
  /** At the far end: the order, an export. */
  children?: ReactNode;
};

/** A list's search and filters: those that are on or pinned as chips, the others behind «Filter». */
export function FilterBar({ label, filters, search, onClear, children }: FilterBarProps) {
  const bar = useRef<HTMLElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  // Chosen, while the URL does not say so yet.
  const [chosenId, setChosenId] = useState<string | null>(null);
  const shown = filters.filter((filter) => isShown(filter) || filter.id === openId || filter.id === chosenId);
  const others = filters.filter((filter) => !shown.includes(filter));

  /** Where the focus goes when the chip that had it goes. */
  function focusRest() {
    const rest = bar.current?.querySelector<HTMLElement>('[data-add-filter]') ?? bar.current?.querySelector('button');
    rest?.focus();
  }

  function close(filter: Filter) {
    const stays = isShown(filter) || filter.id === chosenId;
    // The library gives the focus back to what had it before, which may have been the menu.
    const hadFocus = document.activeElement?.matches('body, [role=dialog] *') ?? true;
    flushSync(() => setOpenId(null));
    if (!stays) focusRest();
    else if (hadFocus) bar.current?.querySelector<HTMLElement>(`[data-filter="${CSS.escape(filter.id)}"]`)?.focus();
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

  return (
    <search ref={bar} aria-label={label} className="flex flex-wrap items-center gap-2">
      {search && <div className="w-60 max-md:w-full max-md:flex-auto">{search}</div>}
      {shown.map((filter) => (
        <FilterChip
          key={filter.id}
          filter={{ ...filter, onChange: (selected) => choose(filter, selected) }}
          isOpen={filter.id === openId}
          onOpen={() => setOpenId(filter.id)}
          onClose={() => close(filter)}
          onRemove={() => remove(filter)}
        />
      ))}
      {others.length > 0 && (
        <Menu
          label="Add a filter"
          placement="bottom start"
          groups={[
            {
              id: 'filters',
              entries: others.map(({ id, label: name }) => ({ id, label: name, onAction: () => setOpenId(id) })),
            },
          ]}
          renderTrigger={(trigger) => (
            <button
              {...trigger}
              type="button"
              data-add-filter
              className="inline-flex h-7 flex-none items-center gap-1.5 rounded-control border border-dashed border-line-strong px-2 text-dense text-ink-muted transition-colors hover:bg-hover hover:text-ink aria-expanded:bg-press max-md:h-9"
            >
              <Plus aria-hidden className="size-3.5" strokeWidth={2} />
              Filter
            </button>
          )}
        />
      )}
      {onClear && (
        <Button variant="ghost" size="sm" onClick={onClear}>
          Clear
        </Button>
      )}
      {children && <div className="ml-auto flex flex-none items-center gap-2">{children}</div>}
    </search>
  );
}

function isShown({ isPinned, isRequired, selected }: Filter): boolean {
  return isPinned === true || isRequired === true || selected.length > 0;
}
