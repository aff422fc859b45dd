import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { type UsersChanged } from '#generated/UsersChanged';
import UsersScreenQueryNode from '#generated/UsersScreenQuery';
import { useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { LARGEST_PAGE, PAGE } from './useFilledList.ts';
import { onUsersChanged, usersChanged } from './usersChanges.ts';
import { variablesOf } from './usersFilters.ts';

/**
 * Keeps the list of users as it is on the server, as far as it is shown: after what is done here or by others, and, for when
 * people were last seen, when one comes back to it. What is beyond the server's largest page, `useFilledList` asks for after it.
 */
export function useFollowUsers(shown: number) {
  const [params] = useSearchParams();
  const count = Math.min(Math.max(shown, PAGE), LARGEST_PAGE);
  useRefetchOn(UsersScreenQueryNode, { ...variablesOf(params), count }, { event: onUsersChanged });
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
