import { useState } from 'react';
import { CardForm } from './CardForm.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { type PlanType } from './plans.ts';
import { SavedCard } from './SavedCard.tsx';

type CardStepProps = {
  plan: PlanType;
  /** The sentence on why the plan is not the client's although there is a card; null while all is well. */
  problem: string | null;
  isFinishing: boolean;
  isAddingCard: boolean;
  onAddingCard: (isAdding: boolean) => void;
  /** Another plan is chosen. */
  onPick: (plan: PlanType) => void;
  /** The plan is to be paid for with this card. */
  onCard: (cardId: string) => Promise<void>;
};

/** The picker's second step: the card, beside what it will pay. */
export function CardStep({ plan, problem, isFinishing, isAddingCard, onAddingCard, onPick, onCard }: CardStepProps) {
  const [due, setDue] = useState<number | null>(null);
  // What went wrong is said beside the button that was pressed.
  const [pressed, setPressed] = useState<'saved' | 'new'>('new');
  const isSavedOne = pressed === 'saved';
  return (
    <div className="mx-auto grid w-full max-w-[948px] items-start gap-6 px-6 pt-3 pb-10 md:grid-cols-[minmax(0,1fr)_320px] max-md:px-4">
      <section aria-labelledby="card-details" className={PAPER}>
        <h2
          // What was pressed to come here is gone.
          ref={takeFocus}
          id="card-details"
          tabIndex={-1}
          className="text-xl font-semibold tracking-[-0.014em] outline-none"
        >
          Card Details
        </h2>
        <p className="mt-0.5 mb-5 text-ink-muted">Enter the name on the card and the card number</p>
        <SavedCard
          due={due}
          isBusy={isFinishing && !isAddingCard}
          isDisabled={isAddingCard}
          problem={isSavedOne ? problem : null}
          onUse={(cardId) => {
            setPressed('saved');
            return onCard(cardId);
          }}
        />
        <CardForm
          isDisabled={due === null}
          charged={due}
          problem={isSavedOne ? null : problem}
          onAdded={(cardId) => {
            setPressed('new');
            return onCard(cardId);
          }}
          onBusyChange={onAddingCard}
        />
      </section>
      <section aria-labelledby="order" className={`max-md:order-first ${PAPER}`}>
        <h2 id="order" className="mb-3 text-sm font-semibold">
          Your order
        </h2>
        <OrderSummary plan={plan} onDue={setDue} onPick={onPick} />
      </section>
    </div>
  );
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

const PAPER = 'min-w-0 rounded-dialog border border-line bg-surface p-6 shadow-raised max-md:p-4';
