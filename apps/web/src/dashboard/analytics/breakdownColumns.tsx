import { Link } from 'react-router-dom';
import type { Breakdown_analytics$data } from '#generated/Breakdown_analytics';
import { LabelDot } from '#dashboard/inbox/list/LabelDot.tsx';
import { paths } from '#router/paths.ts';
import { count } from '#ui/format.ts';
import { type TableColumn } from '#ui/table/column.ts';
import { metricChange, metricText } from './metricText.ts';

export type BreakdownRow = Breakdown_analytics$data['breakdown'][number] & { id: string };

type Write = (row: BreakdownRow) => string;

const number = (id: string, header: string, cell: Write): TableColumn<BreakdownRow> => ({
  id,
  header,
  align: 'end',
  cell,
});

/** What is compared. */
export const BREAKDOWN_COLUMNS: readonly TableColumn<BreakdownRow>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    width: '2fr',
    cell: ({ name, label }) => (
      <span className="flex min-w-0 items-center gap-2">
        {label && <LabelDot colour={label.colour} />}
        <span className="truncate">{name}</span>
      </span>
    ),
  },
  number('conversations', 'Conversations', ({ conversations }) => count(conversations)),
  number(
    'change',
    'Change',
    ({ conversations, before }) => metricChange('Conversations', conversations, before)?.text ?? '',
  ),
  number('answered', 'Answered by AI', ({ answered }) => metricText('AnsweredByAssistant', answered)),
  number('handedOver', 'Handed over', ({ handedOver }) => metricText('HandedOver', handedOver)),
  {
    ...number('resolved', 'Without a person', ({ resolvedAlone }) => metricText('ResolvedAlone', resolvedAlone)),
    width: '1.2fr',
  },
  number('firstReply', 'First reply', ({ firstReply }) => metricText('FirstReply', firstReply)),
  number('satisfaction', 'Rating', ({ satisfaction }) => metricText('Satisfaction', satisfaction)),
];

/** The same of labels, each with what bears it now, whatever the days. */
export const LABEL_COLUMNS: readonly TableColumn<BreakdownRow>[] = [
  ...BREAKDOWN_COLUMNS,
  {
    id: 'inbox',
    header: 'Inbox',
    align: 'end',
    width: 48,
    // Of a label that is gone the inbox has no list.
    cell: ({ name, label }) =>
      label && (
        <Link
          to={`${paths.inbox}?${new URLSearchParams({ status: 'any', label: label.id })}`}
          aria-label={`Open ${name} in the inbox`}
          className="link relative -my-1 inline-block py-1"
        >
          Open
        </Link>
      ),
  },
];
