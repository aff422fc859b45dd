import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The way out that a banner offers. */
export function BannerLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-7 items-center rounded-control px-2 underline underline-offset-2 hover:no-underline max-md:min-h-10"
    >
      {children}
    </Link>
  );
}
