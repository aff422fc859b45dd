import { inTurn } from '#billing/inTurn.ts';
import type { BillingDeps } from '#billing/customer.ts';
import { atStripe, hasCode } from '#outside/stripe.ts';

/**
 * Ends at Stripe what a company pays, at once, and forgets its cards there: a customer that is deleted keeps its invoices, which
 * the law wants kept. What was ended before is left alone, so that this can be repeated. Throws PAYMENTS_UNREACHABLE.
 */
export const endBilling = (deps: BillingDeps, clientId: string): Promise<void> =>
  inTurn(`plan of ${clientId}`, async () => {
    const { db, stripe } = deps;
    const { stripeCustomerId: customer } = await db.client.findUniqueOrThrow({ where: { id: clientId } });
    if (customer === null) return;
    await atStripe(async () => {
      try {
        const { data } = await stripe.subscriptions.list({ customer, limit: 100 });
        for (const { id } of data) await stripe.subscriptions.cancel(id);
        await stripe.customers.del(customer);
      } catch (error) {
        if (!hasCode(error, 'resource_missing')) throw error;
      }
    });
  });
