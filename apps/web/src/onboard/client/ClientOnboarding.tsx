import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import {
  type ClientOnboarding_onboarding$data,
  type ClientOnboarding_onboarding$key,
} from '#generated/ClientOnboarding_onboarding';
import { paths } from '#router/paths.ts';
import { verifyCurrentUser } from '#session/currentUser.ts';
import { FullScreenLoader } from '#ui/FullScreenLoader.tsx';
import { OnboardFrame } from '../OnboardFrame.tsx';
import { Stepper } from '../Stepper.tsx';
import { isBefore, stepAt, STEPS, stepsOf } from '../steps.ts';
import { StepAhead } from './StepAhead.tsx';

/** What each step finds in the outlet's context: spread there are the fragments of all. */
export type StepContext = ClientOnboarding_onboarding$data;

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
  const current = stepAt(useLocation().pathname);
  const { step: reached, client } = onboarding;
  if (reached === 'Done') return <Onboarded />;
  // No step of ours: the route says so itself.
  if (!current) return <Outlet />;
  const firstOpen = STEPS.find(({ id }) => id === reached) ?? STEPS[0];

  return (
    <OnboardFrame title={current.label}>
      <Stepper steps={stepsOf(client)} current={current.id} reached={reached} />
      {isBefore(reached, current.id) ? (
        <StepAhead key={current.id} wanted={current} open={firstOpen} />
      ) : (
        <Outlet context={onboarding satisfies StepContext} />
      )}
    </OnboardFrame>
  );
}

/** It was finished elsewhere, as in another tab: goes where that leads. */
function Onboarded() {
  const navigate = useNavigate();
  useEffect(() => {
    verifyCurrentUser().then(
      () => navigate(paths.dashboard, { replace: true }),
      () => {},
    );
  }, [navigate]);
  return <FullScreenLoader />;
}
