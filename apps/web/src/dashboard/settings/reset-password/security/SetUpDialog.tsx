import { useState } from 'react';
import { type BeginTwoFactor$data } from '#generated/BeginTwoFactor';
import { CodesDialog } from './CodesDialog.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';

type SetUpDialogProps = { hasPassword: boolean; onClose: () => void };
type Setup = BeginTwoFactor$data['beginTwoFactor'];

/** Switches the second step on: the password, the app, its first code, the backup codes. Default export: loaded lazily. */
export default function SetUpDialog({ hasPassword, onClose }: SetUpDialogProps) {
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  if (codes) {
    return <CodesDialog title="Two-factor sign-in is on" codes={codes} onClose={onClose} />;
  }
  return setup ? (
    <ConfirmStep setup={setup} onConfirmed={setCodes} onClose={onClose} />
  ) : (
    <PasswordStep hasPassword={hasPassword} onBegun={setSetup} onClose={onClose} />
  );
}
