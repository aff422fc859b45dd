import { RowsSkeleton } from '#ui/skeletons/RowsSkeleton.tsx';
import { OwnSection } from '../OwnSection.tsx';
import { Invoices } from './Invoices.tsx';

/** What was billed, newest first; what is owed stands before it. */
export function InvoicesSection() {
  return (
    <OwnSection title="Invoices" what="invoices" fallback={<RowsSkeleton rows={3} isTall={false} />}>
      {(fetchKey) => <Invoices fetchKey={fetchKey} />}
    </OwnSection>
  );
}
