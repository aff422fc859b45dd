import { Stripe } from 'stripe';
import type { Config } from '#config.ts';
import { domainError } from '#errors.ts';

const PATIENCE_MS = 20_000;

/** Our client of Stripe, or of whatever speaks its protocol at `apiUrl`. `http` is another way of sending, for tests. */
export function createStripe({ stripe }: Pick<Config, 'stripe'>, http?: Stripe.StripeConfig['httpClient']): Stripe {
  const { hostname, port, protocol } = new URL(stripe.apiUrl);
  return new Stripe(stripe.secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port }),
    ...(http && { httpClient: http }),
    telemetry: false,
    timeout: PATIENCE_MS,
    maxNetworkRetries: 2,
  });
}

/** The id of what Stripe names by its id, or gives whole where that was asked for; null for nothing. */
export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'object' ? (value?.id ?? null) : (value ?? null);

/** Whether Stripe refuses something with this code (https://docs.stripe.com/error-codes). */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Stripe.errors.StripeError && error.code === code;

/**
 * Does something at Stripe. Throws PAYMENT_REFUSED with the bank's sentence where a card is refused, and PAYMENTS_UNREACHABLE
 * where Stripe does not answer, so that people know that it is not theirs to mend. Anything else is a mistake of ours.
 */
export async function atStripe<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw domainError('PAYMENT_REFUSED', error.message);
    if (isAway(error)) {
      throw domainError('PAYMENTS_UNREACHABLE', 'Our payment provider does not answer. Try again in a moment.');
    }
    throw error;
  }
}

function isAway(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    (error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 500) >= 500)
  );
}
