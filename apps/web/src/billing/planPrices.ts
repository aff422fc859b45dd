import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import {
  type GetMonthlySubscriptionPrices,
  type GetMonthlySubscriptionPrices$data,
} from '#generated/GetMonthlySubscriptionPrices';
import { partPolicy } from '#router/routeParts.ts';
import { type PlanType } from './plans.ts';

/** What a plan costs, in dollars a month, and whether it has a trial. */
export type PlanPrice = { price: number; hasFreeTrial: boolean };
type PlanPrices = Readonly<Record<PlanType, PlanPrice>>;

/** The prices of all plans, for whatever asks for them. */
export const planPricesFacts = graphql`
  fragment planPrices_prices on StripePrices {
    starterMonthlySubscription
    starterMonthlySubscriptionFreeTrial
    standardMonthlySubscription
    standardMonthlySubscriptionFreeTrial
    proMonthlySubscription
    proMonthlySubscriptionFreeTrial
    enterpriseMonthlySubscription
    enterpriseMonthlySubscriptionFreeTrial
  }
`;

/** The plans' prices, as the server has them; a route may have asked ahead. Another key asks again. */
export function usePlanPrices(fetchKey: number): PlanPrices {
  const { stripePrices } = useLazyLoadQuery<GetMonthlySubscriptionPrices>(
    graphql`
      query GetMonthlySubscriptionPrices @preloadable {
        stripePrices {
          ...planPrices_prices @relay(mask: false)
        }
      }
    `,
    {},
    partPolicy(fetchKey),
  );
  return pricesByPlan(stripePrices);
}

/** The same of an answer. */
export const pricesByPlan = (prices: GetMonthlySubscriptionPrices$data['stripePrices']): PlanPrices => ({
  Starter: {
    price: prices.starterMonthlySubscription,
    hasFreeTrial: Boolean(prices.starterMonthlySubscriptionFreeTrial),
  },
  Standard: {
    price: prices.standardMonthlySubscription,
    hasFreeTrial: Boolean(prices.standardMonthlySubscriptionFreeTrial),
  },
  Pro: { price: prices.proMonthlySubscription, hasFreeTrial: Boolean(prices.proMonthlySubscriptionFreeTrial) },
  Enterprise: {
    price: prices.enterpriseMonthlySubscription,
    hasFreeTrial: Boolean(prices.enterpriseMonthlySubscriptionFreeTrial),
  },
});
