import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { type UsersScreenQuery } from '#generated/UsersScreenQuery';
import { Permitted } from '#dashboard/frame/Permitted.tsx';
import { RoutedQueryBoundary } from '#router/RoutedQueryBoundary.tsx';
import { type GuardedScreenProps, type ScreenProps } from '#router/screen.tsx';
import { TableSkeleton } from '#ui/table/TableSkeleton.tsx';
import { InvitePeople } from './invite/InvitePeople.tsx';
import { userColumns } from './userColumns.tsx';
import { UserFilterBar } from './UserFilterBar.tsx';
import { UserList } from './UserList.tsx';

const HEADINGS = userColumns(() => {});

/** /dashboard/users: who works here, and who is invited. */
export default function UsersScreen({ queryRef }: GuardedScreenProps<UsersScreenQuery>) {
  return (
    <>
      <InvitePeople />
      <Permitted permission="VIEW_USERS" title="You cannot see who works here" queryRef={queryRef}>
        {(loaded) => (
          <>
            <div className="flex-none border-b border-line px-5 py-2.5 max-md:px-4">
              <UserFilterBar />
            </div>
            <RoutedQueryBoundary
              queryRef={loaded}
              what="users"
              isInCard
              fallback={<TableSkeleton columns={HEADINGS} />}
            >
              <Users queryRef={loaded} />
            </RoutedQueryBoundary>
          </>
        )}
      </Permitted>
    </>
  );
}

function Users({ queryRef }: ScreenProps<UsersScreenQuery>) {
  const query = usePreloadedQuery<UsersScreenQuery>(
    graphql`
      query UsersScreenQuery(
        $search: String
        $role: UserRole
        $standings: [UserState!]
        $teamIds: [ID!]
        $sort: UserSort!
        $count: Int = 50
      ) @preloadable {
        ...UserList_query
          @arguments(search: $search, role: $role, standings: $standings, teamIds: $teamIds, sort: $sort, count: $count)
      }
    `,
    queryRef,
  );
  return <UserList query={query} />;
}
