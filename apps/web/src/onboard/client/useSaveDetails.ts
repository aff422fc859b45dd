import { graphql } from 'react-relay/hooks';
import { type SaveOnboardingDetails } from '#generated/SaveOnboardingDetails';
import { useStepMutation } from './onboarding.ts';

/** Saves what has changed of the company's details. */
export function useSaveDetails() {
  return useStepMutation<SaveOnboardingDetails>(graphql`
    mutation SaveOnboardingDetails($input: OnboardingDetailsInput!) {
      saveOnboardingDetails(input: $input) {
        ...ClientOnboarding_onboarding
      }
    }
  `);
}
