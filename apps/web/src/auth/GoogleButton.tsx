import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import type { GoogleAttempt } from './googleAttempt.ts';

type GoogleButtonProps = {
  purpose: GoogleAttempt['purpose'];
  next: string | null;
  /** Asked when pressed: the tick box stands in another form. */
  rememberMe: () => boolean;
  onProblem: (problem: string) => void;
};

/** Leaves for Google's page; the person comes back to where the button stood. */
export function GoogleButton({ purpose, next, rememberMe, onProblem }: GoogleButtonProps) {
  const [isLeaving, setIsLeaving] = useState(false);

  async function start() {
    setIsLeaving(true);
    try {
      const { startGoogle } = await import('./startGoogle.ts');
      await startGoogle({ purpose, next, rememberMe: rememberMe() });
    } catch (error) {
      setIsLeaving(false);
      onProblem(error instanceof Error ? error.message : 'Google could not be reached.');
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
