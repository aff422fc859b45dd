import { useState } from 'react';
import { CodesDialog } from './CodesDialog.tsx';
import { OwnerProofDialog } from '#dashboard/frame/OwnerProofDialog.tsx';
import { useTwoFactor } from './useTwoFactor.ts';

type RenewCodesDialogProps = { hasPassword: boolean; onClose: () => void };

/** Ten other backup codes. Default export: loaded lazily. */
export default function RenewCodesDialog({ hasPassword, onClose }: RenewCodesDialogProps) {
  const { renew } = useTwoFactor();
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  if (!codes) {
    return (
      <OwnerProofDialog
        title="Create new backup codes?"
        description="You get ten new codes. The old ones stop working."
        label="Make new codes"
        busyLabel="Creating new codes"
        hasPassword={hasPassword}
        act={async (input) => setCodes((await renew({ input })).renewBackupCodes.backupCodes)}
        onClose={onClose}
      />
    );
  }
  return <CodesDialog title="Your new backup codes" codes={codes} onClose={onClose} />;
}
