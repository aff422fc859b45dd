import { useCallback } from 'react';
import { ArrowDownWideNarrow } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { UrlSearch } from '#ui/filters/UrlSearch.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { Menu } from '#ui/Menu.tsx';
import { useIsPhone } from '#ui/useIsPhone.ts';
import { GUIDED_FLOWS_FILTERS, SORTS, STATUSES } from './guidedFlowsFilters.ts';

const STATUS_LABELS = { Published: 'Live', Draft: 'Draft', Archived: 'Archived' } as const;
const SORT_LABELS = {
  '-edited': 'Last edited',
  edited: 'First edited',
  name: 'Name',
  '-name': 'Name, from Z',
} as const;

/** What narrows the list of flows, and its order. */
export function GuidedFlowFilterBar() {
  const { filters, change, clear, isNarrowed } = useUrlFilters(GUIDED_FLOWS_FILTERS);
  const isPhone = useIsPhone();
  const search = useCallback((q: string) => change({ q }, { isTyping: true }), [change]);
  return (
    <FilterBar
      label="Filter guided flows"
      filters={[
        {
          id: 'status',
          label: 'Status',
          options: STATUSES.flatMap((id) => (id === 'any' ? [] : [{ id, label: STATUS_LABELS[id] }])),
          selected: filters.status === 'any' ? [] : [filters.status],
          isPinned: !isPhone,
          onChange: ([id]) => change({ status: STATUSES.find((one) => one === id) ?? 'any' }),
        },
      ]}
      isCompact={isPhone}
      search={<UrlSearch label="Search guided flows" isMain value={filters.q} onSettle={search} />}
      onClear={isNarrowed ? clear : undefined}
    >
      <span className="max-md:hidden">
        <Menu
          label="Order"
          groups={[
            {
              id: 'order',
              selectedId: filters.sort,
              entries: SORTS.map((sort) => ({
                id: sort,
                label: SORT_LABELS[sort],
                onAction: () => change({ sort }),
              })),
            },
          ]}
          renderTrigger={(trigger) => (
            <Button {...trigger} variant="ghost" size="sm">
              <span className="sr-only">Order: </span>
              {SORT_LABELS[filters.sort]}
              <ArrowDownWideNarrow aria-hidden className="ml-2 inline size-4" strokeWidth={1.75} />
            </Button>
          )}
        />
      </span>
    </FilterBar>
  );
}
