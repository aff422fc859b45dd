import type { ClientSubscription, ClientSubscriptionType } from '@parley/db';
import type { Stripe } from 'stripe';
import { domainError } from '#errors.ts';
import { atStripe, hasCode } from '#outside/stripe.ts';
import { customerOf, type BillingDeps } from './customer.ts';
import { priceOf } from './prices.ts';
import { promotionCodeOf } from './promotions.service.ts';
import { syncSubscription } from './syncSubscription.ts';

/**
 * The subscription that follows one which has ended or paused: paid at once, and without a trial. One that was made before,
 * but whose answer was lost, is found and not made twice; it may be of another plan than is asked for now.
 */
export async function followingSubscription(
  deps: BillingDeps,
  present: ClientSubscription,
  type: ClientSubscriptionType,
): Promise<ClientSubscription> {
  const { clientId } = present;
  const { id } = (await foundRunning(deps, present)) ?? (await create(deps, clientId, type));
  await deps.db.client.update({ where: { id: clientId }, data: { promotionCodeId: null } });
  return syncSubscription(deps, clientId, id);
}

const RUNS: readonly Stripe.Subscription.Status[] = ['active', 'past_due', 'trialing'];

/** A subscription of the client's that runs at Stripe, although the one that is known does not. */
export async function foundRunning(
  deps: BillingDeps,
  present: ClientSubscription,
): Promise<Stripe.Subscription | null> {
  if (present.status !== 'Canceled' && present.status !== 'Paused') return null;
  const customer = await customerOf(deps, present.clientId);
  return foundAtStripe(deps, customer, present.stripeId);
}

/** A subscription that a customer runs at Stripe, other than the one that is known. */
export async function foundAtStripe(
  { stripe }: Pick<BillingDeps, 'stripe'>,
  customer: string,
  knownId: string | null = null,
): Promise<Stripe.Subscription | null> {
  const { data } = await atStripe(() => stripe.subscriptions.list({ customer, limit: 100 }));
  return data.find(({ id, status }) => id !== knownId && RUNS.includes(status)) ?? null;
}

async function create(deps: BillingDeps, clientId: string, type: ClientSubscriptionType): Promise<Stripe.Subscription> {
  const customer = await customerOf(deps, clientId);
  const { id: price } = await priceOf(deps.stripe, type);
  const code = await promotionCodeOf(deps, clientId);
  try {
    return await atStripe(() =>
      deps.stripe.subscriptions.create({
        customer,
        items: [{ price }],
        ...(code !== null && { discounts: [{ promotion_code: code }] }),
        payment_behavior: 'error_if_incomplete',
        metadata: { clientId },
      }),
    );
  } catch (error) {
    if (isWithoutCard(error)) throw domainError('BAD_INPUT', 'Add a card first.');
    throw error;
  }
}

/** Something is to be paid, and the customer has no card. */
const isWithoutCard = (error: unknown) =>
  hasCode(error, 'resource_missing') && /no attached payment/.test(String(error));
