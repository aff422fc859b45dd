import { type ReactNode } from 'react';
import { type LucideIcon } from 'lucide-react';

type EmptyStateProps = {
  icon?: LucideIcon;
  title: string;
  /** One sentence, two at most. */
  children?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
};

/** Nothing to show, and why. For nothing that matches and for what did not load, see `lists/`. */
export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="m-auto grid max-w-96 justify-items-center gap-1 px-6 py-9 text-center">
      {Icon && <Icon aria-hidden className="mb-1.5 size-5 text-ink-faint" strokeWidth={1.6} />}
      <h2 className="text-sm font-semibold wrap-anywhere">{title}</h2>
      {children && <p className="text-dense text-pretty text-ink-muted">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
