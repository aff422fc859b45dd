import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';
import { config } from '#config.ts';
import { loadScript } from '#ui/loadScript.ts';

const TIMEOUT_MS = 15_000;

let loading: Promise<Stripe> | null = null;

/**
 * Stripe.js, once a page: from its own host in production, elsewhere the one that the configuration names (spec §9). Rejects
 * when it is blocked, does not come in time or has no key; the next call tries again.
 */
export function loadStripeJs(): Promise<Stripe> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<Stripe> {
  const { environment, stripeJsUrl, stripeKey } = config;
  const hasStripe = 'Stripe' in window;
  if (environment !== 'production' && !hasStripe) await loadScript(stripeJsUrl, TIMEOUT_MS);
  // It uses what is in the page, and asks js.stripe.com where there is nothing.
  const stripe = await inTime(loadStripe(stripeKey));
  if (!stripe) throw new Error('Stripe.js is for browsers.');
  return stripe;
}

async function inTime<T>(waited: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Stripe.js did not load in time.')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([waited, late]);
  } finally {
    clearTimeout(timer);
  }
}
