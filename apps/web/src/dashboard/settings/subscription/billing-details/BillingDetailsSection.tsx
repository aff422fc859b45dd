import { OwnSection } from '../OwnSection.tsx';
import { BillingDetails } from './BillingDetails.tsx';

/** Whom the invoices are made out to, and where they are sent. */
export function BillingDetailsSection() {
  return (
    <OwnSection title="Billing details" what="billing details">
      {(fetchKey) => <BillingDetails fetchKey={fetchKey} />}
    </OwnSection>
  );
}
