import { type UsersScreenQuery$variables, type UserSort } from '#generated/UsersScreenQuery';
import { ids, manyOf, oneOf, text } from '#ui/filters/urlFields.ts';
import { readFilters } from '#ui/filters/urlFilters.ts';

export const STANDINGS = ['Active', 'Invited', 'Expired'] as const;
export const SORTS = ['name', '-name', '-seen', 'seen'] as const;

/** What narrows the list of users, and its order, as the URL has them. */
export const USERS_FILTERS = {
  q: text(),
  role: oneOf(['any', 'Admin', 'Staff'], 'any'),
  standing: manyOf(STANDINGS),
  team: ids(),
  sort: oneOf(SORTS, 'name'),
};

const SORT: Readonly<Record<(typeof SORTS)[number], UserSort>> = {
  name: 'NameAscending',
  '-name': 'NameDescending',
  '-seen': 'LastSeenNewest',
  seen: 'LastSeenOldest',
};

/** The list that a URL asks for. */
export function variablesOf(search: URLSearchParams): UsersScreenQuery$variables {
  const { q, role, standing, team, sort } = readFilters(USERS_FILTERS, search);
  return {
    search: q.trim() || null,
    role: role === 'any' ? null : role,
    standings: standing.length > 0 ? standing : null,
    teamIds: team.length > 0 ? team : null,
    sort: SORT[sort],
  };
}
