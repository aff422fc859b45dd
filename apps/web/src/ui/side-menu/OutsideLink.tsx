import { ArrowUpRight } from 'lucide-react';
import { arrowKeys } from '../arrowKeys.ts';
import { type SideMenuLink } from './SideMenu.tsx';
import { ROW_ICON } from './sideMenuLook.ts';

const move = arrowKeys('vertical');

/** A way out of the dashboard: opens a new tab, and says so to everybody. */
export function OutsideLink({ href, label, icon: Icon, className }: SideMenuLink & { className: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" data-stop onKeyDown={move} className={className}>
      {Icon && <Icon aria-hidden className={ROW_ICON} strokeWidth={1.75} />}
      <span className="min-w-0 flex-1 truncate">{label}</span>
      <span className="sr-only"> (opens in a new tab)</span>
      <ArrowUpRight aria-hidden className="size-3.5 flex-none text-ink-faint" strokeWidth={1.75} />
    </a>
  );
}
