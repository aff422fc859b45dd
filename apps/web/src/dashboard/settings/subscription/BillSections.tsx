import { graphql, useFragment } from 'react-relay';
import { type BillSections_client$key } from '#generated/BillSections_client';
import { BillingDetailsSection } from './billing-details/BillingDetailsSection.tsx';
import { HistorySection } from './history/HistorySection.tsx';
import { InvoicesSection } from './invoices/InvoicesSection.tsx';
import { NextInvoiceSection } from './invoices/NextInvoiceSection.tsx';

/** What is billed, what is owed first; nothing for who is invoiced by hand: no bill of theirs is at Stripe. */
export function BillSections({ client }: { client: BillSections_client$key }) {
  const { manuallyInvoiced, subscription } = useFragment(
    graphql`
      fragment BillSections_client on Client {
        manuallyInvoiced
        subscription {
          status
        }
      }
    `,
    client,
  );
  if (manuallyInvoiced) return null;
  const next = <NextInvoiceSection key="next" />;
  const invoices = <InvoicesSection key="invoices" />;
  return (
    <>
      {subscription?.status === 'PastDue' ? [invoices, next] : [next, invoices]}
      <BillingDetailsSection />
      <HistorySection />
    </>
  );
}
