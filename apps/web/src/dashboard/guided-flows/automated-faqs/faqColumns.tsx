import { Badge } from '#ui/Badge.tsx';
import { count, percent } from '#ui/format.ts';
import { type TableColumn } from '#ui/table/column.ts';
import { Time } from '#ui/Time.tsx';
import { describeRule } from './describeRule.ts';
import { type FaqRow } from './faqRow.ts';
import { FaqState } from './FaqState.tsx';

/** What is shown of each automated FAQ. */
export const FAQ_COLUMNS: readonly TableColumn<FaqRow>[] = [
  {
    id: 'question',
    header: 'Question',
    isRowHeader: true,
    sorts: 'ascending',
    cell: ({ question, problems }) => (
      <span className="flex items-center gap-2">
        <span className="truncate" title={question}>
          {question}
        </span>
        {problems.length > 0 && (
          <span className="flex-none" title={problems.join('\n')}>
            <Badge tone="critical">Needs attention</Badge>
          </span>
        )}
      </span>
    ),
  },
  { id: 'state', header: 'State', width: 104, onPhones: 'plain', cell: ({ state }) => <FaqState state={state} /> },
  {
    id: 'rule',
    header: 'Matches',
    width: 190,
    onPhones: 'hidden',
    cell: (faq) => (
      <span
        className={`block truncate text-ink-muted ${faq.matchMode === 'Regex' ? 'font-mono text-xs' : ''}`}
        title={describeRule(faq)}
      >
        {describeRule(faq)}
      </span>
    ),
  },
  {
    id: 'hits',
    header: 'Hits',
    width: 72,
    align: 'end',
    sorts: 'descending',
    cell: ({ hits }) => <span className="tabular-nums">{count(hits)}</span>,
  },
  {
    id: 'helpful',
    header: 'Helpful',
    width: 72,
    align: 'end',
    onPhones: 'hidden',
    cell: (faq) => <Helpful {...faq} />,
  },
  {
    id: 'last',
    header: 'Last hit',
    width: 88,
    onPhones: 'hidden',
    cell: ({ lastHitAt }) =>
      lastHitAt ? (
        <Time instant={lastHitAt} className="text-ink-muted" />
      ) : (
        <span className="text-ink-muted">never</span>
      ),
  },
  {
    id: 'edited',
    header: 'Edited',
    width: 88,
    sorts: 'descending',
    onPhones: 'hidden',
    cell: ({ updatedAt }) => <Time instant={updatedAt} className="text-ink-muted" />,
  },
];

function Helpful({ helpful, unhelpful }: Pick<FaqRow, 'helpful' | 'unhelpful'>) {
  const votes = helpful + unhelpful;
  if (votes === 0) return <span className="text-ink-muted">none</span>;
  return <span title={`${count(helpful)} of ${count(votes)} visitors who said so`}>{percent(helpful / votes)}</span>;
}
