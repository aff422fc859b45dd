import { File, FileSpreadsheet, FileText, Presentation, type LucideIcon } from 'lucide-react';
import { Badge } from '#ui/Badge.tsx';
import { bytes, counted } from '#ui/format.ts';
import { type TableColumn } from '#ui/table/column.ts';
import { Time } from '#ui/Time.tsx';
import { GptStatus } from '../GptStatus.tsx';
import { type DocumentRow } from './documentRow.ts';

/** What is shown of each document. */
export const DOCUMENT_COLUMNS: readonly TableColumn<DocumentRow>[] = [
  { id: 'title', header: 'Title', isRowHeader: true, sorts: 'ascending', cell: (row) => <Name {...row} /> },
  {
    id: 'category',
    header: 'Category',
    width: 112,
    onPhones: 'hidden',
    cell: ({ category }) => <span className="block truncate text-ink-muted">{category?.name ?? 'None'}</span>,
  },
  {
    id: 'gpt',
    header: 'GPT status',
    width: 150,
    onPhones: 'plain',
    cell: (row) =>
      row.document && row.document.receivedBytes < row.document.size ? (
        <Badge>Not all of it has come</Badge>
      ) : (
        <GptStatus article={row} />
      ),
  },
  {
    id: 'pages',
    header: 'Pages',
    width: 56,
    align: 'end',
    onPhones: 'hidden',
    cell: ({ document }) => document?.pages ?? <span className="text-ink-muted">none</span>,
  },
  {
    id: 'size',
    header: 'Size',
    width: 72,
    align: 'end',
    onPhones: 'hidden',
    cell: ({ document }) => document && bytes(document.size),
  },
  {
    id: 'edited',
    header: 'Added',
    width: 88,
    sorts: 'descending',
    onPhones: 'hidden',
    cell: ({ updatedAt }) => <Time instant={updatedAt} className="text-ink-muted" />,
  },
];

const ICONS: Readonly<Record<string, LucideIcon>> = {
  xlsx: FileSpreadsheet,
  csv: FileSpreadsheet,
  tsv: FileSpreadsheet,
  pptx: Presentation,
  pdf: FileText,
  docx: FileText,
  md: FileText,
};

function Name({ title, document, passageCount }: DocumentRow) {
  const Icon = ICONS[document?.name.split('.').at(-1)?.toLowerCase() ?? ''] ?? File;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Icon aria-hidden className="size-4 flex-none text-ink-faint" strokeWidth={1.75} />
      <span className="truncate" title={document?.name}>
        {title}
      </span>
      {passageCount > 0 && (
        <span className="flex-none text-xs text-ink-faint max-md:hidden">{counted(passageCount, 'passage')}</span>
      )}
      {document?.sameAs && <Badge>{`Same as ${document.sameAs.title}`}</Badge>}
    </span>
  );
}
