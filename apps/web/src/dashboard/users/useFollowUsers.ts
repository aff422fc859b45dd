import { useCallback, useEffect, useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import { type UsersChanged } from '#generated/UsersChanged';
import UsersScreenQueryNode, { type UsersScreenQuery } from '#generated/UsersScreenQuery';
import { useReturns } from '#dashboard/useReturns.ts';
import { useResync } from '#relay/useResync.ts';
import { LARGEST_PAGE, PAGE } from './useFilledList.ts';
import { onUsersChanged, usersChanged } from './usersChanges.ts';
import { variablesOf } from './usersFilters.ts';

/**
 * Keeps the list of users as it is on the server, as far as it is shown: after what is done here or by others, after a gap in
 * the live connection, and, for when people were last seen, when one comes back to it. What stands there stays until the answer
 * has come; what is beyond the server's largest page, `useFilledList` asks for after it.
 */
export function useFollowUsers(shown: number) {
  const [params] = useSearchParams();
  const count = Math.min(Math.max(shown, PAGE), LARGEST_PAGE);
  const refetch = useResync<UsersScreenQuery>(UsersScreenQueryNode, { ...variablesOf(params), count });
  // What was done is done: a list that cannot be had now is had the next time.
  const ask = useCallback(() => void refetch().catch(() => {}), [refetch]);
  useReturns(ask);
  useEffect(() => onUsersChanged(ask), [ask]);
  useSubscription<UsersChanged>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription UsersChanged {
            usersChanged
          }
        `,
        variables: {},
        onNext: usersChanged,
      }),
      [],
    ),
  );
}
