import { Fragment, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type BillSections_client$key } from '#generated/BillSections_client';
import { BillingDetailsSection } from './billing-details/BillingDetailsSection.tsx';
import { HistorySection } from './history/HistorySection.tsx';
import { InvoicesSection } from './invoices/InvoicesSection.tsx';
import { NextInvoiceSection } from './invoices/NextInvoiceSection.tsx';

type BillSectionsProps = {
  client: BillSections_client$key;
  /** Sections that stand before the bill, and after what is owed. */
  children: ReactNode;
};

/** What is billed, what is owed first; nothing for who is invoiced by hand: no bill of theirs is at Stripe. */
export function BillSections({ client, children }: BillSectionsProps) {
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
  if (manuallyInvoiced) return children;
  const before = <Fragment key="before">{children}</Fragment>;
  const next = <NextInvoiceSection key="next" />;
  const invoices = <InvoicesSection key="invoices" />;
  return (
    <>
      {subscription?.status === 'PastDue' ? [invoices, before, next] : [before, next, invoices]}
      <BillingDetailsSection />
      <HistorySection />
    </>
  );
}
