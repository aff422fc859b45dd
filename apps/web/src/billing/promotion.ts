import { graphql } from 'react-relay/hooks';
import { type RecordSourceSelectorProxy } from 'relay-runtime';
import { type StripePromotionType } from '#generated/StripePromotion';
import { dollars } from './plans.ts';

/** The promotion that lessens the client's invoices. No answer is kept (spec §7): ask with a policy that goes to the network. */
export const stripePromotion = graphql`
  query StripePromotion {
    stripePromotion {
      id
      code
      type
      quantity
    }
  }
`;

/** For updaters: the promotion is what this mutation answered; none when it took one away. */
export function setPromotion(store: RecordSourceSelectorProxy, answeredBy: 'applyStripePromotionCode' | null) {
  const root = store.getRoot();
  const promotion = answeredBy && store.getRootField(answeredBy);
  if (promotion) root.setLinkedRecord(promotion, 'stripePromotion');
  else root.setValue(null, 'stripePromotion');
}

/** What a promotion takes off: «20% off», «$10 off». */
export function promotionText({ type, quantity }: { type: StripePromotionType; quantity: number }): string {
  return type === 'Percent' ? `${quantity}% off` : `${dollars(quantity)} off`;
}
