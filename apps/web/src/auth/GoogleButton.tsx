import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { messageOf } from '#ui/messageOf.ts';
import type { GoogleAttempt } from './googleAttempt.ts';

type GoogleButtonProps = {
  purpose: GoogleAttempt['purpose'];
  next: string | null;
  onProblem: (problem: string) => void;
};

/** Leaves for Google's page; the person comes back to where the button stood. */
export function GoogleButton({ purpose, next, onProblem }: GoogleButtonProps) {
  const [isLeaving, setIsLeaving] = useState(false);

  async function start() {
    setIsLeaving(true);
    try {
      const { startGoogle } = await import('./startGoogle.ts');
      await startGoogle({ purpose, next, rememberMe: isRememberWanted() });
    } catch (error) {
      setIsLeaving(false);
      onProblem(messageOf(error, 'Google could not be reached.'));
    }
  }

  return (
    <Button
      size="lg"
      isWide
      onClick={() => void start()}
      isBusy={isLeaving}
      busyLabel="Going to Google"
      icon={<img src="/google.svg" alt="" width={16} height={16} />}
    >
      Continue with Google
    </Button>
  );
}

/** What the tick box in the form beside it says; it may have been unticked before this code was there. */
function isRememberWanted(): boolean {
  return document.querySelector<HTMLInputElement>('input[name="rememberMe"]')?.checked ?? true;
}
