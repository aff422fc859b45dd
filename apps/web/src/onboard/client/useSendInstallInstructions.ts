import { graphql } from 'react-relay/hooks';
import { type SendInstallInstructions } from '#generated/SendInstallInstructions';
import { useStepMutation } from './onboarding.ts';

/** Mails somebody how to put the chat on the company's site. */
export function useSendInstallInstructions() {
  return useStepMutation<SendInstallInstructions>(graphql`
    mutation SendInstallInstructions($email: String!) {
      sendInstallInstructions(email: $email)
    }
  `);
}
