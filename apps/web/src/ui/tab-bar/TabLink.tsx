import { Link } from 'react-router-dom';
import { arrowKeys } from '../arrowKeys.ts';
import { count as spelt } from '../format.ts';
import { type TabItem } from './TabBar.tsx';

type TabLinkProps = { item: TabItem; to: string; isActive: boolean };

const move = arrowKeys('horizontal');

/** One tab: a link, so that it opens in a new window too, with a line beneath when it is the current one. */
export function TabLink({ item: { label, count }, to, isActive }: TabLinkProps) {
  return (
    <li className="flex-none">
      <Link
        to={to}
        aria-current={isActive ? 'page' : undefined}
        data-stop
        onKeyDown={move}
        className="relative flex h-10 items-center gap-1.5 rounded-sm in-data-stacked:h-[calc(var(--spacing-topbar)-1px)] in-data-stacked:flex-col in-data-stacked:items-start in-data-stacked:gap-0 in-data-stacked:pt-1.5 text-dense font-medium whitespace-nowrap text-ink-muted -outline-offset-2 transition-colors after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-t-sm hover:text-ink hover:after:bg-line aria-[current=page]:text-ink aria-[current=page]:after:bg-brand"
      >
        {label}
        {count !== undefined && <span className="text-xs text-ink-faint tabular-nums">{spelt(count)}</span>}
      </Link>
    </li>
  );
}
