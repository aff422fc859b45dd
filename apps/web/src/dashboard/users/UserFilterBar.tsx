import { useCallback } from 'react';
import { type Filter } from '#ui/filters/filter.ts';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { UrlSearch } from '#ui/filters/UrlSearch.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { STANDINGS, USERS_FILTERS } from './usersFilters.ts';

const ROLES = [
  { id: 'Admin', label: 'Admin' },
  { id: 'Staff', label: 'Staff' },
] as const;

const STANDING_LABELS = { Active: 'Active', Invited: 'Invited', Expired: 'Invitation expired' };

/** What narrows the list. */
export function UserFilterBar() {
  const { filters, change, clear, isNarrowed } = useUrlFilters(USERS_FILTERS);
  const search = useCallback((q: string) => change({ q }, { isTyping: true }), [change]);
  const chips: Filter[] = [
    {
      id: 'role',
      label: 'Role',
      options: ROLES,
      selected: filters.role === 'any' ? [] : [filters.role],
      isPinned: true,
      onChange: ([role]) => change({ role: ROLES.find(({ id }) => id === role)?.id ?? 'any' }),
    },
    {
      id: 'standing',
      label: 'Status',
      options: STANDINGS.map((id) => ({ id, label: STANDING_LABELS[id] })),
      selected: filters.standing,
      isMultiple: true,
      isPinned: true,
      onChange: (selected) => change({ standing: STANDINGS.filter((one) => selected.includes(one)) }),
    },
  ];

  return (
    <FilterBar
      label="Filter users"
      filters={chips}
      search={<UrlSearch label="Search by name or email" isMain value={filters.q} onSettle={search} />}
      onClear={isNarrowed ? clear : undefined}
    />
  );
}
