import type { ClientSubscription } from '@parley/db';
import type { Stripe } from 'stripe';
import { atStripe } from '#outside/stripe.ts';
import type { BillingDeps } from './customer.ts';
import { withKeyLock } from '#withKeyLock.ts';
import { planOfPrice, planPrices } from './prices.ts';
import { subscriptionFacts } from './subscriptionFacts.ts';
import { followSubscription } from './usage/periods.ts';

/**
 * Writes down of a client's subscription what Stripe says of it now, whatever said before that something has changed: so it
 * does not matter in which order, or how often, that is told. One after the other for each client.
 */
export function syncSubscription(deps: BillingDeps, clientId: string, stripeId: string): Promise<ClientSubscription> {
  return withKeyLock(`subscription of ${clientId}`, () => sync(deps, clientId, stripeId));
}

async function sync(deps: BillingDeps, clientId: string, stripeId: string): Promise<ClientSubscription> {
  const { stripe, db, clock } = deps;
  const [subscription, prices] = await atStripe(() =>
    Promise.all([
      stripe.subscriptions.retrieve(stripeId, { expand: ['schedule.phases.items.price'] }),
      planPrices(stripe),
    ]),
  );
  const facts = subscriptionFacts(subscription, scheduleOf(subscription), (price) => planOfPrice(prices, price));
  return db.$transaction(async (tx) => {
    const row = await tx.clientSubscription.upsert({
      where: { clientId },
      create: { clientId, ...facts },
      update: facts,
    });
    await followSubscription(tx, row, clock.now());
    return row;
  });
}

const scheduleOf = ({ schedule }: Stripe.Subscription) => (typeof schedule === 'object' ? schedule : null);
