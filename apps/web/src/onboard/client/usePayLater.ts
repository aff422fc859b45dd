import { graphql } from 'react-relay/hooks';
import { type PayOnboardingLater } from '#generated/PayOnboardingLater';
import { useStepMutation } from './onboarding.ts';

/** Begins the trial without a card. */
export function usePayLater() {
  return useStepMutation<PayOnboardingLater>(graphql`
    mutation PayOnboardingLater {
      payOnboardingLater {
        ...ClientOnboarding_onboarding
      }
    }
  `);
}
