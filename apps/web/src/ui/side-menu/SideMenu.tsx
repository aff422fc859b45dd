import { useState, type ReactNode } from 'react';
import { type LucideIcon } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { activeItem } from '../activeItem.ts';
import { SearchField } from '../controls/SearchField.tsx';
import { Pagination, type PaginationProps } from '../pagination/Pagination.tsx';
import { filterGroups } from './filterGroups.ts';
import { SideMenuEnd } from './SideMenuEnd.tsx';
import { SideMenuGroups } from './SideMenuGroups.tsx';
import { SideMenuError, SideMenuSkeleton } from './SideMenuStates.tsx';
import { useMenuSearch } from './useMenuSearch.ts';

export type SideMenuItem = {
  /** Its address is `{prefix}/{id}`; an id may be several segments. */
  id: string;
  label: string;
  /** A second, quieter line. */
  detail?: string;
  icon?: LucideIcon;
  /** Stands in place of the icon. */
  avatar?: ReactNode;
  count?: number;
  /** Stands at the right. */
  badge?: ReactNode;
};

export type SideMenuGroup = {
  id: string;
  label?: string;
  /** Stands at the right of the label. */
  action?: ReactNode;
  items: readonly SideMenuItem[];
};

export type SideMenuCreate = {
  label: string;
  /** Without it the entry leads to `{prefix}/new`. */
  onAction?: () => void;
};

/** Leads out of the dashboard, in a new tab. */
export type SideMenuLink = { href: string; label: string; icon?: LucideIcon };

export type SideMenuProps = {
  /** Names the menu: «Articles», «Payment methods». */
  label: string;
  prefix: string;
  groups: readonly SideMenuGroup[];
  create?: SideMenuCreate;
  links?: readonly SideMenuLink[];
  pagination?: PaginationProps;
  /** Without `onQuery` the menu filters what it has; with it, the owner does. */
  search?: { label: string; query?: string; onQuery?: (query: string) => void };
  /** Parameters of the address that belong to the menu, kept when an item is chosen; the page's is one of them. */
  keeps?: readonly string[];
  isLoading?: boolean;
  /** What failed and how to try again, in place of the items. */
  error?: { text: string; onRetry: () => void } | null;
  /** Beneath the items, where they are a list. */
  foot?: ReactNode;
};

/** The generic side menu (spec §2): items at `{prefix}/{id}`, a create entry, external links, search and pages. */
export function SideMenu(menu: SideMenuProps) {
  const { label, prefix, create, links = [], pagination, search, isLoading = false, error = null, foot } = menu;
  const [ownQuery, setOwnQuery] = useState('');
  const { pathname } = useLocation();
  const kept = useMenuSearch(menu);
  const isOwn = !search?.onQuery;
  const query = isOwn ? ownQuery : (search.query ?? '');
  const groups = isOwn ? filterGroups(menu.groups, query) : menu.groups;
  const activeId = activeItem(
    pathname,
    prefix,
    menu.groups.flatMap(({ items }) => items.map(({ id }) => id)),
  );
  const hasAvatars = menu.groups.some(({ items }) => items.some(({ avatar }) => avatar !== undefined));

  return (
    <nav
      aria-label={label}
      aria-busy={isLoading || undefined}
      data-stops
      data-avatars={hasAvatars || undefined}
      className="flex min-h-0 flex-col text-dense"
    >
      {search && (
        <div className="flex-none px-2.5 pt-2.5">
          <SearchField label={search.label} value={query} onChange={search.onQuery ?? setOwnQuery} />
        </div>
      )}
      <div className="min-h-0 flex-initial overflow-y-auto px-2.5 py-3 max-md:px-2 max-md:py-2">
        {error ? (
          <SideMenuError {...error} />
        ) : isLoading ? (
          <SideMenuSkeleton label={label} />
        ) : (
          <SideMenuGroups prefix={prefix} search={kept} groups={groups} activeId={activeId} />
        )}
        {foot}
      </div>
      {(create || links.length > 0) && <SideMenuEnd prefix={prefix} search={kept} create={create} links={links} />}
      {pagination && !isLoading && !error && pagination.pageCount > 1 && (
        <div className="flex-none border-t border-line px-2.5 py-2">
          <Pagination isCompact label={`Pages of ${label}`} {...pagination} />
        </div>
      )}
    </nav>
  );
}
