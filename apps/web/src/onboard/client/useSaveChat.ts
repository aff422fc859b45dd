import { graphql } from 'react-relay/hooks';
import { type SaveOnboardingChat } from '#generated/SaveOnboardingChat';
import { useStepMutation } from './onboarding.ts';

/** Saves what has changed of the first assistant. */
export function useSaveChat() {
  return useStepMutation<SaveOnboardingChat>(graphql`
    mutation SaveOnboardingChat($input: OnboardingChatInput!) {
      saveOnboardingChat(input: $input) {
        ...ClientOnboarding_onboarding
      }
    }
  `);
}
