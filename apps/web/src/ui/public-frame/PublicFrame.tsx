import type { ReactNode, Ref } from 'react';
import { Logo } from '#ui/Logo.tsx';
import { SampleConversation } from './SampleConversation.tsx';

type PublicFrameProps = {
  /** The heading, and the document's title. */
  title: string;
  /** For a heading that takes the focus, where what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** A sentence beneath the heading. */
  intro?: ReactNode;
  children?: ReactNode;
  /** Small print at the foot. */
  footer?: ReactNode;
};

/** The page around every public screen: the form at the left, what Parley is about at the right. */
export function PublicFrame({ title, headingRef, intro, children, footer }: PublicFrameProps) {
  return (
    <div className="grid min-h-dvh bg-canvas md:grid-cols-2">
      <title>{`${title} · Parley`}</title>
      <main className="flex min-w-0 flex-col p-5 md:px-8 md:py-7">
        <div className="flex items-center gap-2 text-base font-semibold tracking-[-0.01em]">
          <span className="text-brand">
            <Logo />
          </span>
          Parley
        </div>
        <div className="mt-14 mb-auto grid w-full grid-cols-1 gap-4 pb-6 md:m-auto md:w-88 md:max-w-full">
          {/* Names of companies may be one long word. */}
          <div className="mb-1 wrap-anywhere">
            <h1
              ref={headingRef}
              tabIndex={headingRef ? -1 : undefined}
              className="text-2xl font-semibold tracking-[-0.014em] outline-none"
            >
              {title}
            </h1>
            {intro && <p className="mt-1 text-ink-muted">{intro}</p>}
          </div>
          {children}
        </div>
        {footer && <p className="text-xs text-ink-faint">{footer}</p>}
      </main>
      <div
        aria-hidden
        className="public-stage relative m-3 ml-0 flex flex-col items-center justify-center overflow-hidden rounded-dialog p-12 max-md:hidden"
      >
        <SampleConversation />
      </div>
    </div>
  );
}
