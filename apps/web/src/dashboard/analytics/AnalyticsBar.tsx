import { Download, Mail, Printer } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { AnalyticsBarQuery } from '#generated/AnalyticsBarQuery';
import { PageActions } from '#dashboard/frame/PageActions.tsx';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { usePermission } from '#session/usePermission.ts';
import { Button } from '#ui/Button.tsx';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { DateRangeField } from '#ui/date-range/DateRangeField.tsx';
import { formatPeriod, parsePeriod } from '#ui/date-range/periodText.ts';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { Menu } from '#ui/Menu.tsx';
import { ANALYTICS_FILTERS, filterOf, REPORT_FILTERS } from './analyticsFilters.ts';
import { useExportAnalytics } from './useExportAnalytics.ts';

/** Which days and conversations the report is about, and how it is taken away. */
export function AnalyticsBar() {
  return (
    <>
      <PageActions>
        <ExportMenu />
      </PageActions>
      <QueryBoundary isOptional fallback={<div className="h-7" />}>
        <Filters />
      </QueryBoundary>
    </>
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
        ...(filters.page
          ? [
              {
                id: 'page',
                label: 'Start page',
                options: [{ id: filters.page, label: filters.page }],
                selected: [filters.page],
                onChange: (selected: readonly string[]) => change({ page: one(selected) }),
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

function ExportMenu() {
  const { filters, change } = useUrlFilters(ANALYTICS_FILTERS);
  const { exportAnalytics, isExporting } = useExportAnalytics();
  const mayExport = usePermission('MANAGE_CONVERSATIONS');
  const filter = () => filterOf(filters);
  return (
    <Menu
      label="Export"
      groups={[
        {
          id: 'files',
          entries: [
            ...(mayExport
              ? [
                  {
                    id: 'figures',
                    label: 'Figures as CSV',
                    detail: 'As they are seen here',
                    icon: Download,
                    onAction: () => void exportAnalytics(filter(), 'Figures'),
                  },
                  {
                    id: 'funnels',
                    label: 'Funnels as CSV',
                    detail: 'Flows, forms and products',
                    icon: Download,
                    onAction: () => void exportAnalytics(filter(), 'Funnels'),
                  },
                  {
                    id: 'conversations',
                    label: 'Conversations as CSV',
                    detail: 'One row for each',
                    icon: Download,
                    onAction: () => void exportAnalytics(filter(), 'Conversations'),
                  },
                ]
              : []),
            { id: 'print', label: 'Print or save as PDF', icon: Printer, onAction: () => window.print() },
            {
              id: 'mail',
              label: 'Reports by mail',
              detail: 'Sent as a PDF, on the days you choose',
              icon: Mail,
              onAction: () => change({ reports: true }),
            },
          ],
        },
      ]}
      renderTrigger={(props) => (
        <Button
          {...props}
          isIconOnPhones
          isBusy={isExporting}
          busyLabel="Exporting"
          icon={<Download aria-hidden className="size-4" strokeWidth={1.75} />}
        >
          Export
        </Button>
      )}
    />
  );
}
