import { graphql } from 'react-relay/hooks';
import { type InviteUsers, type InviteUsers$data, type UserRole } from '#generated/InviteUsers';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

export type Answer = InviteUsers$data['inviteUsers'][number];
type Asked = { emails: readonly string[]; role: UserRole };

/** Invites people and resolves with the answer for each. Rejects with the API's error, for the form to show. */
export function useInviteUsers() {
  const [send] = useAsyncMutation<InviteUsers>(graphql`
    mutation InviteUsers($emails: [String!]!, $role: UserRole!) {
      inviteUsers(emails: $emails, role: $role) {
        email
        outcome
        message
      }
    }
  `);

  async function inviteUsers({ emails, role }: Asked): Promise<readonly Answer[]> {
    const answer = await send({ emails: [...emails], role });
    return answer.inviteUsers;
  }
  return { inviteUsers };
}
