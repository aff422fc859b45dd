import type { ClientSubscription, ClientSubscriptionType, SubscriptionStatus } from '@parley/db';
import type { Stripe } from 'stripe';
import type { GivenPrice } from './prices.ts';

type Facts = Omit<ClientSubscription, 'clientId'>;

const STATUS: Readonly<Record<string, SubscriptionStatus>> = {
  trialing: 'Trialing',
  active: 'Active',
  past_due: 'PastDue',
  unpaid: 'PastDue',
  incomplete: 'PastDue',
  paused: 'Paused',
  canceled: 'Canceled',
  incomplete_expired: 'Canceled',
};

/** What a client's subscription is, by what Stripe says of it. `typeOf` knows which price is which plan's. */
export function subscriptionFacts(
  subscription: Stripe.Subscription,
  schedule: Stripe.SubscriptionSchedule | null,
  typeOf: (price: GivenPrice) => ClientSubscriptionType,
): Facts {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item.`);
  const type = typeOf(item.price);
  const next = nextPhase(schedule, item.current_period_end);
  const nextType = next && typeOf(next.price);
  const isWaiting = next !== null && nextType !== type;
  return {
    type,
    status: STATUS[subscription.status] ?? 'PastDue',
    trialEndsAt: dateOf(subscription.trial_end),
    periodStart: dateOf(item.current_period_start),
    periodEnd: dateOf(item.current_period_end),
    cancellationDate: dateOf(subscription.canceled_at),
    downgradeType: isWaiting ? nextType : null,
    downgradeDueDate: isWaiting ? dateOf(next.start) : null,
    stripeId: subscription.id,
  };
}

function nextPhase(schedule: Stripe.SubscriptionSchedule | null, periodEnd: number) {
  const phase = schedule?.phases.find(({ start_date: start }) => start >= periodEnd);
  const price = phase?.items[0]?.price;
  return phase && price ? { start: phase.start_date, price } : null;
}

const dateOf = (seconds: number | null) => (seconds === null ? null : new Date(seconds * 1000));
