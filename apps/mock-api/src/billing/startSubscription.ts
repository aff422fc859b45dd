import type { ClientSubscription, ClientSubscriptionType } from '@parley/db';
import { atStripe } from '#outside/stripe.ts';
import { cardPayer, customerOf, type BillingDeps } from './customer.ts';
import { foundAtStripe } from './followingSubscription.ts';
import { withKeyLock } from '#withKeyLock.ts';
import { priceOf } from './prices.ts';
import { syncSubscription } from './syncSubscription.ts';

/**
 * A client's first subscription, in its trial where the plan has one, with the promotion that was entered before. Whoever has
 * a subscription keeps it, also one that runs at Stripe because its answer was lost. Without a card at the end of the trial it pauses.
 */
export const startSubscription = (deps: BillingDeps, clientId: string, type: ClientSubscriptionType) =>
  withKeyLock(`plan of ${clientId}`, () => start(deps, clientId, type));

async function start(deps: BillingDeps, clientId: string, type: ClientSubscriptionType): Promise<ClientSubscription> {
  const { subscription, promotionCodeId } = await cardPayer(deps, clientId);
  if (subscription) return subscription;
  const customer = await customerOf(deps, clientId);
  const { id: price, trialDays } = await priceOf(deps.stripe, type);
  // One whose answer was lost runs there already.
  const made =
    (await foundAtStripe(deps, customer)) ??
    (await atStripe(() =>
      deps.stripe.subscriptions.create({
        customer,
        items: [{ price }],
        ...(trialDays > 0 && { trial_period_days: trialDays }),
        trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
        ...(promotionCodeId !== null && { discounts: [{ promotion_code: promotionCodeId }] }),
        payment_behavior: 'error_if_incomplete',
        metadata: { clientId },
      }),
    ));
  await deps.db.client.update({ where: { id: clientId }, data: { promotionCodeId: null } });
  return syncSubscription(deps, clientId, made.id);
}
