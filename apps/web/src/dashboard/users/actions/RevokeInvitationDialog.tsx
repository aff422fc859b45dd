import { graphql } from 'react-relay/hooks';
import { type RevokeInvitation } from '#generated/RevokeInvitation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { ConfirmDialog } from '#ui/overlays.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';

type RevokeInvitationDialogProps = {
  user: { id: string; email: string };
  onClose: () => void;
  onGone: () => void;
};

/** Asks before an invitation is taken back. */
export function RevokeInvitationDialog({ user, onClose, onGone }: RevokeInvitationDialogProps) {
  const [send, isBusy] = useAsyncMutation<RevokeInvitation>(graphql`
    mutation RevokeInvitation($id: ID!) {
      revokeInvitation(id: $id)
    }
  `);

  async function revoke() {
    try {
      await send({ id: user.id });
      onGone();
      notify({ kind: 'success', title: 'Invitation revoked', detail: user.email });
    } catch (error) {
      onGone();
      notify({ kind: 'error', title: 'The invitation was not revoked.', detail: messageOf(error) });
    }
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={`Revoke the invitation for ${user.email}?`}
      message="Its links stop working. You can invite them again at any time."
      confirmLabel="Take it back"
      cancelLabel="Keep it"
      isBusy={isBusy}
      onConfirm={() => void revoke()}
      onClose={onClose}
    />
  );
}
