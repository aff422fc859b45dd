import { notify } from '#ui/toast.ts';
import { OwnerProofDialog } from '#dashboard/frame/OwnerProofDialog.tsx';
import { useTwoFactor } from './useTwoFactor.ts';

type SwitchOffDialogProps = { hasPassword: boolean; onClose: () => void };

/** Takes the second step of signing in away. Default export: loaded lazily. */
export default function SwitchOffDialog({ hasPassword, onClose }: SwitchOffDialogProps) {
  const { disable } = useTwoFactor();
  return (
    <OwnerProofDialog
      title="Switch off two-factor sign-in?"
      description="No code will be needed any more. Your app’s entry for Parley and the backup codes stop working."
      label="Switch off"
      busyLabel="Switching off"
      hasPassword={hasPassword}
      act={async (input) => {
        await disable({ input });
        notify({ kind: 'success', title: 'Two-factor sign-in is off' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
