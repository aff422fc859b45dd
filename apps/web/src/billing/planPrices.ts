import { graphql, useLazyLoadQuery } from 'react-relay';
import { type GetMonthlySubscriptionPrices } from '#generated/GetMonthlySubscriptionPrices';
import { type PlanType } from './plans.ts';

/** What a plan costs, in dollars a month, and whether it has a trial. */
export type PlanPrice = { price: number; hasFreeTrial: boolean };

/** The plans' prices, as the server has them. */
export function usePlanPrices(fetchKey: number): Readonly<Record<PlanType, PlanPrice>> {
  const { stripePrices: prices } = useLazyLoadQuery<GetMonthlySubscriptionPrices>(
    graphql`
      query GetMonthlySubscriptionPrices {
        stripePrices {
          starterMonthlySubscription
          starterMonthlySubscriptionFreeTrial
          standardMonthlySubscription
          standardMonthlySubscriptionFreeTrial
          proMonthlySubscription
          proMonthlySubscriptionFreeTrial
          enterpriseMonthlySubscription
          enterpriseMonthlySubscriptionFreeTrial
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  return {
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
  };
}
