import type { ClientSubscription, ClientSubscriptionType } from '@parley/db';
import { domainError } from '#errors.ts';
import { atStripe, idOf } from '#outside/stripe.ts';
import { cardPayer, type BillingDeps } from './customer.ts';
import { followingSubscription, foundRunning } from './followingSubscription.ts';
import { withKeyLock } from '#withKeyLock.ts';
import { isSmaller } from './plans.ts';
import { priceOf } from './prices.ts';
import { syncSubscription } from './syncSubscription.ts';
import { upgrade } from './upgrade.ts';

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
  return goOn(deps, present, type);
}

/**
 * Goes on with a subscription that was cancelled, on another plan when one is named: before its end as if nothing had been,
 * after it with a new month, paid at once and without a trial. One that runs stays as it is. Throws PAYMENT_REFUSED, and it
 * stays cancelled, when the card does not pay.
 */
export const reactivateAccount = (deps: BillingDeps, clientId: string, type: ClientSubscriptionType | null) =>
  change(clientId, () => reactivate(deps, clientId, type));

async function reactivate(deps: BillingDeps, clientId: string, type: ClientSubscriptionType | null) {
  const present = await linkedSubscription(deps, clientId);
  if (present.cancellationDate === null) return present;
  return goOn(deps, present, type ?? present.type);
}

/**
 * Takes up a plan that paused at its trial's end for want of a card, paid at once. One that is not paused stays as it is. Throws
 * PAYMENT_REFUSED, and it stays paused, when the card does not pay.
 */
export const resumeSubscription = (deps: BillingDeps, clientId: string) =>
  change(clientId, async () => {
    const present = await linkedSubscription(deps, clientId);
    const isPaused = present.status === 'Paused' && present.cancellationDate === null;
    return isPaused ? goOn(deps, present, present.type) : present;
  });

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

/** Takes up a subscription that was made to follow one which does not run, when its answer was lost. */
export const takeUpFollowing = (deps: BillingDeps, clientId: string) =>
  change(clientId, async () => {
    const present = await linkedSubscription(deps, clientId);
    const found = await foundRunning(deps, present);
    if (found) await syncSubscription(deps, clientId, found.id);
  });

/** A second press finds what the first one has done: no second subscription, no second bill. */
const change = <T>(clientId: string, act: () => Promise<T>) => withKeyLock(`plan of ${clientId}`, act);

/** Has the subscription run on this plan: the present one where it still can, otherwise one that follows it. */
async function goOn(deps: BillingDeps, present: Linked, type: ClientSubscriptionType): Promise<ClientSubscription> {
  const { clientId, status, stripeId } = present;
  if (status !== 'Canceled' && status !== 'Paused') {
    await changePlan(deps, present, type);
    return syncSubscription(deps, clientId, stripeId);
  }
  const made = await followingSubscription(deps, present, type);
  // The paused one ends once the new one is paid for: so a card that is refused changes nothing.
  if (status === 'Paused') await atStripe(() => deps.stripe.subscriptions.cancel(stripeId));
  return made.type === type ? made : goOn(deps, await linkedSubscription(deps, clientId), type);
}

async function changePlan(deps: BillingDeps, present: Linked, type: ClientSubscriptionType) {
  await releaseSchedule(deps, present);
  const isLater = present.status !== 'Trialing' && isSmaller(type, present.type);
  if (type !== present.type && !isLater) return changeNow(deps, present, type);
  if (present.cancellationDate !== null) {
    await atStripe(() => deps.stripe.subscriptions.update(present.stripeId, { cancel_at_period_end: false }));
  }
  if (isLater) await scheduleDowngrade(deps, present, type);
}

/** In one request, so that a cancellation is not taken back when the card is refused. */
async function changeNow({ stripe, clock }: BillingDeps, present: Linked, type: ClientSubscriptionType) {
  const { stripeId, status, cancellationDate } = present;
  const { id: price } = await priceOf(stripe, type);
  await atStripe(async () => {
    const change = await upgrade(stripe, stripeId, price, clock.now());
    await stripe.subscriptions.update(stripeId, {
      ...(status === 'Trialing' ? { items: change.items, proration_behavior: 'none' } : change),
      payment_behavior: 'error_if_incomplete',
      ...(cancellationDate !== null && { cancel_at_period_end: false }),
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
