import { Download } from 'lucide-react';
import { type InvoiceStatus } from '#generated/Invoices_query';
import { Badge } from '#ui/Badge.tsx';
import { CompanyDay } from '#ui/CompanyDay.tsx';
import { money } from '#ui/format.ts';
import { type TableColumn } from '#ui/table/column.ts';

export type InvoiceRow = {
  id: string;
  number: string;
  status: InvoiceStatus;
  createdAt: string;
  currency: string;
  total: number;
  pdfUrl: string | null | undefined;
};

const STATUS = {
  Open: { tone: 'caution', label: 'Overdue' },
  Paid: { tone: 'positive', label: 'Paid' },
  Void: { tone: 'neutral', label: 'Void' },
  Uncollectible: { tone: 'critical', label: 'Written off' },
} as const;

/** What is shown of each invoice. */
export const INVOICE_COLUMNS: readonly TableColumn<InvoiceRow>[] = [
  { id: 'number', header: 'Number', isRowHeader: true, width: '1.4fr', cell: ({ number }) => number },
  {
    id: 'createdAt',
    header: 'Date',
    width: '1.4fr',
    onPhones: 'plain',
    cell: ({ createdAt }) => <CompanyDay instant={createdAt} />,
  },
  { id: 'status', header: 'Status', onPhones: 'plain', cell: ({ status }) => <Status status={status} /> },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    onPhones: 'plain',
    cell: ({ total, currency }) => money(total, currency),
  },
  { id: 'pdf', header: 'PDF', align: 'end', width: 64, onPhones: 'plain', cell: (invoice) => <Pdf {...invoice} /> },
];

function Status({ status }: { status: InvoiceStatus }) {
  const { tone, label } = STATUS[status];
  return <Badge tone={tone}>{label}</Badge>;
}

function Pdf({ number, pdfUrl }: Pick<InvoiceRow, 'number' | 'pdfUrl'>) {
  if (!pdfUrl) return null;
  return (
    <a
      href={pdfUrl}
      target="_blank"
      rel="noreferrer"
      aria-label={`Download invoice ${number} as PDF`}
      className="link inline-flex min-h-6 items-center gap-1"
    >
      <Download aria-hidden className="size-3.5" strokeWidth={1.75} />
      PDF
    </a>
  );
}
