import { Stripe } from 'stripe';
import type { Deps } from '#context.ts';
import { createStripe } from '#outside/stripe.ts';
import { standInState } from '#stand-ins/standInState.ts';
import { createStripeStandIn } from '#stand-ins/stripe/stripeStandIn.ts';
import { PUBLISHABLE_KEY } from '#stand-ins/stripe/keys.ts';

/** The stand-in, which keeps its account in the same database and hears of no port: by request, and our client of it. */
export function stripeForTests({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) {
  const standIn = createStripeStandIn({
    keys: { secretKey: config.stripe.secretKey, publishableKey: PUBLISHABLE_KEY },
    apiVersion: Stripe.API_VERSION,
    origin: () => config.stripe.apiUrl,
    clock,
    state: standInState(db, 'stripe'),
    webhooks: { url: () => null, secret: config.stripe.webhookSecret },
  });
  const send = (url: RequestInfo | URL, init?: RequestInit) => standIn.handle(new Request(url, init));
  const stripe = createStripe({ stripe: config.stripe }, Stripe.createFetchHttpClient(send));
  return { stripe, askStripe: standIn.handle };
}
