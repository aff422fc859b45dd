import { graphql } from 'react-relay/hooks';
import { type ChangePassword, type ChangePasswordInput } from '#generated/ChangePassword';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

/** Sets another password; all other devices are signed out. Rejects with what the API says. */
export function useChangePassword() {
  const [send] = useAsyncMutation<ChangePassword>(graphql`
    mutation ChangePassword($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        id
        hasPassword
      }
    }
  `);

  const changePassword = (input: ChangePasswordInput) => send({ input });
  return { changePassword };
}
