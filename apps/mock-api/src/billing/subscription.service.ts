import type { ClientSubscription, ClientSubscriptionType } from '@parley/db';
import type { Stripe } from 'stripe';
import { domainError } from '#errors.ts';
import { atStripe, idOf } from '#outside/stripe.ts';
import { cardPayer, customerOf, type BillingDeps } from './customer.ts';
import { inTurn } from './inTurn.ts';
import { isSmaller } from './plans.ts';
import { priceOf } from './prices.ts';
import { promotionCodeOf } from './promotions.service.ts';
import { syncSubscription } from './syncSubscription.ts';

type Linked = ClientSubscription & { stripeId: string };

/**
 * Changes the plan: a larger one at once, for which the rest of the month is charged, a smaller one at the end of the month;
 * during the trial either at once and for nothing. The plan one is on gives up the smaller one that waits. Throws
 * PAYMENT_REFUSED, and everything is as before, when the card does not pay.
 */
export const updateSubscription = (deps: BillingDeps, clientId: string, type: ClientSubscriptionType) =>
  change(clientId, () => update(deps, clientId, type));

async function update(deps: BillingDeps, clientId: string, type: ClientSubscriptionType) {
  const present = await linkedSubscription(deps, clientId);
  if (present.cancellationDate !== null) {
    throw domainError('BAD_INPUT', 'Your plan has been cancelled. Reactivate the account first.');
  }
  if (present.status === 'Paused') return replacePaused(deps, present, type);
  await changePlan(deps, present, type);
  return syncSubscription(deps, clientId, present.stripeId);
}

/**
 * Goes on with a subscription that was cancelled, on another plan when one is named: before its end as if nothing had been,
 * after it with a new month, paid at once and without a trial. One that runs stays as it is.
 */
export const reactivateAccount = (deps: BillingDeps, clientId: string, type: ClientSubscriptionType | null) =>
  change(clientId, () => reactivate(deps, clientId, type));

async function reactivate(deps: BillingDeps, clientId: string, type: ClientSubscriptionType | null) {
  const present = await linkedSubscription(deps, clientId);
  if (present.cancellationDate === null) return present;
  if (present.status === 'Canceled') return subscribeAgain(deps, present, type ?? present.type);
  await atStripe(() => deps.stripe.subscriptions.update(present.stripeId, { cancel_at_period_end: false }));
  if (type !== null) await changePlan(deps, present, type);
  return syncSubscription(deps, clientId, present.stripeId);
}

/** Ends the subscription with the month that is paid for, or with the trial. What was to follow is given up. */
export const cancelSubscription = (deps: BillingDeps, clientId: string) =>
  change(clientId, () => cancel(deps, clientId));

async function cancel(deps: BillingDeps, clientId: string): Promise<ClientSubscription> {
  const present = await linkedSubscription(deps, clientId);
  if (present.cancellationDate !== null) return present;
  await releaseSchedule(deps, present);
  await atStripe(() => deps.stripe.subscriptions.update(present.stripeId, { cancel_at_period_end: true }));
  return syncSubscription(deps, clientId, present.stripeId);
}

/** Gives up the smaller plan that waits for the end of the month. */
export const undoDowngrade = (deps: BillingDeps, clientId: string) =>
  change(clientId, async () => {
    const present = await linkedSubscription(deps, clientId);
    await releaseSchedule(deps, present);
    return syncSubscription(deps, clientId, present.stripeId);
  });

/** The client's subscription, with what it is at Stripe. Throws BAD_INPUT where there is none yet. */
export async function linkedSubscription(deps: BillingDeps, clientId: string): Promise<Linked> {
  const { subscription } = await cardPayer(deps, clientId);
  if (!subscription?.stripeId) throw domainError('BAD_INPUT', 'Finish setting up your company first.');
  return { ...subscription, stripeId: subscription.stripeId };
}

/** Goes on with a subscription whose trial ended without a card, now that there is one: with a new month, paid at once. */
export const resumePaused = (deps: BillingDeps, clientId: string) =>
  change(clientId, async () => {
    const { subscription } = await deps.db.client.findUniqueOrThrow({
      where: { id: clientId },
      include: { subscription: true },
    });
    if (subscription?.status !== 'Paused' || !subscription.stripeId) return;
    await replacePaused(deps, { ...subscription, stripeId: subscription.stripeId }, subscription.type);
  });

/** A second press finds what the first one has done: no second subscription, no second bill. */
const change = <T>(clientId: string, act: () => Promise<T>) => inTurn(`plan of ${clientId}`, act);

async function changePlan(deps: BillingDeps, present: Linked, type: ClientSubscriptionType) {
  await releaseSchedule(deps, present);
  if (type === present.type) return;
  if (present.status !== 'Trialing' && isSmaller(type, present.type)) await scheduleDowngrade(deps, present, type);
  else await changeNow(deps, present, type);
}

/** The id of a subscription's one item, which its price hangs on. */
export async function itemOf(stripe: Stripe, stripeId: string): Promise<string> {
  const { items } = await stripe.subscriptions.retrieve(stripeId);
  const [item] = items.data;
  if (!item) throw new Error(`${stripeId} has no item.`);
  return item.id;
}

async function changeNow({ stripe }: BillingDeps, { stripeId, status }: Linked, type: ClientSubscriptionType) {
  const { id: price } = await priceOf(stripe, type);
  await atStripe(async () => {
    await stripe.subscriptions.update(stripeId, {
      items: [{ id: await itemOf(stripe, stripeId), price }],
      proration_behavior: status === 'Trialing' ? 'none' : 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
  });
}

async function scheduleDowngrade({ stripe }: BillingDeps, { stripeId }: Linked, type: ClientSubscriptionType) {
  const { id: price } = await priceOf(stripe, type);
  await atStripe(async () => {
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: stripeId });
    const [now] = schedule.phases;
    const present = idOf(now?.items[0]?.price);
    if (!now || !present) throw new Error(`${schedule.id} has no phase.`);
    await stripe.subscriptionSchedules.update(schedule.id, {
      phases: [
        {
          items: [{ price: present }],
          start_date: now.start_date,
          end_date: now.end_date,
        },
        { items: [{ price }], duration: { interval: 'month', interval_count: 1 }, proration_behavior: 'none' },
      ],
      end_behavior: 'release',
    });
  });
}

async function releaseSchedule({ stripe }: BillingDeps, { stripeId }: Linked) {
  await atStripe(async () => {
    const { schedule } = await stripe.subscriptions.retrieve(stripeId);
    const id = idOf(schedule);
    if (id !== null) await stripe.subscriptionSchedules.release(id);
  });
}

/** The paused one ends once the new one is paid for: so a card that is refused changes nothing. */
async function replacePaused(deps: BillingDeps, present: Linked, type: ClientSubscriptionType) {
  const made = await subscribeAgain(deps, present, type);
  await atStripe(() => deps.stripe.subscriptions.cancel(present.stripeId));
  return made;
}

async function subscribeAgain(deps: BillingDeps, { clientId }: Linked, type: ClientSubscriptionType) {
  const customer = await customerOf(deps, clientId);
  const { id: price } = await priceOf(deps.stripe, type);
  const code = await promotionCodeOf(deps, clientId);
  const made: Stripe.Subscription = await atStripe(() =>
    deps.stripe.subscriptions.create({
      customer,
      items: [{ price }],
      ...(code !== null && { discounts: [{ promotion_code: code }] }),
      payment_behavior: 'error_if_incomplete',
      metadata: { clientId },
    }),
  );
  await deps.db.client.update({ where: { id: clientId }, data: { promotionCodeId: null } });
  return syncSubscription(deps, clientId, made.id);
}
