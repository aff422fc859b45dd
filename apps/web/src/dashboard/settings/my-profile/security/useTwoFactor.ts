import { graphql, useMutation, type UseMutationConfig } from 'react-relay';
import { type Disposable, type MutationParameters } from 'relay-runtime';
import { type BeginTwoFactor } from '#generated/BeginTwoFactor';
import { type ConfirmTwoFactor } from '#generated/ConfirmTwoFactor';
import { type DisableTwoFactor } from '#generated/DisableTwoFactor';
import { type RenewBackupCodes } from '#generated/RenewBackupCodes';

/** Setting up the second step of signing in, and taking it away. Each rejects with what the API says. */
export function useTwoFactor() {
  const [begin] = useMutation<BeginTwoFactor>(graphql`
    mutation BeginTwoFactor($password: String) {
      beginTwoFactor(password: $password) {
        secret
        uri
      }
    }
  `);
  const [confirm] = useMutation<ConfirmTwoFactor>(graphql`
    mutation ConfirmTwoFactor($code: String!) {
      confirmTwoFactor(code: $code) {
        backupCodes
        security {
          ...TwoFactor_security
        }
      }
    }
  `);
  const [renew] = useMutation<RenewBackupCodes>(graphql`
    mutation RenewBackupCodes($input: OwnerProofInput!) {
      renewBackupCodes(input: $input) {
        backupCodes
        security {
          ...TwoFactor_security
        }
      }
    }
  `);
  const [disable] = useMutation<DisableTwoFactor>(graphql`
    mutation DisableTwoFactor($input: OwnerProofInput!) {
      disableTwoFactor(input: $input) {
        ...TwoFactor_security
      }
    }
  `);
  return { begin: promised(begin), confirm: promised(confirm), renew: promised(renew), disable: promised(disable) };
}

function promised<TMutation extends MutationParameters>(commit: (config: UseMutationConfig<TMutation>) => Disposable) {
  return (variables: TMutation['variables']) =>
    new Promise<TMutation['response']>((resolve, reject) => {
      commit({ variables, onCompleted: resolve, onError: reject });
    });
}
