import { useCurrentUser } from '#session/currentUser.ts';
import { PlanList } from './PlanList.tsx';
import { type PlanType } from './plans.ts';
import { UsedSoFar } from './UsedSoFar.tsx';

type PlanStepProps = { chosen: PlanType | null; onChoose: (plan: PlanType) => void };

/** The picker's first step: the plans side by side. */
export function PlanStep({ chosen, onChoose }: PlanStepProps) {
  const present = useCurrentUser()?.client?.subscription;
  const mark = present?.cancellationDate ? 'Cancelled plan' : 'Current plan';
  return (
    <div className="mx-auto w-full max-w-[1208px] px-6 pt-5 pb-8 max-md:px-4">
      <h2 className="text-center text-2xl font-semibold tracking-tight">Pick a plan</h2>
      <p className="mt-1 mb-7 text-center text-pretty text-ink-muted">
        <UsedSoFar /> Every plan has every feature, only the limits differ.
      </p>
      <PlanList
        chosen={chosen}
        markOf={(plan) => (plan === present?.type ? mark : undefined)}
        titleOf={(plan) => `Choose ${plan}`}
        onChoose={onChoose}
      />
      <p className="p-5 text-center text-xs text-ink-faint">Limits are per month. Change or cancel at any time.</p>
    </div>
  );
}
