import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate, useOutletContext } from 'react-router-dom';
import { type SubscriptionStep_onboarding$key } from '#generated/SubscriptionStep_onboarding';
import { PlanList } from '#billing/PlanList.tsx';
import { isPlanType, type PlanType } from '#billing/plans.ts';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { nextStep, stepsOf } from '../steps.ts';
import { StepFooter } from './StepFooter.tsx';
import { StepHeading } from './StepHeading.tsx';
import { useChoosePlan } from './useChoosePlan.ts';

/** /onboard/client/subscription */
export default function SubscriptionStep() {
  const { subscriptionType, client } = useFragment(
    graphql`
      fragment SubscriptionStep_onboarding on Onboarding {
        subscriptionType
        client {
          manuallyInvoiced
        }
      }
    `,
    useOutletContext<SubscriptionStep_onboarding$key>(),
  );
  const navigate = useNavigate();
  const choosePlan = useChoosePlan();
  // What was pressed, until the API has answered.
  const [pressed, setPressed] = useState<PlanType | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function choose(plan: PlanType) {
    if (pressed) return;
    setPressed(plan);
    setProblem(null);
    try {
      await choosePlan({ subscriptionType: plan });
      await navigate(nextStep(stepsOf(client), 'Subscription')?.to ?? '');
    } catch (error) {
      setProblem(messageOf(error, 'The plan could not be chosen. Try again.'));
    } finally {
      setPressed(null);
    }
  }

  return (
    <>
      <StepHeading intro="Every plan has every feature, only the limits differ. You can change or cancel at any time.">
        Choose a plan
      </StepHeading>
      <div aria-busy={pressed !== null} className="mx-auto grid w-full max-w-[1160px] gap-4">
        {problem && <FormNotice tone="critical">{problem}</FormNotice>}
        <h2 className="sr-only">Plans</h2>
        <PlanList
          chosen={pressed ?? (isPlanType(subscriptionType) ? subscriptionType : null)}
          onChoose={(plan) => void choose(plan)}
        />
        <p className="text-center text-xs text-ink-faint">Limits are per month. Nothing starts before the last step.</p>
        <StepFooter step="Subscription" client={client} />
      </div>
    </>
  );
}
