import { useCallback } from 'react';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { UrlSearch } from '#ui/filters/UrlSearch.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { GPT_STATUS_LABELS, GPT_STATUSES } from '../gptStatuses.ts';
import { sourceName, type CrawlSource } from './crawlSource.ts';
import { WEBPAGES_FILTERS } from './webpagesFilters.ts';

/** Narrows the list of webpages. */
export function WebpageFilterBar({ sources }: { sources: readonly Pick<CrawlSource, 'id' | 'addresses'>[] }) {
  const { filters, change, clear, isNarrowed } = useUrlFilters(WEBPAGES_FILTERS);
  const search = useCallback((q: string) => change({ q }, { isTyping: true }), [change]);
  return (
    <FilterBar
      label="Filter webpages"
      filters={[
        {
          id: 'gpt',
          label: 'GPT status',
          options: GPT_STATUSES.map((id) => ({ id, label: GPT_STATUS_LABELS[id] })),
          selected: filters.gpt,
          isMultiple: true,
          isPinned: true,
          onChange: (selected) => change({ gpt: GPT_STATUSES.filter((one) => selected.includes(one)) }),
        },
        {
          id: 'source',
          label: 'Source',
          options: sources.map((source) => ({ id: source.id, label: sourceName(source) })),
          selected: filters.source ? [filters.source] : [],
          onChange: ([source = '']) => change({ source }),
        },
        {
          id: 'removed',
          label: 'Removed',
          options: [{ id: 'yes', label: 'Removed pages only' }],
          selected: filters.removed === 'yes' ? ['yes'] : [],
          onChange: (selected) => change({ removed: selected.includes('yes') ? 'yes' : 'no' }),
        },
      ]}
      search={<UrlSearch label="Search webpages" isMain value={filters.q} onSettle={search} />}
      onClear={isNarrowed ? clear : undefined}
    />
  );
}
