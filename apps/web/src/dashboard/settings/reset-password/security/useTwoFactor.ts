import { graphql } from 'react-relay/hooks';
import { type BeginTwoFactor } from '#generated/BeginTwoFactor';
import { type ConfirmTwoFactor } from '#generated/ConfirmTwoFactor';
import { type DisableTwoFactor } from '#generated/DisableTwoFactor';
import { type RenewBackupCodes } from '#generated/RenewBackupCodes';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

/** Setting up the second step of signing in, and taking it away. Each rejects with what the API says. */
export function useTwoFactor() {
  const [begin] = useAsyncMutation<BeginTwoFactor>(graphql`
    mutation BeginTwoFactor($password: String) {
      beginTwoFactor(password: $password) {
        secret
        uri
      }
    }
  `);
  const [confirm] = useAsyncMutation<ConfirmTwoFactor>(graphql`
    mutation ConfirmTwoFactor($code: String!) {
      confirmTwoFactor(code: $code) {
        backupCodes
        security {
          ...TwoFactor_security
        }
      }
    }
  `);
  const [renew] = useAsyncMutation<RenewBackupCodes>(graphql`
    mutation RenewBackupCodes($input: OwnerProofInput!) {
      renewBackupCodes(input: $input) {
        backupCodes
        security {
          ...TwoFactor_security
        }
      }
    }
  `);
  const [disable] = useAsyncMutation<DisableTwoFactor>(graphql`
    mutation DisableTwoFactor($input: OwnerProofInput!) {
      disableTwoFactor(input: $input) {
        ...TwoFactor_security
      }
    }
  `);
  return { begin, confirm, renew, disable };
}
