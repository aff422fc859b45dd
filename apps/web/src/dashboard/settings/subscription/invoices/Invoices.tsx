import { useRef } from 'react';
import { FileText } from 'lucide-react';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay/hooks';
import { type Invoices_query$key } from '#generated/Invoices_query';
import { type InvoicesPaginationQuery } from '#generated/InvoicesPaginationQuery';
import { type InvoicesQuery } from '#generated/InvoicesQuery';
import { partPolicy } from '#router/routeParts.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import { INVOICE_COLUMNS } from './invoiceColumns.tsx';
import { OwedInvoice } from './OwedInvoice.tsx';

const PAGE = 12;

/** The invoices, a page of them at first. */
export function Invoices({ fetchKey }: { fetchKey: number }) {
  const query = useLazyLoadQuery<InvoicesQuery>(
    graphql`
      query InvoicesQuery @preloadable {
        ...Invoices_query
      }
    `,
    {},
    partPolicy(fetchKey),
  );
  return <InvoiceList query={query} />;
}

function InvoiceList({ query }: { query: Invoices_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<InvoicesPaginationQuery, Invoices_query$key>(
    graphql`
      fragment Invoices_query on Query
      @refetchable(queryName: "InvoicesPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 12 }, cursor: { type: "String" }) {
        invoices(first: $count, after: $cursor) @connection(key: "Invoices_invoices") {
          edges {
            node {
              id
              number
              status
              createdAt
              currency
              total
              pdfUrl
              ...OwedInvoice_invoice
            }
          }
        }
      }
    `,
    query,
  );
  const list = useRef<HTMLDivElement>(null);
  // The button that was pressed goes with what was owed.
  const focusList = () => list.current?.querySelector<HTMLElement>('[role="grid"]')?.focus();
  const invoices = data.invoices?.edges.map(({ node }) => node) ?? [];
  if (invoices.length === 0) {
    return (
      <div className="rounded-card border border-line">
        <EmptyState icon={FileText} title="No invoices yet">
          The first one appears when a plan is paid for.
        </EmptyState>
      </div>
    );
  }

  return (
    <>
      {invoices
        .filter(({ status }) => status === 'Open')
        .map((invoice) => (
          <OwedInvoice key={invoice.id} invoice={invoice} onPaid={focusList} />
        ))}
      <div ref={list} className="overflow-clip rounded-card border border-line bg-surface">
        <DataTable
          label="Invoices"
          columns={INVOICE_COLUMNS}
          rows={invoices}
          rowName={({ number }) => number}
          hasStickyHeader={false}
        />
        {hasNext && (
          <p className="border-t border-line p-2 text-center text-dense">
            <TextButton disabled={isLoadingNext} onClick={() => loadNext(PAGE)}>
              {isLoadingNext ? 'Loading' : 'Show older'}
            </TextButton>
          </p>
        )}
      </div>
    </>
  );
}
