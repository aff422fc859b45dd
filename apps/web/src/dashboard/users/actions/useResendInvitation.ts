import { graphql } from 'react-relay/hooks';
import { type ResendInvitation } from '#generated/ResendInvitation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';

/** Mails an invitation again. */
export function useResendInvitation() {
  const [send] = useAsyncMutation<ResendInvitation>(graphql`
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

  async function resendInvitation({ id, email }: { id: string; email: string }) {
    try {
      await send({ id });
      notify({ kind: 'success', title: 'Invitation sent again', detail: email });
    } catch (error) {
      notify({ kind: 'error', title: 'The invitation was not sent.', detail: messageOf(error) });
    }
  }
  return { resendInvitation };
}
