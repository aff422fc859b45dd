import { useId, type ReactNode } from 'react';

type PanelProps = { title: string; count?: number; action?: ReactNode; children: ReactNode };

/** One part of the details under its heading. */
export function Panel({ title, count, action, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="px-4 py-3.5">
      <div className="mb-2 flex h-5 items-center gap-1.5">
        <h3 id={id} className="font-semibold">
          {title}
        </h3>
        {count !== undefined && <span className="text-ink-faint tabular-nums">{count}</span>}
        {action && <span className="-mr-1.5 ml-auto">{action}</span>}
      </div>
      {children}
    </section>
  );
}

/** A fact and what it is: rows of a definition list. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-h-[26px] grid-cols-[72px_minmax(0,1fr)] items-center gap-x-3">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
