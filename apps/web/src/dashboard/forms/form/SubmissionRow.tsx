/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows lie on a grid, and only those in sight are drawn */
import { CircleDashed, Star } from 'lucide-react';
import { answerText } from '@parley/form/answerText';
import type { FormField } from '@parley/form/form';
import type { SubmissionList_query$data } from '#generated/SubmissionList_query';
import { Badge } from '#ui/Badge.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Time } from '#ui/Time.tsx';

export type SubmissionRowData = SubmissionList_query$data['formSubmissions']['edges'][number]['node'];

/** How head and rows share their width; on phones without what is `WIDE`. */
export const GRID =
  'grid grid-cols-(--columns) items-center gap-3 px-5 text-dense max-md:grid-cols-(--columns-on-phones) max-md:px-4';
export const WIDE = 'max-md:hidden';

type SubmissionRowProps = {
  row: SubmissionRowData;
  /** Its place in the table, from 1 with the head. */
  number: number;
  columns: readonly FormField[];
  isOpen: boolean;
  onOpen: () => void;
  /** Null: nothing can be chosen. */
  onSelect: ((isRange: boolean) => void) | null;
  isSelected: boolean;
};

/** One submission of the table. */
export function SubmissionRow({ row, number, columns, isOpen, onOpen, onSelect, isSelected }: SubmissionRowProps) {
  const look = isSelected || isOpen ? 'bg-brand-soft' : '';
  return (
    <div
      role="row"
      aria-rowindex={number}
      className={`relative ${GRID} h-11 border-b border-line hover:bg-hover ${look}`}
    >
      {onSelect && (
        <span role="cell">
          <Checkbox
            className="relative z-1"
            value={isSelected}
            onChange={() => {}}
            onClick={({ shiftKey }) => onSelect(shiftKey)}
          >
            <span className="sr-only">{`Select ${row.visitorName}`}</span>
          </Checkbox>
        </span>
      )}
      <span role="cell">
        <Sign {...row} />
      </span>
      <span role="cell" className="min-w-0">
        <button
          type="button"
          aria-current={isOpen}
          onClick={onOpen}
          className={`block w-full truncate text-left -outline-offset-2 after:absolute after:inset-0 ${row.status === 'New' ? 'font-semibold' : ''}`}
        >
          {row.visitorName}
        </button>
      </span>
      {columns.map(({ id }) => (
        <span key={id} role="cell" className={`truncate text-ink-muted ${WIDE}`}>
          {answerTo(row, id)}
        </span>
      ))}
      <span role="cell">
        <State {...row} />
      </span>
      <span role="cell" className={`text-right ${WIDE}`}>
        <Time instant={row.activityAt} className="text-ink-muted" />
      </span>
    </div>
  );
}

function Sign({ isStarred }: SubmissionRowData) {
  return isStarred ? (
    <Star role="img" aria-label="Starred" className="size-4 fill-current text-caution" strokeWidth={1.75} />
  ) : (
    <span />
  );
}

function State({ state, status, answeredCount, askedCount }: SubmissionRowData) {
  if (status === 'Spam') return <Badge tone="caution">Spam</Badge>;
  if (state === 'Partial') return <Badge icon={CircleDashed}>{`Partial ${answeredCount}/${askedCount}`}</Badge>;
  return status === 'New' ? <Badge tone="busy">New</Badge> : <Badge tone="positive">Seen</Badge>;
}

/** In the words of the version that was asked; empty where it was not. */
function answerTo({ form, answers }: SubmissionRowData, fieldId: string): string {
  const field = form.fields.find(({ id }) => id === fieldId);
  return field ? answerText(field, answers[fieldId]) : '';
}
