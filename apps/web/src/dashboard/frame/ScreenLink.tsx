import { type ReactNode } from 'react';
import { type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';

type ScreenLinkProps = { to: string; icon: LucideIcon; children: ReactNode };

/** A link to another screen that stands alone, looking like the button that it is used as. */
export function ScreenLink({ to, icon: Icon, children }: ScreenLinkProps) {
  return (
    <Link
      to={to}
      className="edge-button inline-flex h-8 items-center gap-1.5 rounded-control bg-surface px-3 text-dense font-medium transition-colors hover:bg-well max-md:h-10 dark:bg-raised"
    >
      <Icon aria-hidden className="size-4 text-ink-muted" strokeWidth={1.75} />
      {children}
    </Link>
  );
}
