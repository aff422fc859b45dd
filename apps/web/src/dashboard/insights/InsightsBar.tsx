import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { InsightsBarQuery } from '#generated/InsightsBarQuery';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { DateRangeField } from '#ui/date-range/DateRangeField.tsx';
import { formatPeriod, parsePeriod } from '#ui/date-range/periodText.ts';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { INSIGHTS_FILTERS } from './insightsFilters.ts';

/** Which days and whose conversations are looked at. */
export function InsightsBar() {
  return (
    <div className="flex-none border-b border-line px-5 py-2.5 max-md:px-4">
      <QueryBoundary isOptional fallback={<div className="h-7" />}>
        <Filters />
      </QueryBoundary>
    </div>
  );
}

function Filters() {
  const { assistants } = useLazyLoadQuery<InsightsBarQuery>(
    graphql`
      query InsightsBarQuery {
        assistants {
          id
          title
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const { filters, change, clear, isNarrowed } = useUrlFilters(INSIGHTS_FILTERS);
  return (
    <FilterBar
      label="Filter the insights"
      lead={
        <DateRangeField
          period={parsePeriod(filters.period) ?? 'last-30-days'}
          onChange={({ period }) => change({ period: formatPeriod(period) })}
        />
      }
      filters={[
        {
          id: 'assistant',
          label: 'Assistant',
          options: assistants.map(({ id, title }) => ({ id, label: title })),
          selected: filters.assistant ? [filters.assistant] : [],
          isPinned: true,
          onChange: ([assistant = '']) => change({ assistant }),
        },
      ]}
      onClear={isNarrowed ? clear : undefined}
    >
      <Switch label="Ignored topics, too" value={filters.ignored} onChange={(ignored) => change({ ignored })} />
    </FilterBar>
  );
}
