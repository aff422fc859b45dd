import { counted } from '#ui/format.ts';
import { type TableColumn } from '#ui/table/column.ts';
import { Time } from '#ui/Time.tsx';
import { FormStatus } from './FormStatus.tsx';
import { FormRowMenu } from './FormRowMenu.tsx';
import { type FormRow } from './formRow.ts';

/** What is shown of each form. */
export const FORM_COLUMNS: readonly TableColumn<FormRow>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, sorts: 'ascending', cell: (form) => <Name {...form} /> },
  { id: 'status', header: 'Status', width: 150, onPhones: 'plain', cell: (form) => <FormStatus {...form} /> },
  {
    id: 'fields',
    header: 'Questions',
    width: 84,
    align: 'end',
    onPhones: 'hidden',
    cell: ({ fieldCount }) => fieldCount,
  },
  {
    id: 'submissions',
    header: 'Submissions',
    width: 130,
    align: 'end',
    cell: ({ submissionCounts: { all, unread } }) => (
      <span>
        {all.toLocaleString('en')}
        {unread > 0 && <span className="ml-2 text-brand">{`${unread} new`}</span>}
      </span>
    ),
  },
  {
    id: 'used',
    header: 'Used in',
    width: 150,
    onPhones: 'hidden',
    cell: ({ usedIn }) => (
      <span className="block truncate text-ink-muted" title={usedIn.map(({ name }) => name).join(', ')}>
        {usedIn.length === 0 ? 'Sent by hand' : usedIn.length === 1 ? usedIn[0]?.name : counted(usedIn.length, 'place')}
      </span>
    ),
  },
  {
    id: 'edited',
    header: 'Edited',
    width: 96,
    sorts: 'descending',
    onPhones: 'hidden',
    cell: ({ updatedAt }) => <Time instant={updatedAt} className="text-ink-muted" />,
  },
  {
    id: 'menu',
    header: 'Actions',
    width: 56,
    align: 'end',
    onPhones: 'plain',
    cell: (form) => (
      <span className="inline-flex max-md:absolute max-md:top-1.5 max-md:right-2">
        <FormRowMenu form={form} />
      </span>
    ),
  },
];

function Name({ name, description }: FormRow) {
  return (
    <span className="grid min-w-0">
      <span className="truncate font-medium">{name || 'Untitled form'}</span>
      {description && <span className="truncate text-xs font-normal text-ink-muted">{description}</span>}
    </span>
  );
}
