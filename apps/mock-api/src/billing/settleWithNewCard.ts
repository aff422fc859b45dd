import { GraphQLError } from 'graphql';
import { atStripe } from '#outside/stripe.ts';
import { customerOf, type BillingDeps } from './customer.ts';
import { payOwed } from './invoices.service.ts';
import { paymentMethods, setDefaultPaymentMethod } from './paymentMethods.service.ts';

/**
 * A card has been added: what is owed is paid with it, and with it from now on, since the one before did not pay. Where the
 * card does not pay, all stays as it was; the client sees what is owed. A trial that paused without a card is left alone:
 * which plan is to be paid, only the page knows.
 */
export async function settleWithNewCard(deps: BillingDeps, clientId: string, card: string): Promise<void> {
  const customer = await customerOf(deps, clientId);
  const cards = await paymentMethods(deps, clientId);
  // It was saved again since.
  if (!cards.some(({ id }) => id === card)) return;
  try {
    const { data: owed } = await atStripe(() => deps.stripe.invoices.list({ customer, status: 'open', limit: 100 }));
    for (const { id } of owed.toReversed()) {
      await payOwed(deps, id, card);
    }
    if (owed.length > 0) await setDefaultPaymentMethod(deps, clientId, card);
  } catch (error) {
    if (!(error instanceof GraphQLError) || error.extensions.code !== 'PAYMENT_REFUSED') throw error;
  }
}
