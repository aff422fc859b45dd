import { useCurrentUser } from '#session/currentUser.ts';
import { BillingDetailsSection } from './billing-details/BillingDetailsSection.tsx';
import { InvoicesSection } from './invoices/InvoicesSection.tsx';
import { NextInvoiceSection } from './invoices/NextInvoiceSection.tsx';

/** What is billed; nothing for who is invoiced by hand: no bill of theirs is at Stripe. */
export function BillSections() {
  if (useCurrentUser()?.client?.manuallyInvoiced) return null;
  return (
    <>
      <NextInvoiceSection />
      <InvoicesSection />
      <BillingDetailsSection />
    </>
  );
}
