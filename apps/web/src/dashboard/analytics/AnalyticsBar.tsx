import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { AnalyticsBarQuery } from '#generated/AnalyticsBarQuery';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { DateRangeField } from '#ui/date-range/DateRangeField.tsx';
import { formatPeriod, parsePeriod } from '#ui/date-range/periodText.ts';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { ANALYTICS_FILTERS, REPORT_FILTERS } from './analyticsFilters.ts';

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
  const { assistants, colleagues, teams, conversationLanguages } = useLazyLoadQuery<AnalyticsBarQuery>(
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
  const one = (selected: readonly string[]) => selected[0] ?? '';
  const chosen = (id: string) => (id ? [id] : []);

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
          id: 'assistant',
          label: 'Assistant',
          options: assistants.map(({ id, title }) => ({ id, label: title })),
          selected: chosen(filters.assistant),
          isPinned: true,
          onChange: (selected) => change({ assistant: one(selected) }),
        },
        {
          id: 'answered',
          label: 'Answered by',
          options: ANSWERED_BY,
          selected: chosen(filters.answered),
          onChange: (selected) => change({ answered: one(selected) }),
        },
        {
          id: 'agent',
          label: 'Person',
          options: named(colleagues),
          selected: chosen(filters.agent),
          onChange: (selected) => change({ agent: one(selected) }),
        },
        {
          id: 'team',
          label: 'Team',
          options: named(teams),
          selected: chosen(filters.team),
          onChange: (selected) => change({ team: one(selected) }),
        },
        {
          id: 'language',
          label: 'Language',
          options: conversationLanguages.map((language) => ({ id: language, label: language })),
          selected: chosen(filters.language),
          onChange: (selected) => change({ language: one(selected) }),
        },
        ...(filters.startPage
          ? [
              {
                id: 'startPage',
                label: 'Start page',
                options: [{ id: filters.startPage, label: filters.startPage }],
                selected: [filters.startPage],
                onChange: (selected: readonly string[]) => change({ startPage: one(selected) }),
              },
            ]
          : []),
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
