import { type Ref } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Link, type To } from 'react-router-dom';

type BackLinkProps = { to: To; children: string; ref?: Ref<HTMLAnchorElement>; className?: string };

/** The way back to where the screen was opened from; named after that place. */
export function BackLink({ to, children, ref, className = '' }: BackLinkProps) {
  return (
    <Link
      ref={ref}
      to={to}
      className={`-ml-1 inline-flex min-h-6 min-w-0 items-center gap-1.5 rounded-control px-1 text-dense font-medium text-ink-muted transition-colors hover:text-ink max-md:min-h-10 ${className}`}
    >
      <ArrowLeft aria-hidden className="size-4 flex-none" strokeWidth={1.75} />
      <span className="sr-only">Back to </span>
      <span className="truncate">{children}</span>
    </Link>
  );
}
