import type { Prisma } from '@parley/db';
import { isDomainError } from '#errors.ts';
import type { BillingDeps } from '../customer.ts';
import { paymentMethods } from '../paymentMethods.service.ts';

/** So many at a time; the next ones follow the next time. */
const AT_ONCE = 20;

/** Asks Stripe when cards end that were there before that was kept; nobody else may ever look at them. */
export async function readUnknownCards(deps: BillingDeps, whose: Prisma.ClientWhereInput): Promise<void> {
  const clients = await deps.db.client.findMany({
    where: { ...whose, paymentMethodEntered: true, cardExpiresAt: null },
    take: AT_ONCE,
    select: { id: true },
  });
  for (const { id } of clients) {
    try {
      await paymentMethods(deps, id);
    } catch (error) {
      // One that fails must not keep those behind it from being read.
      console.error(`Reading the cards of ${id} failed:`, error);
      if (isDomainError(error, 'PAYMENTS_UNREACHABLE')) return;
    }
  }
}
