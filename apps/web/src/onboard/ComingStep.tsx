import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Logo } from '#ui/Logo.tsx';
import { signOut } from '#session/signOut.ts';
import { useSession } from '#session/sessionStore.ts';

type ComingStepProps = { title: string; children: ReactNode };

/** A step of onboarding that is not built yet: says what it will do, and lets one leave. */
export function ComingStep({ title, children }: ComingStepProps) {
  const isSignedIn = useSession(({ auth }) => auth.accessToken !== null);
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <title>{`${title} · Parley`}</title>
      <header className="flex items-center gap-2 px-5 py-5 text-base font-semibold tracking-tight md:px-8 md:py-7">
        <span className="text-brand">
          <Logo />
        </span>
        Parley
        {isSignedIn && (
          <Button variant="ghost" className="ml-auto" onClick={signOut}>
            Sign out
          </Button>
        )}
      </header>
      <main className="m-auto grid max-w-md gap-2 p-6 text-center">
        <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
        <p className="text-ink-muted">{children}</p>
        <p className="text-dense text-ink-faint">This step is not ready yet.</p>
      </main>
    </div>
  );
}
