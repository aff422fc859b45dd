import { useCallback } from 'react';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { UrlSearch } from '#ui/filters/UrlSearch.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { ASSISTANTS_FILTERS, STATUSES } from './assistantsFilters.ts';

const LABELS = { all: 'All', live: 'Live', disabled: 'Disabled', archived: 'Archived' };
const OPTIONS = STATUSES.map((id) => ({ id, label: LABELS[id] }));

/** What narrows the list, and the way to the archive. */
export function AssistantFilterBar() {
  const { filters, change } = useUrlFilters(ASSISTANTS_FILTERS);
  const search = useCallback((q: string) => change({ q }, { isTyping: true }), [change]);
  return (
    <FilterBar
      label="Filter assistants"
      filters={[]}
      search={<UrlSearch label="Search assistants" isMain value={filters.q} onSettle={search} />}
    >
      <SegmentedControl
        label="Show"
        options={OPTIONS}
        value={filters.status}
        onChange={(status) => change({ status })}
      />
    </FilterBar>
  );
}
