import { useId, type ReactNode } from 'react';

type SectionProps = { title: string; description?: ReactNode; action?: ReactNode; children: ReactNode };

/** A part of a page under its heading, without a box; 28 px apart from the next one in a stack. */
export function Section({ title, description, action, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 not-first:mt-7">
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
