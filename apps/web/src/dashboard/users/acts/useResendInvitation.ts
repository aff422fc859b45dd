import { graphql, useMutation } from 'react-relay';
import { type ResendInvitation } from '#generated/ResendInvitation';
import { notify } from '#ui/toast.ts';

/** Mails an invitation again. */
export function useResendInvitation() {
  const [commit] = useMutation<ResendInvitation>(graphql`
    mutation ResendInvitation($id: ID!) {
      resendInvitation(id: $id) {
        id
        invitation {
          invitedAt
          expiresAt
          isExpired
          inviterName
        }
      }
    }
  `);

  return ({ id, email }: { id: string; email: string }) =>
    commit({
      variables: { id },
      onCompleted: () => notify({ kind: 'success', title: 'Invitation sent again', detail: email }),
      onError: ({ message }) => notify({ kind: 'error', title: 'The invitation was not sent.', detail: message }),
    });
}
