import { Plus } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { activeItem, itemPath } from '../activeItem.ts';
import { arrowKeys } from '../arrowKeys.ts';
import { type SideMenuCreate, type SideMenuLink } from './SideMenu.tsx';
import { OutsideLink } from './OutsideLink.tsx';
import { ROW, ROW_ICON } from './sideMenuLook.ts';

/** The create entry's place among the items (spec §2, T19). */
export const CREATE_ID = 'new';

type SideMenuEndProps = {
  prefix: string;
  search: string;
  create: SideMenuCreate | undefined;
  links: readonly SideMenuLink[];
};

const move = arrowKeys('vertical');

/** What follows the items, and stays in sight where they scroll: the create entry, and the ways out. */
export function SideMenuEnd({ create, links, ...menu }: SideMenuEndProps) {
  return (
    <ul className="-mt-2.5 grid flex-none gap-px px-2.5 pb-3 max-md:-mt-2 max-md:px-2">
      {create && (
        <li>
          <Create {...menu} {...create} />
        </li>
      )}
      {links.map((link) => (
        <li key={link.href}>
          <OutsideLink {...link} className={`${ROW} text-ink-muted hover:text-ink`} />
        </li>
      ))}
    </ul>
  );
}

function Create({ label, onAction, prefix, search }: SideMenuCreate & { prefix: string; search: string }) {
  const { pathname } = useLocation();
  const look = `${ROW} text-brand`;
  const content = (
    <>
      <Plus aria-hidden className={ROW_ICON} strokeWidth={1.75} />
      <span className="min-w-0 flex-1 truncate">{label}</span>
    </>
  );
  if (onAction) {
    return (
      <button type="button" data-stop onKeyDown={move} onClick={onAction} className={look}>
        {content}
      </button>
    );
  }
  const isCurrent = activeItem(pathname, prefix, [CREATE_ID]) !== null;
  return (
    <Link
      to={{ pathname: itemPath(prefix, CREATE_ID), search }}
      aria-current={isCurrent ? 'page' : undefined}
      data-stop
      onKeyDown={move}
      className={look}
    >
      {content}
    </Link>
  );
}
