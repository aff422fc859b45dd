import { graphql } from 'react-relay/hooks';
import type { SignOut } from '#generated/SignOut';
import { postPlain } from '#relay/postGraphQL.ts';
import { onUserScopeReset } from '#relay/userScope.ts';
import { commitPending, forgetPending } from '#ui/pendingAct.ts';
import { endSession } from './endSession.ts';
import { useSession } from './sessionStore.ts';

onUserScopeReset(forgetPending);

/** The person chose to leave: this browser forgets at once, and the API is told to end the session. */
export function signOut() {
  commitPending();
  const { accessToken } = useSession.getState().auth;
  endSession('chosen');
  if (!accessToken) return;
  const operation = graphql`
    mutation SignOut {
      logout
    }
  `;
  // If nobody hears it, the session still ends with its tokens, which this browser no longer has.
  postPlain<SignOut>({ operation, variables: {}, token: accessToken }).catch(() => {});
}
