import { graphql } from 'react-relay/hooks';
import { type ResetTwoFactor } from '#generated/ResetTwoFactor';
import { OwnerProofDialog } from '#dashboard/frame/OwnerProofDialog.tsx';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { notify } from '#ui/toast.ts';

type ResetTwoFactorDialogProps = { user: { id: string; name: string }; onClose: () => void };

/** Asks for a proof before somebody’s second step of signing in is taken away, because they have lost it. */
export function ResetTwoFactorDialog({ user, onClose }: ResetTwoFactorDialogProps) {
  const { id, name } = user;
  const [send] = useAsyncMutation<ResetTwoFactor>(graphql`
    mutation ResetTwoFactor($id: ID!, $proof: OwnerProofInput!) {
      resetTwoFactor(id: $id, proof: $proof) {
        id
        hasTwoFactor
      }
    }
  `);

  return (
    <OwnerProofDialog
      title={`Reset two-factor sign-in of ${name}?`}
      description="Do this only once you are sure the request is really from them. Their app and backup codes stop working: the password, or Google, is enough to sign in until they set it up again. They are told by email."
      label="Reset"
      busyLabel="Resetting"
      act={async (proof) => {
        await send({ id, proof });
        onClose();
        notify({ kind: 'success', title: `${name} signs in without a code now` });
      }}
      onClose={onClose}
    />
  );
}
