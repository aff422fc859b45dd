import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Logo } from '#ui/Logo.tsx';
import { signOut } from '#session/signOut.ts';
import { useSession } from '#session/sessionStore.ts';
import { Stepper } from './Stepper.tsx';
import { type StepName } from './steps.ts';

type ComingStepProps = {
  title: string;
  /** Which of the company's five steps this is; none for people who were invited. */
  step?: StepName;
  children: ReactNode;
};

/** A step of onboarding that is not built yet: says what it will do, and lets one leave. */
export function ComingStep({ title, step, children }: ComingStepProps) {
  const isSignedIn = useSession(({ auth }) => auth.accessToken !== null);
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <title>{`${title} · Parley`}</title>
      <header className="flex h-16 flex-none items-center gap-2 px-8 text-base font-semibold tracking-tight max-md:px-4">
        <span className="text-brand">
          <Logo />
        </span>
        Parley
        {isSignedIn && (
          <Button variant="ghost" className="ml-auto max-md:!h-10" onClick={signOut}>
            Sign out
          </Button>
        )}
      </header>
      <main className="mx-auto grid w-full max-w-3xl flex-1 content-start gap-8 px-4 pt-6 pb-10 md:pt-10">
        {step && <Stepper current={step} />}
        <section className="mx-auto grid w-full max-w-lg gap-2 rounded-card border border-line bg-surface p-8 shadow-raised max-md:p-5">
          <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
          <p className="text-pretty text-ink-muted">{children}</p>
          <p className="mt-2 text-dense text-ink-faint">This step is not ready yet.</p>
        </section>
      </main>
    </div>
  );
}
