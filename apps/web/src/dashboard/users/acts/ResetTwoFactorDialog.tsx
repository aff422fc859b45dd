import { graphql, useMutation } from 'react-relay';
import { type ResetTwoFactor } from '#generated/ResetTwoFactor';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { notify } from '#ui/toast.ts';

type ResetTwoFactorDialogProps = {
  user: { id: string; name: string };
  onClose: () => void;
  onChanged: () => void;
};

/** Asks before somebody’s second step of signing in is taken away, because they have lost it. */
export function ResetTwoFactorDialog({ user, onClose, onChanged }: ResetTwoFactorDialogProps) {
  const [commit, isBusy] = useMutation<ResetTwoFactor>(graphql`
    mutation ResetTwoFactor($id: ID!) {
      resetTwoFactor(id: $id) {
        id
        hasTwoFactor
      }
    }
  `);

  function reset() {
    commit({
      variables: { id: user.id },
      onCompleted: () => {
        onClose();
        notify({ kind: 'success', title: `${user.name} signs in without a code now` });
      },
      onError: ({ message }) => {
        onClose();
        onChanged();
        notify({ kind: 'error', title: 'Two-factor sign-in was not reset.', detail: message });
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={`Reset two-factor sign-in of ${user.name}?`}
      message="Do this only when you have made sure that it is they who ask. Their app and backup codes no longer count: the password, or Google, is enough to sign in until they set it up again. They are told by mail."
      confirmLabel="Reset"
      isBusy={isBusy}
      onConfirm={reset}
      onClose={onClose}
    />
  );
}
