import { useId, type ReactNode } from 'react';

type HomeSectionProps = {
  title: string;
  /** Beside the title, quieter. */
  aside?: ReactNode;
  /** At the far end: the way to all of it. */
  action?: ReactNode;
  children: ReactNode;
};

/** A part of Home under its heading. */
export function HomeSection({ title, aside, action, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-2 flex min-h-6 items-baseline gap-2">
        <h3 id={id} className="text-sm font-semibold">
          {title}
        </h3>
        {aside && <span className="min-w-0 truncate text-xs text-ink-faint">{aside}</span>}
        {action && <span className="ml-auto flex-none text-dense">{action}</span>}
      </div>
      {children}
    </section>
  );
}
