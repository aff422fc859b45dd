import { graphql } from 'react-relay/hooks';
import type { SignOutEverywhere } from '#generated/SignOutEverywhere';
import { postGraphQL } from '#relay/postGraphQL.ts';
import { commitPending } from '#ui/pendingAct.ts';
import { endSession } from './endSession.ts';
import { useSession } from './sessionStore.ts';

/** Ends the person's sessions on all devices, then here. Throws as `postGraphQL`; then nothing has ended. */
export async function signOutEverywhere() {
  commitPending();
  const { accessToken } = useSession.getState().auth;
  const operation = graphql`
    mutation SignOutEverywhere {
      logoutEverywhere
    }
  `;
  await postGraphQL<SignOutEverywhere>({ operation, variables: {}, token: accessToken });
  endSession('everywhere');
}
