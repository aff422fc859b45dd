import { all, find, put, tell, type World } from './account.ts';
import { end, withPeriod, withPrice } from './changing.ts';
import { removeDiscounts } from './discounts.ts';
import { makeInvoice, usedUp } from './invoicing.ts';
import { currentPeriod, periodLine } from './lineItems.ts';
import { idOf, type Invoice, type Subscription } from './objects.ts';
import { payingMethod, tryToPay } from './payments.ts';
import { periodEnd } from './periods.ts';
import { enterPhase, phaseFrom } from './schedules.ts';

const DAY = 24 * 60 * 60;
const RUNNING = ['trialing', 'active', 'past_due'];

type Due = { at: number; happen: (world: World) => void };

/** Lets happen, in its order and each at its own instant, what time brings until `world.now`. */
export function playUntilNow(world: World) {
  const { now, account } = world;
  for (let due = firstDue(world); due && due.at <= now; due = firstDue(world)) {
    due.happen({ ...world, now: due.at, request: null });
  }
  account.playedUntil = Math.max(account.playedUntil, now);
}

/** The next instant at which time brings something, or an event is to be delivered, in seconds. */
export function nextMoment(world: World): number {
  const deliveries = world.account.outbox.map(({ notBefore }) => notBefore);
  return Math.min(firstDue(world)?.at ?? Infinity, ...deliveries);
}

function firstDue(world: World): Due | null {
  const running = all(world, 'subscription').filter(({ status }) => RUNNING.includes(status));
  const dues = [...running.flatMap((one) => duesOf(world, one)), ...retries(world)];
  return dues.toSorted((a, b) => a.at - b.at)[0] ?? null;
}

function duesOf(world: World, subscription: Subscription): Due[] {
  const { id } = subscription;
  const dues: Due[] = [{ at: currentPeriod(subscription).end, happen: (at) => endPeriod(at, id) }];
  const warning = (subscription.trial_end ?? 0) - 3 * DAY;
  if (subscription.status === 'trialing' && warning > world.account.playedUntil) {
    dues.push({ at: warning, happen: (at) => warn(at, id) });
  }
  return dues;
}

function retries(world: World): Due[] {
  return all(world, 'invoice').flatMap(({ id, status, next_payment_attempt: at }) =>
    status === 'open' && at !== null ? [{ at, happen: (moment: World) => retry(moment, id) }] : [],
  );
}

function warn(world: World, id: string) {
  tell(world, 'customer.subscription.trial_will_end', find(world, 'subscription', id));
  world.account.playedUntil = world.now;
}

/** The month or the trial is over: the subscription ends, or goes on at the price that its schedule has for now. */
function endPeriod(world: World, id: string) {
  const before = find(world, 'subscription', id);
  if (before.cancel_at_period_end) {
    end(world, before, 'cancellation_requested');
    return;
  }
  const isTrialOver = before.status === 'trialing';
  if (isTrialOver && payingMethod(world, before) === null) {
    const { missing_payment_method: how } = before.trial_settings?.end_behavior ?? {};
    if (how === 'cancel') {
      end(world, before, 'cancellation_requested');
      return;
    }
    if (how === 'pause') {
      const paused = put(world, { ...before, status: 'paused' as const });
      tell(world, 'customer.subscription.paused', paused);
      return;
    }
  }
  const phase = phaseFrom(world, before);
  const priced = phase ? withPrice(before, find(world, 'price', phase.price)) : before;
  const period = { start: world.now, end: periodEnd(before.billing_cycle_anchor, world.now) };
  const renewed = put(world, {
    ...withPeriod(priced, period),
    status: before.status === 'past_due' ? ('past_due' as const) : ('active' as const),
  });
  enterPhase(world, renewed);
  bill(world, find(world, 'subscription', id), before.status === 'past_due');
}

function bill(world: World, subscription: Subscription, owes: boolean) {
  const lines = [
    ...(world.account.prorations[subscription.id] ?? []),
    periodLine(world, subscription, currentPeriod(subscription), false),
  ];
  delete world.account.prorations[subscription.id];
  const invoice = makeInvoice(world, subscription, lines, 'subscription_cycle');
  const isPaid = tryToPay(world, invoice, payingMethod(world, subscription));
  const status = isPaid && !owes ? ('active' as const) : ('past_due' as const);
  const billed = put(world, { ...subscription, latest_invoice: invoice.id, status });
  tell(world, 'customer.subscription.updated', billed);
  removeDiscounts(world, billed, usedUp(world, invoice));
}

function retry(world: World, id: string) {
  const invoice: Invoice = find(world, 'invoice', id);
  const subscription = find(world, 'subscription', idOf(invoice.parent?.subscription_details?.subscription) ?? '');
  const isPaid = tryToPay(world, invoice, payingMethod(world, subscription));
  const isGivenUp = !isPaid && find(world, 'invoice', id).next_payment_attempt === null;
  if (isGivenUp) end(world, subscription, 'payment_failed');
  else if (isPaid) settle(world, subscription);
}

/** What was owed has been paid: it is as if nothing had been amiss, once nothing else is owed. */
export function settle(world: World, subscription: Subscription) {
  const owes = all(world, 'invoice').some(
    ({ status, parent }) => status === 'open' && parent?.subscription_details?.subscription === subscription.id,
  );
  if (owes || !['past_due', 'incomplete', 'unpaid'].includes(subscription.status)) return;
  const settled = put(world, { ...subscription, status: 'active' as const });
  tell(world, 'customer.subscription.updated', settled);
}
