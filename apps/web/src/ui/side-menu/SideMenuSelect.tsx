import { Plus } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { activeItem, itemPath } from '../activeItem.ts';
import { Button } from '../Button.tsx';
import { NavigationSelect } from '../NavigationSelect.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { type SideMenuProps } from './SideMenu.tsx';
import { CREATE_ID } from './SideMenuEnd.tsx';
import { SideMenuError } from './SideMenuStates.tsx';
import { OutsideLink } from './OutsideLink.tsx';
import { useMenuSearch } from './useMenuSearch.ts';

/** A small side menu on a phone: a select over the content, with the create entry beside it. */
export function SideMenuSelect(menu: SideMenuProps) {
  const { label, prefix, groups, create, links = [], isLoading = false, error = null } = menu;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const search = useMenuSearch(menu);
  const ids = groups.flatMap(({ items }) => items.map(({ id }) => id));
  const isCreating = create !== undefined && activeItem(pathname, prefix, [CREATE_ID]) !== null;
  const go = (id: string) => void navigate({ pathname: itemPath(prefix, id), search });

  return (
    <nav
      aria-label={label}
      aria-busy={isLoading || undefined}
      className="flex flex-none flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2.5"
    >
      <div className="flex min-w-0 flex-[1_1_100%] items-center gap-2">
        {error ? (
          <SideMenuError {...error} />
        ) : isLoading ? (
          <Skeleton className="h-10 flex-1" />
        ) : (
          <NavigationSelect
            label={label}
            groups={groups.map(({ items, ...group }) => ({ ...group, options: items }))}
            selectedId={isCreating ? null : activeItem(pathname, prefix, ids)}
            placeholder={isCreating ? create.label : ids.length > 0 ? 'Choose' : 'No results found.'}
            isDisabled={ids.length === 0}
            onSelect={go}
          />
        )}
        {create && !isCreating && (
          <Button
            size="lg"
            icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
            onClick={create.onAction ?? (() => go(CREATE_ID))}
          >
            <span className="max-w-32 truncate">{create.label}</span>
          </Button>
        )}
      </div>
      {links.map((link) => (
        <OutsideLink
          key={link.href}
          {...link}
          className="flex min-h-10 items-center gap-1.5 text-dense font-medium text-ink-muted"
        />
      ))}
    </nav>
  );
}
