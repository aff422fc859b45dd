import { useDeferredValue, useMemo } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import { type UsersScreenQuery, type UsersScreenQuery$variables } from '#generated/UsersScreenQuery';
import { NoAccess } from '#dashboard/NoAccess.tsx';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { usePermission } from '#session/usePermission.ts';
import { TableSkeleton } from '#ui/table/TableSkeleton.tsx';
import { InvitePeople } from './invite/InvitePeople.tsx';
import { userColumns } from './userColumns.tsx';
import { UserFilterBar } from './UserFilterBar.tsx';
import { UserList } from './UserList.tsx';
import { variablesOf } from './usersFilters.ts';

const HEADINGS = userColumns(() => {});

/** /dashboard/users: who works here, and who is invited. */
export default function UsersScreen() {
  const mayView = usePermission('VIEW_USERS');
  return (
    <>
      <InvitePeople />
      {mayView ? <Users /> : <NoAccess permission="VIEW_USERS" title="You cannot see who works here" />}
    </>
  );
}

function Users() {
  const [params] = useSearchParams();
  const asked = useMemo(() => variablesOf(params), [params]);
  // Deferred: the list of before stands until the other one has come.
  const variables = useDeferredValue(asked);
  return (
    <>
      <div className="flex-none border-b border-line px-5 py-2.5 max-md:px-4">
        <UserFilterBar />
      </div>
      <QueryBoundary what="users" isInCard fallback={<TableSkeleton columns={HEADINGS} />}>
        {(attempt) => <Asked variables={variables} attempt={attempt} />}
      </QueryBoundary>
    </>
  );
}

type AskedProps = { variables: UsersScreenQuery$variables; attempt: number };

function Asked({ variables, attempt }: AskedProps) {
  const query = useLazyLoadQuery<UsersScreenQuery>(
    graphql`
      query UsersScreenQuery(
        $search: String
        $role: UserRole
        $standings: [UserStanding!]
        $teamIds: [ID!]
        $sort: UserSort!
        $count: Int = 50
      ) {
        ...UserList_query
          @arguments(search: $search, role: $role, standings: $standings, teamIds: $teamIds, sort: $sort, count: $count)
      }
    `,
    variables,
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  return <UserList query={query} />;
}
