import { useDeferredValue, useState, type ReactNode } from 'react';
import { useBillingChanges } from '#billing/billingChanges.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Section } from '#ui/Section.tsx';
import { TextSkeleton } from '#ui/skeletons/TextSkeleton.tsx';

type OwnSectionProps = {
  title: string;
  description?: ReactNode;
  /** What is missing when it does not load, in the plural: «invoices». */
  what: string;
  /** In the shape of what comes. */
  fallback?: ReactNode;
  /** What asks: `fetchKey` is its query's, and grows from 0 with Retry and with whatever changes the bill. */
  children: (fetchKey: number) => ReactNode;
};

/** A section that asks for itself, beside the others: Stripe being away costs this one and not the screen. */
export function OwnSection({ title, description, what, fallback = <TextSkeleton />, children }: OwnSectionProps) {
  // Deferred: what stands there stays until the new answer has come.
  const changes = useDeferredValue(useBillingChanges());
  const [before] = useState(changes);
  return (
    <Section title={title} description={description}>
      <QueryBoundary what={what} fallback={fallback}>
        {(attempt) => children(attempt + changes - before)}
      </QueryBoundary>
    </Section>
  );
}
