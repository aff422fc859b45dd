import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { arrowKeys } from '../arrowKeys.ts';
import { itemPath } from '../activeItem.ts';
import { count as spelt } from '../format.ts';
import { type SideMenuGroup, type SideMenuItem } from './SideMenu.tsx';
import { ROW, ROW_ICON } from './sideMenuLook.ts';

type SideMenuGroupsProps = {
  prefix: string;
  search: string;
  groups: readonly SideMenuGroup[];
  activeId: string | null;
};

const move = arrowKeys('vertical');

/** The items under their headings; without any, the specification's own words. */
export function SideMenuGroups({ groups, ...menu }: SideMenuGroupsProps) {
  if (groups.every(({ items }) => items.length === 0)) {
    return <output className="block px-2 py-1 text-ink-muted max-md:text-sm">No results found.</output>;
  }
  return groups.map(({ id, label, action, items }) => (
    <div key={id} className="not-first:mt-3">
      {label && (
        <div className="flex min-h-7 items-center justify-between gap-2 pl-2">
          <p className="truncate text-xs font-medium text-ink-faint">{label}</p>
          {action}
        </div>
      )}
      <ul className="grid gap-px" aria-label={label}>
        {items.map((item) => (
          <li key={item.id}>
            <Row {...menu} item={item} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

type RowProps = Omit<SideMenuGroupsProps, 'groups'> & { item: SideMenuItem };

function Row({ prefix, search, activeId, item: { id, label, detail, icon: Icon, avatar, count, badge } }: RowProps) {
  return (
    <Link
      to={{ pathname: itemPath(prefix, id), search }}
      aria-current={id === activeId ? 'page' : undefined}
      data-stop
      onKeyDown={move}
      className={`${ROW} text-ink-muted hover:text-ink aria-[current=page]:text-ink ${detail ? 'py-1.5' : ''}`}
    >
      {avatar ??
        (Icon && (
          <Icon aria-hidden className={`${ROW_ICON} group-aria-[current=page]/row:text-brand`} strokeWidth={1.75} />
        ))}
      <span className="grid min-w-0 flex-1">
        <span className={`truncate ${detail ? 'text-ink' : ''}`}>{label}</span>
        {detail && <span className="truncate text-xs font-normal text-ink-muted">{detail}</span>}
      </span>
      {badge}
      {count !== undefined && (
        <span className="text-xs font-medium text-ink-faint tabular-nums group-hover/row:text-ink-muted group-aria-[current=page]/row:text-ink-muted">
          {spelt(count)}
        </span>
      )}
      <ChevronRight aria-hidden className="size-4 flex-none text-ink-faint md:hidden" strokeWidth={1.75} />
    </Link>
  );
}
