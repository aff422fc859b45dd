import { useMemo, useRef, useState } from 'react';
import { UserPlus } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { type UserList_query$key } from '#generated/UserList_query';
import { type UserListPaginationQuery } from '#generated/UserListPaginationQuery';
import { paths } from '#router/paths.ts';
import { usePermission } from '#session/usePermission.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { ListStates } from '#ui/lists/ListStates.tsx';
import { listState } from '#ui/lists/listState.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { formatSort, parseSort } from '#ui/table/tableSort.ts';
import { TextButton } from '#ui/TextButton.tsx';
import { type UserAction, UserDialogs } from './actions/UserDialogs.tsx';
import { userColumns } from './userColumns.tsx';
import { useFollowUsers } from './useFollowUsers.ts';
import { useFilledList } from './useFilledList.ts';
import { usersChanged } from './usersChanges.ts';
import { SORTS, USERS_FILTERS } from './usersFilters.ts';

/** The people that the URL asks for, a page of them at first. */
export function UserList({ query }: { query: UserList_query$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<UserListPaginationQuery, UserList_query$key>(
    graphql`
      fragment UserList_query on Query
      @refetchable(queryName: "UserListPaginationQuery")
      @argumentDefinitions(
        search: { type: "String" }
        role: { type: "UserRole" }
        standings: { type: "[UserState!]" }
        teamIds: { type: "[ID!]" }
        sort: { type: "UserSort!" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      ) {
        users(
          search: $search
          role: $role
          standings: $standings
          teamIds: $teamIds
          sort: $sort
          first: $count
          after: $cursor
        ) @connection(key: "UserList_users") {
          totalCount
          edges {
            node {
              id
              name
              email
              role
              status
              avatar
              lastSeenAt
              hasTwoFactor
              teams {
                id
                name
              }
              invitation {
                invitedAt
                expiresAt
                isExpired
                inviterName
              }
            }
          }
        }
      }
    `,
    query,
  );
  const { filters, change, clear, isNarrowed, on } = useUrlFilters(USERS_FILTERS);
  const navigate = useNavigate();
  const mayInvite = usePermission('INVITE_USERS');
  const [act, setAct] = useState<UserAction | null>(null);
  const columns = useMemo(() => userColumns(setAct), []);
  const list = useRef<HTMLDivElement>(null);
  // The row goes with the button that had the focus.
  const focusList = () => list.current?.querySelector<HTMLElement>('[role="grid"]')?.focus();
  const { edges, isFilling, showMore } = useFilledList({ edges: data.users.edges, hasNext, isLoadingNext, loadNext });
  const users = edges.map(({ node }) => node);
  useFollowUsers(users.length);

  return (
    <div ref={list} className="min-h-0 flex-1 overflow-auto">
      <ListStates
        state={listState({ total: users.length, isNarrowed })}
        what="users"
        total={data.users.totalCount}
        query={filters.q}
        filters={on}
        onClear={clear}
        skeleton={null}
        empty={
          <EmptyState
            icon={UserPlus}
            title="No users yet"
            action={mayInvite && <Button onClick={() => void navigate(paths.inviteUsers)}>Invite people</Button>}
          >
            Invite the colleagues who answer your visitors.
          </EmptyState>
        }
      >
        <DataTable
          label="Users"
          columns={columns}
          rows={users}
          rowName={({ name }) => name}
          sort={parseSort(filters.sort, ['name', 'seen'])}
          onSortChange={(sort) => change({ sort: SORTS.find((one) => one === formatSort(sort)) ?? 'name' })}
        />
        {hasNext && (
          <p className="border-t border-line p-2 text-center text-dense">
            <TextButton disabled={isFilling} onClick={showMore}>
              {isFilling ? 'Loading' : 'Show more'}
            </TextButton>
          </p>
        )}
      </ListStates>
      <UserDialogs
        act={act}
        onClose={() => setAct(null)}
        onChanged={usersChanged}
        onGone={() => {
          usersChanged();
          focusList();
        }}
      />
    </div>
  );
}
