import { graphql, useFragment } from 'react-relay/hooks';
import type { Breakdown_analytics$key } from '#generated/Breakdown_analytics';
import { useLocation } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { Card } from '#ui/Card.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { ANALYTICS_FILTERS, DIMENSIONS } from './analyticsFilters.ts';
import { BREAKDOWN_COLUMNS, type BreakdownRow, LABEL_COLUMNS } from './breakdownColumns.tsx';
import { CardChoice } from './CardChoice.tsx';

const NAMES: Readonly<Record<(typeof DIMENSIONS)[number], string>> = {
  Assistant: 'Assistants',
  AnsweredBy: 'Answered by',
  Agent: 'People',
  Team: 'Teams',
  Label: 'Labels',
  StartPage: 'Start pages',
  Language: 'Languages',
  Faq: 'Automated FAQs',
  Article: 'Content',
};

/** Which filter a row sets. */
const FILTERS: Readonly<Record<string, string>> = {
  Assistant: 'assistant',
  AnsweredBy: 'answered',
  Agent: 'agent',
  Team: 'team',
  Label: 'label',
  StartPage: 'startPage',
  Language: 'language',
};

/** The same conversations by assistant, person, label and so on; a row leads to its own report. */
export function Breakdown(props: { analytics: Breakdown_analytics$key }) {
  const { breakdown } = useFragment(
    graphql`
      fragment Breakdown_analytics on Analytics @argumentDefinitions(along: { type: "AnalyticsDimension!" }) {
        breakdown(dimension: $along) {
          key
          name
          label {
            id
            colour
          }
          conversations
          before
          answered
          handedOver
          resolvedAlone
          firstReply
          satisfaction
        }
      }
    `,
    props.analytics,
  );
  const { filters, change } = useUrlFilters(ANALYTICS_FILTERS);
  const { search } = useLocation();
  const { along } = filters;
  const rows = breakdown.map((row) => ({ ...row, id: row.key }));

  function hrefOf({ key }: BreakdownRow): string {
    if (along === 'Article') return paths.article(key);
    const params = new URLSearchParams(search);
    const filter = FILTERS[along];
    if (filter) params.set(filter, key);
    return `${paths.analytics}?${params}`;
  }

  return (
    <Card
      title="Compared"
      isFlush
      action={
        <CardChoice
          label="Compared by"
          options={DIMENSIONS.map((id) => ({ id, label: NAMES[id] }))}
          value={along}
          onChange={(chosen) => change({ along: chosen })}
        />
      }
    >
      {rows.length === 0 ? (
        <p className="px-4 pt-2 pb-4 text-dense text-ink-muted">Nothing of this kind in these days.</p>
      ) : (
        <DataTable
          label={`Conversations by ${NAMES[along].toLowerCase()}`}
          columns={along === 'Label' ? LABEL_COLUMNS : BREAKDOWN_COLUMNS}
          rows={rows}
          rowName={({ name }) => name}
          rowHref={along === 'Faq' ? undefined : hrefOf}
          hasStickyHeader={false}
        />
      )}
    </Card>
  );
}
