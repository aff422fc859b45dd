import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { PlanCard } from './PlanCard.tsx';
import { usePlanPrices } from './planPrices.ts';
import { PLAN_TYPES, type PlanType } from './plans.ts';

type PlanListProps = {
  chosen: PlanType | null;
  /** What a plan is to the client: «Current plan». */
  markOf?: (plan: PlanType) => string | undefined;
  /** The cards' buttons in place of the usual text. */
  titleOf?: (plan: PlanType) => string;
  onChoose: (plan: PlanType) => void;
};

/** One card for each plan; a spinner while the prices load. */
export function PlanList(list: PlanListProps) {
  return (
    <QueryBoundary
      what="prices"
      fallback={
        <div className="grid min-h-60 place-items-center text-ink-muted">
          <Spinner label="Loading the prices" />
        </div>
      }
    >
      {(attempt) => <Plans {...list} fetchKey={attempt} />}
    </QueryBoundary>
  );
}

function Plans({ chosen, markOf, titleOf, onChoose, fetchKey }: PlanListProps & { fetchKey: number }) {
  const prices = usePlanPrices(fetchKey);
  return (
    <div className="grid overflow-hidden rounded-dialog border border-line bg-surface shadow-raised md:grid-cols-2 md:max-lg:[&>*:nth-child(n+3)]:border-t md:max-lg:[&>*:nth-child(3)]:border-l-0 lg:grid-cols-4">
      {PLAN_TYPES.map((plan) => (
        <PlanCard
          key={plan}
          plan={plan}
          {...prices[plan]}
          isSelected={plan === chosen}
          mark={markOf?.(plan)}
          title={titleOf?.(plan)}
          onChoose={() => onChoose(plan)}
        />
      ))}
    </div>
  );
}
