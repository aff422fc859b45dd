import { fetchQuery, useRelayEnvironment } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import query, { type UsersScreenQuery } from '#generated/UsersScreenQuery';
import { variablesOf } from './usersFilters.ts';

/** Asks for the list anew after something was done: what stands there stays until the answer has come. */
export function useRefreshUsers(): () => void {
  const environment = useRelayEnvironment();
  const [params] = useSearchParams();
  return () => {
    const asked = fetchQuery<UsersScreenQuery>(environment, query, variablesOf(params));
    // What was done is done: a list that cannot be had now is had at the next visit.
    asked.toPromise().catch(() => {});
  };
}
