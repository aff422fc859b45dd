import { graphql } from 'react-relay/hooks';
import type { AcceptInvitation, AcceptInvitationInput } from '#generated/AcceptInvitation';
import { postGraphQL } from '#relay/postGraphQL.ts';
import { useSession } from '#session/sessionStore.ts';
import { signIn } from '#session/signIn.ts';

/** Accepts the invitation, and makes its session this browser's where there was none. Throws as `postGraphQL`. */
export async function acceptInvitation(input: AcceptInvitationInput & { rememberMe: boolean }): Promise<void> {
  const operation = graphql`
    mutation AcceptInvitation($input: AcceptInvitationInput!) {
      acceptInvitation(input: $input) {
        accessToken
        refreshToken
      }
    }
  `;
  const { accessToken: token } = useSession.getState().auth;
  const { data } = await postGraphQL<AcceptInvitation>({ operation, variables: { input }, token });
  const session = data.acceptInvitation;
  if (!session) return;
  const { accessToken, refreshToken } = session;
  signIn({ accessToken, refreshToken: refreshToken ?? null, rememberMe: input.rememberMe });
}
