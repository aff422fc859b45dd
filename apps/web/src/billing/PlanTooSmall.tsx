import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { type PlanTooSmallQuery } from '#generated/PlanTooSmallQuery';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { count } from '#ui/format.ts';
import { TextButton } from '#ui/TextButton.tsx';
import { metricNoun } from './metricTexts.ts';
import { fittingPlan, type PassedLimit, passedLimits } from './passedLimits.ts';
import { PLAN_TYPES, type PlanType } from './plans.ts';

type PlanTooSmallProps = {
  plan: PlanType;
  /** The plan one is on. */
  present: PlanType;
  /** False: the plan begins with a new month. */
  isImmediate: boolean;
  onPick: (plan: PlanType) => void;
};

/** Says before a plan is paid that its limits are reached already, and offers the one that fits; nothing where they are not. */
export function PlanTooSmall(props: PlanTooSmallProps) {
  return (
    <QueryBoundary isOptional fallback={null}>
      <Passed {...props} />
    </QueryBoundary>
  );
}

function Passed({ plan, present, isImmediate, onPick }: PlanTooSmallProps) {
  const { usage } = useLazyLoadQuery<PlanTooSmallQuery>(
    graphql`
      query PlanTooSmallQuery {
        usage {
          meters {
            metric
            used
            atLimit
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const limits = passedLimits(plan, usage.meters);
  if (limits.length === 0) return null;
  const fitting = fittingPlan(usage.meters);
  const isLarger = fitting !== null && PLAN_TYPES.indexOf(fitting) > PLAN_TYPES.indexOf(plan);
  return (
    <div className="mt-4">
      <FormNotice tone="critical">
        {limits.map((limit) => sentenceOn(plan, limit, isImmediate)).join(' ')}{' '}
        {isLarger && (
          <TextButton onClick={() => onPick(fitting)}>
            {fitting === present ? `Stay on ${fitting}` : `Choose ${fitting} instead`}
          </TextButton>
        )}
      </FormNotice>
    </div>
  );
}

function sentenceOn(plan: PlanType, { metric, used, limit }: PassedLimit, isImmediate: boolean): string {
  const noun = metricNoun(metric);
  const sum = `You have used ${count(used)} ${noun}, and ${plan} allows ${count(limit)} a month`;
  if (!isImmediate) return `${sum}: as much in a month of ${plan} would be too much.`;
  return metric === 'Messages' ? `${sum}: replies would not be sent any more.` : `${sum}: no more would come through.`;
}
