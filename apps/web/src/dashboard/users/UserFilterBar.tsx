import { useCallback, useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { type UserFilterBarQuery } from '#generated/UserFilterBarQuery';
import { type Filter } from '#ui/filters/filter.ts';
import { FilterBar } from '#ui/filters/FilterBar.tsx';
import { UrlSearch } from '#ui/filters/UrlSearch.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { onUsersChanged } from './usersChanges.ts';
import { STANDINGS, USERS_FILTERS } from './usersFilters.ts';

const ROLES = [
  { id: 'Admin', label: 'Admin' },
  { id: 'Staff', label: 'Staff' },
] as const;

const STANDING_LABELS = { Active: 'Active', Invited: 'Invited', Expired: 'Invitation expired' };

type Option = { id: string; label: string };

/** What narrows the list. */
export function UserFilterBar() {
  const { teams, ask } = useTeamOptions();
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
    {
      id: 'team',
      label: 'Team',
      options: teams,
      selected: filters.team,
      isMultiple: true,
      isPinned: true,
      onChange: (team) => change({ team }),
      onOpen: ask,
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

/**
 * The teams to choose from, and how to ask for them. They come into the bar that stands, and are asked for again whenever
 * the users change.
 */
function useTeamOptions() {
  const environment = useRelayEnvironment();
  const [teams, setTeams] = useState<readonly Option[]>([]);
  const ask = useCallback(() => {
    fetchQuery<UserFilterBarQuery>(
      environment,
      graphql`
        query UserFilterBarQuery {
          teams {
            id
            name
          }
        }
      `,
      {},
    ).subscribe({
      next: (answer) => setTeams(answer.teams.map(({ id, name }) => ({ id, label: name }))),
      // Whoever opens the list asks again.
      error: () => {},
    });
  }, [environment]);
  useEffect(() => {
    ask();
    return onUsersChanged(ask);
  }, [ask]);
  return { teams, ask };
}
