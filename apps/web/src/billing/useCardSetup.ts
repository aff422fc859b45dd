import { useRef } from 'react';
import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { SetupIntent, StripeError } from '@stripe/stripe-js';
import { returnUrl } from './cardReturn.ts';
import { allow3dsFrame } from './allow3dsFrame.ts';
import { messages } from './messages.ts';
import { useCreateSetupIntent } from './useCreateSetupIntent.ts';

/** How saving a card went. `isChecked` is false while the fields themselves are wrong, and say so. */
export type CardOutcome = { id: string } | { problem: string | null; isChecked: boolean };

type CardSetup = { name: string; returnParams?: Readonly<Record<string, string>> };

/**
 * Saves the card that stands in the form (spec §4, «Card setup»): setup intent, validation, confirmation, which leaves the
 * page only where the bank wants it. Rejects with what the API says when there is no setup intent.
 *
 * An intent saves one card at most, and it is kept until it has: whoever tries again after an answer got lost does not have
 * the card twice.
 */
export function useCardSetup() {
  const stripe = useStripe();
  const elements = useElements();
  const { createSetupIntent } = useCreateSetupIntent();
  const secret = useRef<string | null>(null);

  return async ({ name, returnParams }: CardSetup): Promise<CardOutcome> => {
    if (!stripe || !elements) return { problem: messages.unknownCardProblem, isChecked: true };
    secret.current ??= await createSetupIntent();
    const { error: invalid } = await elements.submit();
    if (invalid) return { problem: problemOfFields(invalid), isChecked: false };

    const stopAsking = allow3dsFrame();
    const { error, setupIntent } = await stripe
      .confirmSetup({
        elements,
        clientSecret: secret.current,
        confirmParams: {
          return_url: returnUrl(window.location.href, returnParams),
          ...(name && { payment_method_data: { billing_details: { name } } }),
        },
        redirect: 'if_required',
      })
      .finally(stopAsking);
    const id = savedCard(setupIntent ?? error.setup_intent);
    if (id !== null) {
      secret.current = null;
      return { id };
    }
    // What cannot be confirmed any more is not tried again.
    if (error?.code === 'setup_intent_unexpected_state') secret.current = null;
    return { problem: error?.message ?? messages.unknownCardProblem, isChecked: true };
  };
}

/** The card that an intent has saved; null while it has not. */
export function savedCard(intent: SetupIntent | undefined): string | null {
  if (intent?.status !== 'succeeded') return null;
  const { payment_method: method } = intent;
  return typeof method === 'string' ? method : (method?.id ?? '');
}

/** The fields say themselves what is wrong with them. */
function problemOfFields({ type, message }: Pick<StripeError, 'type' | 'message'>): string | null {
  if (type === 'validation_error' && message) return null;
  return message ?? messages.unknownCardProblem;
}
