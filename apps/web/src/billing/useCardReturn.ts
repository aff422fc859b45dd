import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { returnedSecret, withoutReturn } from './cardReturn.ts';
import { messages } from './messages.ts';
import { loadStripeJs } from './stripeJs.ts';
import { type CardOutcome, savedCard } from './useCardSetup.ts';

/** Each return is dealt with once. */
const dealtWith = new Set<string>();

/**
 * Whoever comes back from the bank's own page to a form learns how it went: `onOutcome` is told, from Stripe itself and not
 * from the address, which is cleaned at once. Answers whether that is still being asked.
 */
export function useCardReturn(onOutcome: (outcome: CardOutcome) => Promise<void>) {
  const [search, setSearch] = useSearchParams();
  const secret = returnedSecret(search);
  const [isAsking, setIsAsking] = useState(secret !== null);
  const tell = useRef(onOutcome);
  useEffect(() => {
    tell.current = onOutcome;
  });

  useEffect(() => {
    if (secret === null || dealtWith.has(secret)) return;
    dealtWith.add(secret);
    setSearch(withoutReturn, { replace: true, preventScrollReset: true });
    void outcomeOf(secret)
      .then((outcome) => tell.current(outcome))
      .finally(() => setIsAsking(false));
  }, [secret, setSearch]);

  return isAsking;
}

async function outcomeOf(secret: string): Promise<CardOutcome> {
  const unknown = { problem: messages.unknownCardProblem, isChecked: true };
  try {
    const stripe = await loadStripeJs();
    const { setupIntent, error } = await stripe.retrieveSetupIntent(secret);
    const id = savedCard(setupIntent);
    if (id !== null) return { id };
    const problem = error?.message ?? setupIntent?.last_setup_error?.message;
    return problem ? { ...unknown, problem } : unknown;
  } catch {
    // Stripe.js is blocked: the form says so too.
    return unknown;
  }
}
