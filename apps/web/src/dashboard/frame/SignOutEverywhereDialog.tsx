import { useState } from 'react';
import { signOutEverywhere } from '#session/signOutEverywhere.ts';
import { ConfirmDialog } from '#ui/overlays.ts';
import { notify } from '#ui/toast.ts';
import { messageOf } from '#ui/messageOf.ts';

/** Asks before every device is signed out, this one included. */
export default function SignOutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const [isBusy, setIsBusy] = useState(false);

  async function confirm() {
    setIsBusy(true);
    try {
      await signOutEverywhere();
    } catch (error) {
      setIsBusy(false);
      const detail = messageOf(error);
      notify({ kind: 'error', title: 'You are still signed in everywhere.', detail });
    }
  }

  return (
    <ConfirmDialog
      isOpen
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
