import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { AnalyticsBarQuery } from '#generated/AnalyticsBarQuery';
import { LabelDot } from '#dashboard/inbox/list/LabelDot.tsx';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { DateRangeField } from '#ui/date-range/DateRangeField.tsx';
import { formatPeriod, parsePeriod } from '#ui/date-range/periodText.ts';
import { type Filter, type FilterOption } from '#ui/filters/filter.ts';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { withUnknown } from '#ui/filters/withUnknown.ts';
import { ANALYTICS_FILTERS, type ConversationFilter, REPORT_FILTERS } from './analyticsFilters.ts';

/** Which days and conversations the report is about. */
export function AnalyticsBar() {
  return (
    <QueryBoundary isOptional fallback={<div className="h-7" />}>
      <Filters />
    </QueryBoundary>
  );
}

const UNITS = [
  { id: 'day', label: 'Day' },
  { id: 'week', label: 'Week' },
  { id: 'month', label: 'Month' },
] as const;

const ANSWERED_BY = [
  { id: 'Assistant', label: 'Assistants' },
  { id: 'Faq', label: 'Automated FAQs' },
  { id: 'Flow', label: 'Guided flows' },
  { id: 'Agent', label: 'People of the team' },
  { id: 'Nobody', label: 'Nobody yet' },
];

function Filters() {
  const { assistants, colleagues, teams, labels, conversationLanguages } = useLazyLoadQuery<AnalyticsBarQuery>(
    graphql`
      query AnalyticsBarQuery {
        assistants {
          id
          title
        }
        colleagues {
          id
          name
        }
        teams {
          id
          name
        }
        labels {
          id
          name
          colour
        }
        conversationLanguages
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const { filters, change } = useUrlFilters(ANALYTICS_FILTERS);
  // What is only looked at differently, or open beside it, narrows nothing.
  const { clear, isNarrowed } = useUrlFilters(REPORT_FILTERS);
  const named = (rows: readonly { id: string; name: string }[]) => rows.map(({ id, name }) => ({ id, label: name }));
  const one = (id: ConversationFilter, label: string, known: readonly FilterOption[]): Filter => {
    const selected = filters[id] ? [filters[id]] : [];
    // What is gone stays to be taken off.
    const options = withUnknown(known, selected);
    return { id, label, options, selected, onChange: ([chosen = '']) => change({ [id]: chosen }) };
  };
  const asTheyAre = (texts: readonly string[]) => texts.map((text) => ({ id: text, label: text }));
  const { language, startPage } = filters;

  return (
    <FilterBar
      label="Filter the report"
      lead={
        <DateRangeField
          period={parsePeriod(filters.period) ?? 'last-30-days'}
          onChange={({ period }) => change({ period: formatPeriod(period) })}
        />
      }
      filters={[
        {
          ...one(
            'assistant',
            'Assistant',
            assistants.map(({ id, title }) => ({ id, label: title })),
          ),
          isPinned: true,
        },
        one('answered', 'Answered by', ANSWERED_BY),
        one('agent', 'Person', named(colleagues)),
        one('team', 'Team', named(teams)),
        one(
          'label',
          'Label',
          labels.map(({ id, name, colour }) => ({ id, label: name, icon: <LabelDot colour={colour} /> })),
        ),
        one(
          'language',
          'Language',
          asTheyAre([...new Set([...conversationLanguages, ...(language ? [language] : [])])]),
        ),
        ...(startPage ? [one('startPage', 'Start page', asTheyAre([startPage]))] : []),
      ]}
      onClear={isNarrowed ? clear : undefined}
    >
      <SegmentedControl
        label="Put together by"
        options={UNITS}
        value={filters.unit}
        onChange={(unit) => change({ unit })}
      />
    </FilterBar>
  );
}
