import { Inbox } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#router/paths.ts';

/** The way to the inbox from screens that have nothing to do on them. */
export function InboxLink() {
  return (
    <Link
      to={paths.inbox}
      className="inline-flex h-8 items-center gap-1.5 rounded-control bg-surface px-3 text-dense font-medium shadow-[0_1px_1px_oklch(0_0_0/0.03)] inset-ring inset-ring-line transition-colors hover:bg-hover max-md:h-10 dark:bg-raised"
    >
      <Inbox aria-hidden className="size-4 text-ink-muted" strokeWidth={1.75} />
      Open inbox
    </Link>
  );
}
