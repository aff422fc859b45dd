import { graphql } from 'react-relay/hooks';
import { type ChooseOnboardingPlan } from '#generated/ChooseOnboardingPlan';
import { useStepMutation } from './onboarding.ts';

/** Chooses the plan that begins when the onboarding ends. */
export function useChoosePlan() {
  return useStepMutation<ChooseOnboardingPlan>(graphql`
    mutation ChooseOnboardingPlan($subscriptionType: ClientSubscriptionType!) {
      chooseOnboardingPlan(subscriptionType: $subscriptionType) {
        step
        ...ClientOnboarding_onboarding
      }
    }
  `);
}
