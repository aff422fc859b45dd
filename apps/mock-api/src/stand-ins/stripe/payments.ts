import { find, put, tell, type World } from './account.ts';
import { isExpired } from './cards.ts';
import { cardRefused, invalid, StripeError } from './errors.ts';
import { idOf, type Invoice, type Subscription } from './objects.ts';

/** After how many days each further attempt follows; then it is given up. */
const RETRIES_DAYS = [3, 5, 7];
const DAY = 24 * 60 * 60;

/** The card that is charged for a subscription; null when there is none. */
export function payingMethod(world: World, subscription: Subscription): string | null {
  const { invoice_settings: settings } = find(world, 'customer', subscription.customer);
  return subscription.default_payment_method ?? idOf(settings.default_payment_method);
}

/**
 * Takes the money for an open invoice. Throws what the bank says when it does not give it; the invoice stays as it was then.
 * `isConfirmed`: the bank has asked the card's owner, who was there.
 */
export function pay(world: World, invoice: Invoice, methodId: string | null, { isConfirmed = false } = {}): Invoice {
  if (invoice.amount_due > 0) assertCharges(world, methodId, isConfirmed);
  const paid = put(world, {
    ...invoice,
    status: 'paid' as const,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.attempt_count + (invoice.amount_due > 0 ? 1 : 0),
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: world.now },
  });
  tell(world, 'invoice.paid', paid);
  tell(world, 'invoice.payment_succeeded', paid);
  return paid;
}

/** As `pay`, which is tried again some days later when the bank refuses. Answers whether the money came. */
export function tryToPay(world: World, invoice: Invoice, methodId: string | null): boolean {
  try {
    pay(world, invoice, methodId);
    return true;
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    const days = RETRIES_DAYS[invoice.attempt_count];
    const failed = put(world, {
      ...invoice,
      attempted: true,
      attempt_count: invoice.attempt_count + 1,
      next_payment_attempt: days === undefined ? null : world.now + days * DAY,
    });
    tell(world, 'invoice.payment_failed', failed);
    return false;
  }
}

function assertCharges(world: World, methodId: string | null, isConfirmed: boolean) {
  if (methodId === null) {
    const message =
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.';
    throw invalid(message, { code: 'resource_missing' });
  }
  const { card } = find(world, 'payment_method', methodId);
  if (isExpired(card, world.now)) throw cardRefused({ code: 'expired_card', message: 'Your card has expired.' });
  const { onCharge = 'fine' } = world.account.cards[methodId] ?? {};
  if (onCharge === 'fine' || (isConfirmed && asksOwner(world, methodId))) return;
  throw cardRefused(onCharge);
}

/** Whether the bank pays only once the card's owner has said that it is they. */
export function asksOwner(world: World, methodId: string | null): boolean {
  const { onCharge } = world.account.cards[methodId ?? ''] ?? {};
  return typeof onCharge === 'object' && onCharge.code === 'authentication_required';
}
