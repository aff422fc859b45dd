import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';

type NeedRowProps = {
  to: string;
  /** A face or a sign. */
  picture: ReactNode;
  title: string;
  text: string;
  when?: ReactNode;
  /** What one does about it, in a word. */
  act: string;
};

/** Something to be done, as a link to where one does it. */
export function NeedRow({ to, picture, title, text, when, act }: NeedRowProps) {
  return (
    <li className="border-t border-line">
      <Link to={to} className="group flex items-center gap-3 py-2.5 -outline-offset-2 hover:bg-hover">
        {picture}
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{title}</span>
          <span className="block truncate text-dense text-ink-muted">{text}</span>
        </span>
        {when && <span className="flex-none text-xs tabular-nums">{when}</span>}
        <span className="edge-button inline-flex h-7 w-19 flex-none items-center justify-center rounded-control bg-surface text-dense font-medium group-hover:bg-well max-md:hidden dark:bg-raised">
          {act}
        </span>
      </Link>
    </li>
  );
}
