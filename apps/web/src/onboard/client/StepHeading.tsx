import { type ReactNode } from 'react';

type StepHeadingProps = { children: string; intro: ReactNode };

/** What a step is about. It has the focus when the step comes, whose link or button is gone, and the step is seen from its top. */
export function StepHeading({ children, intro }: StepHeadingProps) {
  return (
    <div className="mx-auto w-full max-w-xl text-center">
      <h1 ref={begin} tabIndex={-1} className="text-2xl font-semibold tracking-[-0.014em] text-balance outline-none">
        {children}
      </h1>
      <p className="mt-1 text-pretty text-ink-muted">{intro}</p>
    </div>
  );
}

function begin(heading: HTMLElement | null) {
  if (!heading) return;
  // Focus alone would scroll as little as it can, and leave out what stands above the heading.
  heading.focus({ preventScroll: true });
  document.documentElement.scrollTop = 0;
}

/** The sheet that a step's fields stand on. */
export const PAPER = 'min-w-0 rounded-dialog border border-line bg-surface p-6 shadow-raised max-md:p-4';
