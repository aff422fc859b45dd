import { Elements } from '@stripe/react-stripe-js';
import type { StripeElementsOptions } from '@stripe/stripe-js';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import { CardFields } from './CardFields.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import { messages } from './messages.ts';
import { useCardLook } from './useCardLook.ts';
import { useStripeJs } from './useStripeJs.ts';

export type CardFormProps = {
  submitLabel?: string;
  /** Cannot be sent yet: what it is for is not known. */
  isDisabled?: boolean;
  /** What the card is charged once it is saved, in cents; nothing is said of nothing. */
  charged?: number | null;
  /** Why what the card was saved for did not come about: stands beside the button, as what is wrong with the card does. */
  problem?: string | null;
  /**
   * The card has been saved, people have been told so, and the list of cards is up to date. The form stays busy until a
   * promise is settled, so that nothing is sent twice.
   */
  onAdded: (cardId: string) => void | Promise<void>;
  /** Whether something is under way that should not be closed. */
  onBusyChange?: (isBusy: boolean) => void;
  /**
   * Some banks ask their questions on a page of their own (3-D Secure). It leads back to this address with these parameters
   * added: show the form again where `returnedSecret` finds something in them, and it goes on, `onAdded` included.
   */
  returnParams?: Readonly<Record<string, string>>;
};

/** Setup mode: cards only, to be charged while nobody is there (spec §7, §9). */
const SETUP = {
  mode: 'setup',
  currency: 'usd',
  allowedPaymentMethodTypes: ['card'],
  setupFutureUsage: 'off_session',
} as const satisfies StripeElementsOptions;

/** The payment form (spec §2, §4): card, name, promotion code. What it holds of the card never reaches Parley. */
export function CardForm(form: CardFormProps) {
  const { stripe, hasFailed, retry } = useStripeJs();
  const appearance = useCardLook();
  if (hasFailed) {
    return (
      <FormNotice tone="critical">
        {messages.unknownCardProblem} The card form did not load. <TextButton onClick={retry}>Retry</TextButton>
      </FormNotice>
    );
  }
  if (!stripe) return <CardSkeleton />;
  return (
    <Elements stripe={stripe} options={{ ...SETUP, appearance }}>
      <CardFields {...form} />
    </Elements>
  );
}
