import { Stripe } from 'stripe';
import type { Deps } from '#context.ts';
import type { Route } from '#transport/hooks.ts';
import { takeEvent } from './takeEvent.ts';

export const WEBHOOKS_PATH = '/stripe/webhooks';
/** Seconds that a signature may be older, or newer, than our clock. */
const TOLERANCE = 300;
/** Bytes. */
const LARGEST = 1024 * 1024;

/**
 * `POST /stripe/webhooks`: what Stripe tells of. 400 for what Stripe has not signed just now, 500 where it could not be taken
 * in: then Stripe tells again later.
 */
export function webhooksRoute(deps: Deps): Route {
  return async (request) => {
    if (new URL(request.url).pathname !== WEBHOOKS_PATH) return null;
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
    const body = await textOf(request);
    if (body === null) return new Response(null, { status: 413 });
    const event = signedEvent(deps, body, request.headers.get('stripe-signature') ?? '');
    if (!event) return new Response('The signature is missing, wrong, or not of now.', { status: 400 });
    await takeEvent(deps, event);
    return Response.json({ received: true });
  };
}

/** The body; null for one that is larger than any event, of which no more is read than that. */
async function textOf(request: Request): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > LARGEST) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The event, when Stripe has signed it within the tolerance; the SDK itself lets signatures of the future pass. */
function signedEvent({ config, clock, stripe }: Deps, body: string, signature: string): Stripe.Event | null {
  const now = Math.floor(clock.now().getTime() / 1000);
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (!(Math.abs(now - signedAt) <= TOLERANCE)) return null;
  try {
    return stripe.webhooks.constructEvent(body, signature, config.stripe.webhookSecret, TOLERANCE, undefined, now);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return null;
    throw error;
  }
}
