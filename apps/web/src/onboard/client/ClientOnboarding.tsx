import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Outlet, useLocation } from 'react-router-dom';
import {
  type ClientOnboarding_onboarding$data,
  type ClientOnboarding_onboarding$key,
} from '#generated/ClientOnboarding_onboarding';
import { OnboardFrame } from '../OnboardFrame.tsx';
import { Stepper } from '../Stepper.tsx';
import { isBefore, nextStep, stepAt, type StepId, stepsOf } from '../steps.ts';
import { Onboarded } from './Onboarded.tsx';
import { stepCode } from './stepCode.ts';
import { StepAhead } from './StepAhead.tsx';
import { useFirstOpen } from './useFirstOpen.ts';

/** What each step finds in the outlet's context: spread there are the fragments of all. */
type StepContext = ClientOnboarding_onboarding$data;

/** The steps, of which the address says which one is on. */
export function ClientOnboarding({ onboarding: key }: { onboarding: ClientOnboarding_onboarding$key }) {
  const onboarding = useFragment(
    graphql`
      fragment ClientOnboarding_onboarding on Onboarding {
        id
        step
        client {
          id
          manuallyInvoiced
        }
        ...DetailsStep_onboarding
        ...ChatStep_onboarding
        ...SubscriptionStep_onboarding
        ...PaymentStep_onboarding
        ...InstallStep_onboarding
      }
    `,
    key,
  );
  return onboarding.step === 'Done' ? <Onboarded /> : <Steps onboarding={onboarding} reached={onboarding.step} />;
}

type StepsProps = { onboarding: StepContext; reached: StepId };

function Steps({ onboarding, reached }: StepsProps) {
  const { client } = onboarding;
  const current = stepAt(useLocation().pathname);
  const open = useFirstOpen(reached, current?.id ?? null);
  const next = current && nextStep(stepsOf(client), current.id);
  useEffect(() => {
    // A failure shows where the step is rendered.
    if (next) stepCode[next.id]().catch(() => {});
  }, [next]);
  // No step of ours: the route says so itself.
  if (!current) return <Outlet />;

  return (
    <OnboardFrame title={current.label}>
      <Stepper steps={stepsOf(client)} current={current.id} reached={open.id} />
      {isBefore(open.id, current.id) ? (
        <StepAhead key={current.id} wanted={current} open={open} isUnsaved={open.id !== reached} />
      ) : (
        <Outlet context={onboarding} />
      )}
    </OnboardFrame>
  );
}
