import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { type GetFirstOrder } from '#generated/GetFirstOrder';
import { pricesByPlan } from '#billing/planPrices.ts';
import { type PlanType } from '#billing/plans.ts';
import { partPolicy } from '#router/routeParts.ts';
import { useNow } from '#ui/useNow.ts';
import { firstOrder } from './firstOrder.ts';

/** What the chosen plan costs, and which card pays. The route has asked for it; `attempt` asks again. */
export function useFirstOrder(plan: PlanType, attempt: number) {
  const { stripePrices, stripePromotion, paymentMethods } = useLazyLoadQuery<GetFirstOrder>(
    graphql`
      query GetFirstOrder @preloadable {
        stripePrices {
          ...planPrices_prices @relay(mask: false)
        }
        stripePromotion {
          id
          code
          type
          quantity
        }
        ...SavedCard_query @relay(mask: false)
      }
    `,
    {},
    partPolicy(attempt),
  );
  const price = pricesByPlan(stripePrices)[plan];
  const promotion = stripePromotion ?? null;
  return {
    ...price,
    promotion,
    card: paymentMethods.find(({ isDefault }) => isDefault) ?? null,
    ...firstOrder(price, promotion, useNow()),
  };
}
