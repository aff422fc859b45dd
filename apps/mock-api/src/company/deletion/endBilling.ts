import type { BillingDeps } from '#billing/customer.ts';
import { atStripe, hasCode } from '#outside/stripe.ts';

/**
 * Ends at Stripe what a company pays, at once, and forgets its cards there: a customer that is deleted keeps its invoices, which
 * the law wants kept. What was ended before is left alone, so that this can be repeated. Throws PAYMENTS_UNREACHABLE.
 */
export async function endBilling({ db, stripe }: BillingDeps, clientId: string): Promise<void> {
  const { stripeCustomerId: customer } = await db.client.findUniqueOrThrow({ where: { id: clientId } });
  if (customer === null) return;
  await atStripe(async () => {
    const subscriptions = await stripe.subscriptions.list({ customer, limit: 100 }).catch(nullWhenMissing);
    for (const { id } of subscriptions?.data ?? []) await stripe.subscriptions.cancel(id).catch(nullWhenMissing);
    await stripe.customers.del(customer).catch(nullWhenMissing);
  });
}

function nullWhenMissing(error: unknown): null {
  if (hasCode(error, 'resource_missing')) return null;
  throw error;
}
