import type { LoggedRequest } from './requestLog.ts';

/** The operations that the specification names (§7); a fault can be switched before any of them has been seen. */
const SPECIFIED = [
  'AccessTokenQuery',
  'GetCurrentUser',
  'ListAssistants',
  'GetClientFreeTrialInfo',
  'GetMonthlySubscriptionPrices',
  'ReactivateAccount',
  'UpdateSubscription',
  'CreateStripeSetupIntent',
  'ApplyStripePromotionCode',
  'RemoveStripePromotionCode',
  'StripePromotion',
  'GetPaymentMethods',
];

/** Names to offer for a fault: those lately seen, then the specification's. */
export function knownOperations(requests: readonly LoggedRequest[]): string[] {
  const seen = requests.flatMap(({ operation }) => (operation === null ? [] : [operation]));
  return [...new Set([...seen.toSorted(), ...SPECIFIED])];
}
