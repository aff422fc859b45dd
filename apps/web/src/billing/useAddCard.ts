import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { billingToast } from './billingToast.ts';
import { type CardFormProps } from './CardForm.tsx';
import { messages } from './messages.ts';
import { refetchPaymentMethods } from './paymentMethods.ts';
import { useCardReturn } from './useCardReturn.ts';
import { type CardOutcome, useCardSetup } from './useCardSetup.ts';
import { messageOf } from '#ui/messageOf.ts';

/** Saving a card, once however often the form is sent, and what follows: people are told, the list is fetched anew, `onAdded` is called. */
export function useAddCard({ onAdded, onBusyChange, returnParams }: CardFormProps) {
  const environment = useRelayEnvironment();
  const setUp = useCardSetup();
  const [isAdding, setIsAdding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // State arrives too late for two presses in one frame.
  const isBusyNow = useRef(false);
  /** The card that stands in the fields, once it has been saved: whoever sends it again does not have it twice. */
  const added = useRef<string | null>(null);

  async function settle(outcome: CardOutcome) {
    if ('id' in outcome) {
      added.current = outcome.id;
      billingToast('success', messages.cardAdded);
      // A list that cannot be fetched now says so itself; the card is saved.
      await refetchPaymentMethods(environment).catch(() => {});
      await onAdded(outcome.id);
      return;
    }
    setProblem(outcome.problem);
    if (outcome.isChecked) billingToast('error', messages.cardFailed);
  }
  const isReturning = useCardReturn(settle);
  const isBusy = isAdding || isReturning;
  useEffect(() => onBusyChange?.(isBusy), [isBusy, onBusyChange]);

  async function add(name: string) {
    if (isBusyNow.current || isReturning) return;
    isBusyNow.current = true;
    setIsAdding(true);
    setProblem(null);
    try {
      if (added.current === null) await settle(await setUp({ name, returnParams }).catch(refused));
      else await onAdded(added.current);
    } finally {
      isBusyNow.current = false;
      setIsAdding(false);
    }
  }

  function forget() {
    added.current = null;
    setProblem(null);
  }

  return { add, isBusy, problem, report: setProblem, forget };
}

function refused(error: unknown): CardOutcome {
  const message = messageOf(error, '');
  return { problem: message || messages.unknownCardProblem, isChecked: true };
}
