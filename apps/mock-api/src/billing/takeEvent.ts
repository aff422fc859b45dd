import type { Stripe } from 'stripe';
import type { Deps } from '#context.ts';
import { idOf } from '#outside/stripe.ts';
import { noteNotice } from './notices/noteNotice.ts';
import { noticeOf } from './notices/noticeOf.ts';
import { paymentMethods } from './paymentMethods.service.ts';
import { settleWithNewCard } from './settleWithNewCard.ts';
import { takeUpFollowing } from './subscription.service.ts';
import { syncSubscription } from './syncSubscription.ts';

/**
 * Takes in what Stripe tells of: whatever it is, what it concerns is read anew, so that order and repetition do not matter.
 * An event that was taken in before does nothing.
 */
export async function takeEvent(deps: Deps, event: Stripe.Event): Promise<void> {
  if (await deps.db.stripeEvent.findUnique({ where: { id: event.id } })) return;
  const { subscription, customer } = concerned(event);
  const client = await deps.db.client.findFirst({
    where: { stripeCustomerId: customer ?? '' },
    include: { subscription: true },
  });
  if (client) {
    const stripeId = subscription ?? client.subscription?.stripeId;
    if (stripeId && isCurrent(client.subscription?.stripeId, stripeId, event)) {
      await syncSubscription(deps, client.id, stripeId);
    } else if (client.subscription && !client.manuallyInvoiced && event.type === 'customer.subscription.created') {
      await takeUpFollowing(deps, client.id);
    }
    if (event.type.startsWith('payment_method.')) await paymentMethods(deps, client.id);
    const card = event.type === 'setup_intent.succeeded' ? idOf(event.data.object.payment_method) : null;
    if (card !== null) await settleWithNewCard(deps, client.id, card);
    const notice = noticeOf(event);
    if (notice) await noteNotice(deps, client.id, notice);
  }
  const taken = { id: event.id, receivedAt: deps.clock.now() };
  await deps.db.stripeEvent.upsert({ where: { id: event.id }, create: taken, update: {} });
}

/** Late news of a subscription that another one has followed says nothing of the client’s. */
const isCurrent = (present: string | null | undefined, told: string, { type }: Stripe.Event) =>
  present === told || (!present && type !== 'customer.subscription.deleted');

function concerned({ type, data }: Stripe.Event): { subscription: string | null; customer: string | null } {
  const object: Record<string, unknown> = { ...data.object };
  const idIn = (value: unknown) => {
    if (typeof value === 'string') return value;
    return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
      ? value.id
      : null;
  };
  const isSubscription = type.startsWith('customer.subscription.');
  const isCustomer = object.object === 'customer';
  return {
    subscription: isSubscription ? idIn(object.id) : null,
    customer: isCustomer ? idIn(object.id) : idIn(object.customer),
  };
}
