import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { activeItem, itemPath } from '../activeItem.ts';
import { NavigationSelect } from '../NavigationSelect.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { useIsPhone } from '../useIsPhone.ts';
import { TabLink } from './TabLink.tsx';
import { TabStrip } from './TabStrip.tsx';
import { useFirstTabRedirect } from './useFirstTabRedirect.ts';

export type TabItem = {
  /** Its address is `{prefix}/{id}`; an id may be several segments. */
  id: string;
  label: string;
  count?: number;
};

export type TabBarProps = {
  /** Names the tabs: «Settings». */
  label: string;
  prefix: string;
  items: readonly TabItem[];
  /** The items are still to come: nothing redirects before they are there. */
  isLoading?: boolean;
};

/**
 * The generic tab bar (spec §2): tabs at `{prefix}/{id}`, a select on small screens; an address below the prefix that is
 * none of them leads to the first.
 */
export function TabBar({ label, prefix, items, isLoading = false }: TabBarProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const id = useId();
  const activeId = activeItem(
    pathname,
    prefix,
    items.map((item) => item.id),
  );
  useFirstTabRedirect(prefix, isLoading ? [] : items, activeId);

  if (isPhone) {
    return (
      <nav
        aria-label={label}
        aria-busy={isLoading || undefined}
        className="flex flex-none border-b border-line px-4 py-2.5"
      >
        {isLoading ? (
          <Skeleton className="h-10 flex-1" />
        ) : (
          <NavigationSelect
            label={label}
            groups={[{ id, options: items }]}
            selectedId={activeId}
            isDisabled={items.length === 0}
            onSelect={(chosen) => void navigate(itemPath(prefix, chosen))}
          />
        )}
      </nav>
    );
  }
  return (
    <nav aria-label={label} aria-busy={isLoading || undefined} className="flex-none border-b border-line">
      <TabStrip activeId={activeId}>
        {isLoading ? (
          <TabSkeleton label={label} />
        ) : (
          items.map((item) => (
            <TabLink key={item.id} item={item} to={itemPath(prefix, item.id)} isActive={item.id === activeId} />
          ))
        )}
      </TabStrip>
    </nav>
  );
}

function TabSkeleton({ label }: { label: string }) {
  return (
    <li className="appear-late flex h-10 items-center gap-5">
      <output className="sr-only">{label}: loading</output>
      <Skeleton className="w-16" />
      <Skeleton className="w-12" />
      <Skeleton className="w-20" />
    </li>
  );
}
