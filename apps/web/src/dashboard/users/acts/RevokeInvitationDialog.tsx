import { graphql, useMutation } from 'react-relay';
import { type RevokeInvitation } from '#generated/RevokeInvitation';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { notify } from '#ui/toast.ts';

type RevokeInvitationDialogProps = {
  user: { id: string; email: string };
  onClose: () => void;
  onGone: () => void;
};

/** Asks before an invitation is taken back. */
export function RevokeInvitationDialog({ user, onClose, onGone }: RevokeInvitationDialogProps) {
  const [commit, isBusy] = useMutation<RevokeInvitation>(graphql`
    mutation RevokeInvitation($id: ID!) {
      revokeInvitation(id: $id)
    }
  `);

  function revoke() {
    commit({
      variables: { id: user.id },
      onCompleted: () => {
        onGone();
        notify({ kind: 'success', title: 'Invitation taken back', detail: user.email });
      },
      onError: ({ message }) => {
        onGone();
        notify({ kind: 'error', title: 'The invitation was not taken back.', detail: message });
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={`Take back the invitation of ${user.email}?`}
      message="Its links no longer work, and say so. You can invite them again at any time."
      confirmLabel="Take it back"
      cancelLabel="Keep it"
      isBusy={isBusy}
      onConfirm={revoke}
      onClose={onClose}
    />
  );
}
