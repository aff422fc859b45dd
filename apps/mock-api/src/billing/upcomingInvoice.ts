import type { UpcomingInvoice } from '#__generated__/resolvers.ts';
import { atStripe, hasCode, idOf } from '#outside/stripe.ts';
import { cardPayer, type BillingDeps } from './customer.ts';
import { sumsOf } from './invoices.service.ts';

/**
 * The invoice that follows by itself, with what the promotion and credit take off, and at the price of a smaller plan that
 * waits. Null where none follows: without a subscription, and for one that ends, has ended, or waits for a card.
 */
export async function upcomingInvoice(deps: BillingDeps, clientId: string): Promise<UpcomingInvoice | null> {
  const { subscription } = await cardPayer(deps, clientId);
  const stripeId = subscription?.stripeId;
  if (!stripeId || subscription.cancellationDate !== null || subscription.status === 'Paused') return null;
  const preview = await atStripe(async () => {
    const { schedule } = await deps.stripe.subscriptions.retrieve(stripeId);
    // Stripe takes a schedule in place of the subscription that it leads.
    const scheduleId = idOf(schedule);
    return deps.stripe.invoices
      .createPreview(scheduleId === null ? { subscription: stripeId } : { schedule: scheduleId })
      .catch(nullWhenNone);
  });
  return preview && { dueAt: new Date(preview.created * 1000), ...sumsOf(preview) };
}

/** Stripe refuses to foretell what will not be. */
function nullWhenNone(error: unknown): null {
  if (hasCode(error, 'invoice_upcoming_none')) return null;
  throw error;
}
