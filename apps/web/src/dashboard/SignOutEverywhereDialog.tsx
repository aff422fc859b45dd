import { useState } from 'react';
import { signOutEverywhere } from '#session/signOut.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { notify } from '#ui/toast.ts';

type SignOutEverywhereDialogProps = { isOpen: boolean; onClose: () => void };

/** Asks before every device is signed out, this one included. */
export function SignOutEverywhereDialog({ isOpen, onClose }: SignOutEverywhereDialogProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function confirm() {
    setIsBusy(true);
    try {
      await signOutEverywhere();
    } catch (error) {
      setIsBusy(false);
      const detail = error instanceof Error ? error.message : undefined;
      notify({ kind: 'error', title: 'You are still signed in everywhere.', detail });
    }
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Sign out everywhere?"
      message="Every browser and device where you are signed in is signed out at once, this one included."
      confirmLabel="Sign out everywhere"
      isDanger
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
