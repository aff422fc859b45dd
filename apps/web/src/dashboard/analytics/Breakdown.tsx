import { graphql, useFragment } from 'react-relay/hooks';
import type { Breakdown_analytics$data, Breakdown_analytics$key } from '#generated/Breakdown_analytics';
import { useLocation } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { Card } from '#ui/Card.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { count } from '#ui/format.ts';
import { type TableColumn } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { ANALYTICS_FILTERS, DIMENSIONS } from './analyticsFilters.ts';
import { CardChoice } from './CardChoice.tsx';
import { metricChange, metricText } from './metricText.ts';

const NAMES: Readonly<Record<(typeof DIMENSIONS)[number], string>> = {
  Assistant: 'Assistants',
  AnsweredBy: 'Answered by',
  Agent: 'People',
  Team: 'Teams',
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
  StartPage: 'startPage',
  Language: 'language',
};

type Row = Breakdown_analytics$data['breakdown'][number] & { id: string };

const number = (id: string, header: string, cell: (row: Row) => string): TableColumn<Row> => ({
  id,
  header,
  align: 'end',
  cell,
});

const COLUMNS: readonly TableColumn<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    width: '2fr',
    cell: ({ name }) => <span className="truncate">{name}</span>,
  },
  number('conversations', 'Conversations', ({ conversations }) => count(conversations)),
  number(
    'change',
    'Change',
    ({ conversations, before }) => metricChange('Conversations', conversations, before)?.text ?? '',
  ),
  number('answered', 'Answered by AI', ({ answered }) => metricText('AnsweredByAssistant', answered)),
  number('handedOver', 'Handed over', ({ handedOver }) => metricText('HandedOver', handedOver)),
  number('resolved', 'Without a person', ({ resolvedAlone }) => metricText('ResolvedAlone', resolvedAlone)),
  number('firstReply', 'First reply', ({ firstReply }) => metricText('FirstReply', firstReply)),
  number('satisfaction', 'Rating', ({ satisfaction }) => metricText('Satisfaction', satisfaction)),
];

/** The same conversations by assistant, person, page and so on; a row leads to its own report. */
export function Breakdown(props: { analytics: Breakdown_analytics$key }) {
  const { breakdown } = useFragment(
    graphql`
      fragment Breakdown_analytics on Analytics @argumentDefinitions(along: { type: "AnalyticsDimension!" }) {
        breakdown(dimension: $along) {
          key
          name
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

  function hrefOf({ key }: Row): string {
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
          columns={COLUMNS}
          rows={rows}
          rowName={({ name }) => name}
          rowHref={along === 'Faq' ? undefined : hrefOf}
          hasStickyHeader={false}
        />
      )}
    </Card>
  );
}
