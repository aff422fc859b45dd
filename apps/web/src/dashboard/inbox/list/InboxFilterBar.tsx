import { ArrowDownWideNarrow, Bookmark, Search } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { SavedViewsMenu } from '#dashboard/saved-views/SavedViewsMenu.tsx';
import { useKeysText } from '#dashboard/shortcuts/keysOf.ts';
import { paths } from '#router/paths.ts';
import { usePermission } from '#session/usePermission.ts';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Menu } from '#ui/Menu.tsx';
import { manageLabels, manageMacros, manageTeams } from '../labels-and-teams/manageLabelsAndTeams.ts';
import { inboxShortcuts } from '../inboxShortcuts.ts';
import { filtersOf } from './filtersOf.tsx';
import { INBOX_FILTERS, type InboxSort } from './inboxFilters.ts';
import { useFilterChoices } from './useFilterChoices.ts';

const SORTS: readonly { id: InboxSort; label: string }[] = [
  { id: 'latest', label: 'Last activity, newest' },
  { id: 'oldest', label: 'Last activity, oldest' },
  { id: 'newest', label: 'Created, newest' },
  { id: 'first', label: 'Created, oldest' },
  { id: 'priority', label: 'Priority, highest' },
  { id: 'waiting', label: 'Waiting longest' },
];

const MANAGE = [
  {
    id: 'manage',
    entries: [
      { id: 'labels', label: 'Manage labels', onAction: manageLabels },
      { id: 'teams', label: 'Manage teams', onAction: manageTeams },
      { id: 'macros', label: 'Manage macros', onAction: manageMacros },
    ],
  },
];

type InboxFilterBarProps = { onSearch?: () => void };

/** What narrows the list, and its order, and the way to the search. */
export function InboxFilterBar({ onSearch }: InboxFilterBarProps) {
  const { search } = useLocation();
  const { filters, change } = useUrlFilters(INBOX_FILTERS);
  const { assignee, team, label, assistant } = filters;
  const { choices, ask, askAgain } = useFilterChoices(
    [assignee, team, label, assistant].some(({ length }) => length > 0),
  );
  const mayManage = usePermission('MANAGE_CONVERSATIONS');
  const searchKey = useKeysText(inboxShortcuts.search);
  const sort = SORTS.find(({ id }) => id === filters.sort);

  return (
    <div onPointerEnter={ask} onFocus={ask} className="flex-none border-b border-line px-4 py-2">
      <FilterBar
        isCompact
        label="Filter conversations"
        filters={filtersOf(filters, change, choices)}
        more={mayManage ? MANAGE : []}
      >
        <SavedViewsMenu
          screen="Inbox"
          path={paths.inbox}
          views={choices?.savedViews ?? []}
          query={search.slice(1)}
          onChange={askAgain}
          renderTrigger={(trigger) => <IconButton {...trigger} icon={Bookmark} label="Saved views" />}
        />
        <IconButton icon={Search} label="Search conversations" shortcut={searchKey} onClick={onSearch} />
        <Menu
          label="Sort"
          groups={[
            {
              id: 'sort',
              label: 'Sort by',
              selectedId: filters.sort,
              entries: SORTS.map(({ id, label: name }) => ({
                id,
                label: name,
                onAction: () => change({ sort: id }),
              })),
            },
          ]}
          renderTrigger={(trigger) => (
            <IconButton {...trigger} icon={ArrowDownWideNarrow} label={`Sort: ${sort?.label}`} />
          )}
        />
      </FilterBar>
    </div>
  );
}
