import { useEffect, useState } from 'react';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripeJs } from './stripeJs.ts';

/** Stripe.js for a form that needs it: null until it is there, `hasFailed` when it could not be had. */
export function useStripeJs() {
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);

  useEffect(() => {
    let isGone = false;
    loadStripeJs().then(
      (loaded) => !isGone && setStripe(loaded),
      () => !isGone && setFailedAttempt(attempt),
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);

  return { stripe, hasFailed: failedAttempt === attempt, retry: () => setAttempt((before) => before + 1) };
}
