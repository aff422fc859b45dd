import { graphql, useMutation } from 'react-relay';
import { type InviteUsers, type InviteUsers$data, type UserRole } from '#generated/InviteUsers';

export type Answer = InviteUsers$data['inviteUsers'][number];
type Asked = { emails: readonly string[]; role: UserRole };

/** Invites people and resolves with the answer for each. Rejects with the API's error, for the form to show. */
export function useInviteUsers() {
  const [commit] = useMutation<InviteUsers>(graphql`
    mutation InviteUsers($emails: [String!]!, $role: UserRole!) {
      inviteUsers(emails: $emails, role: $role) {
        email
        outcome
        message
      }
    }
  `);

  return ({ emails, role }: Asked) =>
    new Promise<readonly Answer[]>((resolve, reject) => {
      commit({
        variables: { emails: [...emails], role },
        onCompleted: ({ inviteUsers }) => resolve(inviteUsers),
        onError: reject,
      });
    });
}
