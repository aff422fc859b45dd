import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Section } from '#ui/Section.tsx';
import { TextSkeleton } from '#ui/skeletons/TextSkeleton.tsx';
import { BillingDetails } from './BillingDetails.tsx';

/**
 * Whom the invoices are made out to, and where they are sent. No change of the plan changes them, so that nothing asks anew,
 * and fails, while somebody types.
 */
export function BillingDetailsSection() {
  return (
    <Section title="Billing details">
      <QueryBoundary what="billing details" fallback={<TextSkeleton />}>
        {(attempt) => <BillingDetails fetchKey={attempt} />}
      </QueryBoundary>
    </Section>
  );
}
