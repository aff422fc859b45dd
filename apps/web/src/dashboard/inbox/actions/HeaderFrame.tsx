import { type ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#router/paths.ts';

type HeaderFrameProps = {
  name: string;
  /** Beside the name. */
  mark?: ReactNode;
  number: number;
  stage: ReactNode;
  /** What can be done, at the right. */
  children?: ReactNode;
};

/** The head of an open conversation: who it is with and where it stands, also while the rest of it loads. */
export function HeaderFrame({ name, mark, number, stage, children }: HeaderFrameProps) {
  const { search } = useLocation();

  return (
    <header
      data-record-bar
      className="flex h-14 flex-none items-center gap-2 border-b border-line pr-3 pl-5 max-lg:px-1.5 md:h-topbar"
    >
      <Link
        to={paths.inbox + search}
        replace
        aria-label="Back to the list"
        className="grid size-10 flex-none place-items-center rounded-control text-ink-muted hover:bg-hover lg:hidden"
      >
        <ArrowLeft aria-hidden className="size-5" strokeWidth={1.6} />
      </Link>
      <div className="flex min-w-0 items-center gap-2 @max-xl/thread:flex-col @max-xl/thread:items-start @max-xl/thread:gap-0">
        <div className="flex max-w-full min-w-0 items-center gap-1">
          <h2 className="truncate text-sm font-semibold">{name}</h2>
          {mark}
        </div>
        <span className="text-dense text-ink-faint tabular-nums @max-xl/thread:hidden">#{number}</span>
        {stage}
      </div>
      {children}
    </header>
  );
}
