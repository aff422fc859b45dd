import { graphql } from 'react-relay/hooks';
import { type FinishOnboarding } from '#generated/FinishOnboarding';
import { useStepMutation } from './onboarding.ts';

/** Ends the onboarding: with the subscription that the answer holds, the guard lets its people into the dashboard. */
export function useFinishOnboarding() {
  return useStepMutation<FinishOnboarding>(graphql`
    mutation FinishOnboarding {
      finishOnboarding {
        id
        client {
          id
          name
          country
          phone
          ...presentSubscription_client
        }
      }
    }
  `);
}
