import { graphql, useMutation } from 'react-relay';
import { type ChangePassword, type ChangePasswordInput } from '#generated/ChangePassword';

/** Sets another password; all other devices are signed out. Rejects with what the API says. */
export function useChangePassword() {
  const [commit] = useMutation<ChangePassword>(graphql`
    mutation ChangePassword($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        id
        hasPassword
      }
    }
  `);

  return (input: ChangePasswordInput) =>
    new Promise<void>((resolve, reject) => {
      commit({ variables: { input }, onCompleted: () => resolve(), onError: reject });
    });
}
