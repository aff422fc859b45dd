import { type ReactNode } from 'react';

type StepHeadingProps = { children: string; intro: ReactNode };

/** What a step is about. It has the focus when the step comes, whose link or button is gone. */
export function StepHeading({ children, intro }: StepHeadingProps) {
  return (
    <div className="mx-auto w-full max-w-xl text-center">
      <h1
        ref={takeFocus}
        tabIndex={-1}
        className="text-2xl font-semibold tracking-[-0.014em] text-balance outline-none"
      >
        {children}
      </h1>
      <p className="mt-1 text-pretty text-ink-muted">{intro}</p>
    </div>
  );
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

/** The sheet that a step's fields stand on. */
export const PAPER = 'min-w-0 rounded-dialog border border-line bg-surface p-6 shadow-raised max-md:p-4';
