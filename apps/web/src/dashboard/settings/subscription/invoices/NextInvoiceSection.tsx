import { Card } from '#ui/Card.tsx';
import { OwnSection } from '../OwnSection.tsx';
import { NextInvoice } from './NextInvoice.tsx';

/** What will be paid next, and what a promotion takes off of it. */
export function NextInvoiceSection() {
  return (
    <OwnSection title="Next invoice" what="next invoice">
      {(fetchKey) => (
        <Card>
          <NextInvoice fetchKey={fetchKey} />
        </Card>
      )}
    </OwnSection>
  );
}
