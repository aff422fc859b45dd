import type { ReactNode } from 'react';
import { OnboardFrame } from './OnboardFrame.tsx';

/** A step of onboarding that is not built yet: says what it will do, and lets one leave. */
export function ComingStep({ title, children }: { title: string; children: ReactNode }) {
  return (
    <OnboardFrame title={title}>
      <section className="mx-auto grid w-full max-w-lg gap-2 rounded-card border border-line bg-surface p-8 shadow-raised max-md:p-5">
        <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
        <p className="text-pretty text-ink-muted">{children}</p>
        <p className="mt-2 text-dense text-ink-faint">This step is not ready yet.</p>
      </section>
    </OnboardFrame>
  );
}
