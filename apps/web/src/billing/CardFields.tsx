import { useState } from 'react';
import { PaymentElement } from '@stripe/react-stripe-js';
import type { StripePaymentElementOptions } from '@stripe/stripe-js';
import { Lock } from 'lucide-react';
import { UnsavedChanges } from '#ui/dialogs/UnsavedChanges.tsx';
import { Button } from '#ui/Button.tsx';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { money } from '#ui/format.ts';
import { TextField } from '#ui/TextField.tsx';
import { type CardFormProps } from './CardForm.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';
import { messages } from './messages.ts';
import { PromotionField } from './PromotionField.tsx';
import { useAddCard } from './useAddCard.ts';

const CARD_ONLY: StripePaymentElementOptions = {
  layout: { type: 'tabs' },
  wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
};

/** The form itself, once the provider's script is there. */
export function CardFields({
  submitLabel = 'Add Payment Method',
  isDisabled = false,
  charged = null,
  problem: problemAfter = null,
  ...form
}: CardFormProps) {
  const [name, setName] = useState('');
  const [hasCard, setHasCard] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const {
    add,
    isBusy,
    problem: problemOfCard,
    report,
    forget,
  } = useAddCard({
    ...form,
    onAdded: (id) => {
      // It is kept from here on.
      setHasCard(false);
      return form.onAdded(id);
    },
  });
  const problem = problemOfCard ?? problemAfter;

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        // Enter in the card's own fields sends the form whatever its button says.
        if (!isDisabled) void add(name.trim());
      }}
    >
      <TextField
        label="Name on card"
        name="ccname"
        autoComplete="cc-name"
        labelAside={<span className="text-xs text-ink-faint">Optional</span>}
        value={name}
        onChange={setName}
        isDisabled={isBusy}
      />
      <div>
        {!isReady && <CardSkeleton />}
        <PaymentElement
          options={CARD_ONLY}
          onReady={() => setIsReady(true)}
          onChange={({ empty }) => {
            setHasCard(!empty);
            forget();
          }}
          onLoadError={({ error }) => report(error.message ?? messages.unknownCardProblem)}
        />
      </div>
      <PromotionField />
      {problem && <FormNotice tone="critical">{problem}</FormNotice>}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isWide
        disabled={!isReady || isDisabled}
        isBusy={isBusy}
        busyLabel="Adding payment method"
      >
        {submitLabel}
      </Button>
      {charged !== null && charged > 0 && (
        <p className="text-center text-dense text-ink-muted">
          {money(charged, 'usd')} is charged to this card at once.
        </p>
      )}
      <p className="flex items-center justify-center gap-1.5 text-xs text-ink-faint">
        <Lock aria-hidden className="size-3 flex-none" strokeWidth={1.75} />
        Card data goes straight to the card processor.
      </p>
      <UnsavedChanges hasChanges={hasCard && !isBusy} what="The card you entered" isInQuery />
    </form>
  );
}
