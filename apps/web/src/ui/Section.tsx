import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

type SectionProps = {
  title: string;
  description?: ReactNode;
  action?: ReactNode;
  /** What follows the # of an address that leads here: the section takes the focus then. */
  anchor?: string;
  children: ReactNode;
};

/** A part of a page under its heading, without a box; 28 px apart from the next one in a stack. */
export function Section({ title, description, action, anchor, children }: SectionProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const isWanted = anchor !== undefined && hash === `#${anchor}`;
  useEffect(() => {
    if (isWanted) section.current?.focus();
  }, [isWanted]);
  return (
    <section
      ref={section}
      id={anchor}
      tabIndex={anchor === undefined ? undefined : -1}
      aria-labelledby={id}
      className="min-w-0 outline-none not-first:mt-7"
    >
      <div className="mb-3 flex flex-wrap items-end gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id={id} className="text-sm font-semibold">
            {title}
          </h2>
          {description && <p className="mt-0.5 text-dense text-pretty text-ink-muted">{description}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
