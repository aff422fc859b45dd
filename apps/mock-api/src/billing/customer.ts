import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { atStripe } from '#outside/stripe.ts';

export type BillingDeps = Pick<Context, 'db' | 'clock' | 'stripe'>;

/** The client, who pays by card. Throws BAD_INPUT for those who pay by invoice: theirs is arranged by hand. */
export async function cardPayer({ db }: Pick<BillingDeps, 'db'>, clientId: string) {
  const client = await db.client.findUniqueOrThrow({
    where: { id: clientId, deletedAt: null },
    include: { subscription: true },
  });
  if (!client.manuallyInvoiced) return client;
  throw domainError('BAD_INPUT', 'Your company pays by invoice. Write to us to change the plan.');
}

/** The id of the customer that a client is at Stripe, who is made there the first time. */
export async function customerOf({ db, stripe }: BillingDeps, clientId: string): Promise<string> {
  const client = await cardPayer({ db }, clientId);
  if (client.stripeCustomerId !== null) return client.stripeCustomerId;
  const { name, email } = client;
  const { id } = await atStripe(() =>
    stripe.customers.create({ name, email, metadata: { clientId } }, { idempotencyKey: `customer of ${clientId}` }),
  );
  await db.client.update({ where: { id: clientId }, data: { stripeCustomerId: id } });
  return id;
}
