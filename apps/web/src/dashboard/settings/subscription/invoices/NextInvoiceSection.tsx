import { PromotionField } from '#billing/PromotionField.tsx';
import { Card } from '#ui/Card.tsx';
import { OwnSection } from '../OwnSection.tsx';
import { NextInvoice } from './NextInvoice.tsx';

/** What will be paid next, and the promotion code that lessens it. */
export function NextInvoiceSection() {
  return (
    <OwnSection title="Next invoice" what="next invoice">
      {(fetchKey) => (
        <Card>
          <NextInvoice fetchKey={fetchKey} />
          <div className="mt-4 border-t border-line pt-4">
            <div className="max-w-80 max-md:max-w-none">
              <PromotionField />
            </div>
          </div>
        </Card>
      )}
    </OwnSection>
  );
}
