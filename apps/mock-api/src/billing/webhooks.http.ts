import { Stripe } from 'stripe';
import * as v from 'valibot';
import type { Deps } from '#context.ts';
import type { Route } from '#transport/hooks.ts';
import { readText } from '#transport/readText.ts';
import { takeEvent } from './takeEvent.ts';

export const WEBHOOKS_PATH = '/stripe/webhooks';
/** Seconds that a signature may be older, or newer, than our clock. */
const TOLERANCE = 300;

/**
 * `POST /stripe/webhooks`: what Stripe tells of. 400 for what Stripe has not signed just now or is no event, 413 for what is
 * larger than any, 500 where it could not be taken in: then Stripe tells again later.
 */
export function webhooksRoute(deps: Deps): Route {
  return async (request) => {
    if (new URL(request.url).pathname !== WEBHOOKS_PATH) return null;
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
    const body = await readText(request);
    if (body === null) return new Response(null, { status: 413 });
    if (!isSigned(deps, body, request.headers.get('stripe-signature') ?? '')) {
      return new Response('The signature is missing, wrong, or not of now.', { status: 400 });
    }
    const event = eventIn(body);
    if (!event) return new Response('This is no event.', { status: 400 });
    await takeEvent(deps, event);
    return Response.json({ received: true });
  };
}

/** Whether Stripe has signed the body within the tolerance; the SDK itself lets signatures of the future pass. */
function isSigned({ config, clock, stripe }: Deps, body: string, signature: string): boolean {
  const now = Math.floor(clock.now().getTime() / 1000);
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  if (!(Math.abs(now - signedAt) <= TOLERANCE)) return false;
  try {
    const { webhookSecret } = config.stripe;
    return stripe.webhooks.signature?.verifyHeader(body, signature, webhookSecret, TOLERANCE, undefined, now) === true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}

const reference = v.nullish(v.union([v.string(), v.looseObject({ id: v.string() })]));

/** As much of an event as is relied on. */
const Event = v.looseObject({
  id: v.string(),
  object: v.literal('event'),
  type: v.string(),
  data: v.looseObject({
    object: v.looseObject({
      id: v.nullish(v.string()),
      customer: reference,
      payment_method: reference,
    }),
  }),
});

function eventIn(body: string): Stripe.Event | null {
  try {
    const given: unknown = JSON.parse(body);
    return isEvent(given) ? given : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function isEvent(given: unknown): given is Stripe.Event {
  const { success, output } = v.safeParse(Event, given);
  // Nothing but what is only coming, as the next invoice, has no id.
  return success && (typeof output.data.object.id === 'string' || !output.type.startsWith('customer.'));
}
