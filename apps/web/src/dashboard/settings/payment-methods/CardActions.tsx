import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { cardName } from '#billing/describeCard.ts';
import { refetchPaymentMethods } from '#billing/paymentMethods.ts';
import { type PaymentMethod } from '#billing/usePaymentMethods.ts';
import { paths } from '#router/paths.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/overlays.ts';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { WITH_FOCUS } from './arrival.ts';
import { useRemovePaymentMethod } from './useRemovePaymentMethod.ts';
import { useSetDefaultPaymentMethod } from './useSetDefaultPaymentMethod.ts';

type CardActionsProps = { card: PaymentMethod; isLast: boolean };

/** To pay with this card from now on, or to forget it. What the API has against it stands above. */
export function CardActions({ card, isLast }: CardActionsProps) {
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { setDefault, isSetting } = useSetDefaultPaymentMethod();
  const { remove, isRemoving } = useRemovePaymentMethod();

  async function act(send: () => Promise<void>, next: string) {
    setProblem(null);
    try {
      await send();
      void navigate(next, WITH_FOCUS);
    } catch (error) {
      setIsAsking(false);
      setProblem(messageOf(error));
      // Another tab may have been first. Where the list cannot be had, the sentence stands.
      refetchPaymentMethods(environment).catch(() => {});
    }
  }

  return (
    <div className="grid justify-items-start gap-3">
      {problem && <FormNotice tone="critical">{problem}</FormNotice>}
      <div className="flex flex-wrap gap-2">
        {!card.isDefault && (
          <Button
            className="max-md:h-10"
            isBusy={isSetting}
            busyLabel="Making default"
            onClick={() => void act(() => setDefault(card), paths.paymentMethod(card.id))}
          >
            Make default
          </Button>
        )}
        <Button variant="dangerQuiet" className="max-md:h-10" onClick={() => setIsAsking(true)}>
          Remove card
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Remove ${cardName(card)}?`}
        message={consequence(card, isLast)}
        confirmLabel="Remove card"
        isDanger
        isBusy={isRemoving}
        onConfirm={() => void act(() => remove(card), paths.newPaymentMethod)}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}

function consequence({ isDefault }: PaymentMethod, isLast: boolean): string {
  if (isLast) return 'There will be no card on file, and nothing to pay the next invoice with.';
  if (isDefault) return 'The card that was added last becomes the default, and pays the next invoice.';
  return 'The card is removed here and at the card processor. The default card stays as it is.';
}
