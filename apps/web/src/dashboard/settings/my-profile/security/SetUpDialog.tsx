import { useState } from 'react';
import { type BeginTwoFactor$data } from '#generated/BeginTwoFactor';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { BackupCodes } from './BackupCodes.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';

type SetUpDialogProps = { hasPassword: boolean; onClose: () => void };
type Setup = BeginTwoFactor$data['beginTwoFactor'];

/** Switches the second step on: the password, the app, its first code, the backup codes. Default export: loaded lazily. */
export default function SetUpDialog({ hasPassword, onClose }: SetUpDialogProps) {
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  if (codes) {
    return (
      <Dialog
        isOpen
        title="Two-factor sign-in is on"
        isLasting
        onClose={onClose}
        footer={
          <Button variant="primary" onClick={onClose}>
            I have kept them
          </Button>
        }
      >
        <BackupCodes codes={codes} />
      </Dialog>
    );
  }
  return setup ? (
    <ConfirmStep setup={setup} onConfirmed={setCodes} onClose={onClose} />
  ) : (
    <PasswordStep hasPassword={hasPassword} onBegun={setSetup} onClose={onClose} />
  );
}
