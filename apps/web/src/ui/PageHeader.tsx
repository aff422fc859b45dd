import { type ReactNode } from 'react';
import { type To } from 'react-router-dom';
import { BackLink } from './BackLink.tsx';

type PageHeaderProps = {
  title: string;
  /** One sentence about what is here. */
  description?: ReactNode;
  /** Stands right of the title: a badge. */
  aside?: ReactNode;
  /** Stand at the right; under the title where it is narrow. */
  actions?: ReactNode;
  back?: { to: To; label: string };
  /** A tab bar of its own, at the foot. */
  tabs?: ReactNode;
};

/**
 * Begins a section within a screen. The screen's own title and the way to it stand in the top bar, so this is a heading
 * of the second level, and does not repeat it.
 */
export function PageHeader({ title, description, aside, actions, back, tabs }: PageHeaderProps) {
  return (
    <header className="flex-none">
      <div className={`grid gap-1 px-5 max-md:px-4 ${back ? 'pt-3' : 'pt-5'} ${tabs ? 'pb-2' : 'pb-4'}`}>
        {back && (
          <div>
            <BackLink to={back.to}>{back.label}</BackLink>
          </div>
        )}
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="grid min-w-0 gap-0.5">
            <div className="flex min-w-0 items-center gap-2">
              <h2 className="truncate text-sm font-semibold">{title}</h2>
              {aside}
            </div>
            {description && <p className="max-w-prose text-dense text-pretty text-ink-muted">{description}</p>}
          </div>
          {actions && <div className="flex flex-none flex-wrap items-center gap-2">{actions}</div>}
        </div>
      </div>
      {tabs}
    </header>
  );
}
