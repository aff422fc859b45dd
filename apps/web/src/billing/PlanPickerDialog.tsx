import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { ChevronRight } from 'lucide-react';
import { FullScreenDialog } from '#ui/overlays.ts';
import { CardStep } from './CardStep.tsx';
import { PlanStep } from './PlanStep.tsx';
import { type PlanType } from './plans.ts';
import { useFinishPlanPicking } from './useFinishPlanPicking.ts';
import { usePlanPicker } from './usePlanPicker.ts';

type PlanPickerDialogProps = {
  /** Has the focus once the picker that the address opened has closed; otherwise that is what opened it. */
  opener: RefObject<HTMLElement | null>;
};

/** The plan picker: a plan first, then the card that pays for it (spec §2, §4). */
export function PlanPickerDialog({ opener }: PlanPickerDialogProps) {
  const picker = usePlanPicker();
  const { isOpen, step, chosen, choose, back, close } = picker;
  const { finish, isFinishing, problem, forgetProblem } = useFinishPlanPicking();
  // A dialog gives the focus back to what had it when it was first drawn: one that the address opened comes after this.
  const [mayOpen, setMayOpen] = useState(!isOpen);
  useLayoutEffect(() => {
    if (mayOpen) return;
    opener.current?.focus({ preventScroll: true });
    // It is in the page that the focus went, not in what is drawn.
    // oxlint-disable-next-line react/set-state-in-effect
    setMayOpen(true);
  }, [mayOpen, opener]);
  const [isAddingCard, setIsAddingCard] = useState(false);
  // A card may be saved when the picker has been left by the browser's Back: what was begun is ended all the same.
  const latest = useRef<typeof picker | null>(picker);
  useEffect(() => {
    latest.current = picker;
  });
  // On another screen, what it would close is not its own.
  useEffect(() => () => void (latest.current = null), []);

  async function pay(plan: PlanType, cardId: string) {
    const isDone = await finish(plan, cardId);
    if (isDone && latest.current?.isOpen) latest.current.close();
  }

  return (
    <FullScreenDialog
      isOpen={isOpen && mayOpen}
      title="Payment Method"
      aside={<Steps step={step} />}
      isBusy={isAddingCard || isFinishing}
      onBack={step === 'card' ? back : undefined}
      onClose={close}
    >
      {step === 'card' && chosen ? (
        <CardStep
          key={chosen}
          plan={chosen}
          problem={problem}
          isFinishing={isFinishing}
          isAddingCard={isAddingCard}
          onAddingCard={setIsAddingCard}
          onPick={(plan) => {
            forgetProblem();
            choose(plan);
          }}
          onCard={(cardId) => pay(chosen, cardId)}
        />
      ) : (
        <PlanStep
          chosen={chosen}
          onChoose={(plan) => {
            forgetProblem();
            choose(plan);
          }}
        />
      )}
    </FullScreenDialog>
  );
}

function Steps({ step }: { step: 'plans' | 'card' }) {
  return (
    <ol className="flex items-center gap-2">
      <Step name="1 Plan" isCurrent={step === 'plans'} />
      <ChevronRight aria-hidden className="size-3.5" strokeWidth={1.75} />
      <Step name="2 Card" isCurrent={step === 'card'} />
    </ol>
  );
}

function Step({ name, isCurrent }: { name: string; isCurrent: boolean }) {
  return (
    <li aria-current={isCurrent ? 'step' : undefined} className={isCurrent ? 'font-medium text-ink' : ''}>
      {name}
    </li>
  );
}
