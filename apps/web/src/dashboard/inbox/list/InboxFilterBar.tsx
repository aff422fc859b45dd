import { ArrowDownWideNarrow } from 'lucide-react';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import { filtersOf } from './filtersOf.tsx';
import { INBOX_FILTERS, type InboxSort } from './inboxFilters.ts';
import { useFilterChoices } from './useFilterChoices.ts';

const SORTS: readonly { id: InboxSort; label: string }[] = [
  { id: 'latest', label: 'Last activity, newest' },
  { id: 'oldest', label: 'Last activity, oldest' },
  { id: 'newest', label: 'Created, newest' },
  { id: 'first', label: 'Created, oldest' },
  { id: 'priority', label: 'Priority, highest' },
  { id: 'waiting', label: 'Waiting longest' },
];

/** What narrows the list, and its order. */
export function InboxFilterBar() {
  const { filters, change } = useUrlFilters(INBOX_FILTERS);
  const { assignee, team, label, assistant } = filters;
  const { choices, ask } = useFilterChoices([assignee, team, label, assistant].some(({ length }) => length > 0));
  const sort = SORTS.find(({ id }) => id === filters.sort);

  return (
    <div onPointerEnter={ask} onFocus={ask} className="flex-none border-b border-line px-4 py-2">
      <FilterBar isCompact label="Filter conversations" filters={filtersOf(filters, change, choices)}>
        <Menu
          label="Sort"
          groups={[
            {
              id: 'sort',
              label: 'Sort by',
              selectedId: filters.sort,
              entries: SORTS.map(({ id, label: name }) => ({
                id,
                label: name,
                onAction: () => change({ sort: id }),
              })),
            },
          ]}
          renderTrigger={(trigger) => (
            <IconButton {...trigger} icon={ArrowDownWideNarrow} label={`Sort: ${sort?.label}`} />
          )}
        />
      </FilterBar>
    </div>
  );
}
