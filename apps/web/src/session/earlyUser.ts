import parameters from '#__generated__/GetCurrentUser$parameters.ts';
import { requestEarly } from '#relay/http.ts';
import { useSession } from './sessionStore.ts';

/**
 * Asks for the current user while the code that will read the answer is still loading: only the query's hash is needed,
 * its text only by a server that does not know the hash.
 */
export function requestCurrentUserEarly() {
  const { accessToken, userId } = useSession.getState().auth;
  const { id, name, operationKind } = parameters.params;
  if (!accessToken || userId || !id) return;
  const text = async () => (await import('#generated/GetCurrentUser')).default.params.text ?? '';
  requestEarly({ id, name, operationKind, text });
}
