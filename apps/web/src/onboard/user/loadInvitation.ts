import { graphql } from 'react-relay/hooks';
import { redirect } from 'react-router-dom';
import type { InvitationAtHand, InvitationAtHand$data } from '#generated/InvitationAtHand';
import { postGraphQL } from '#relay/postGraphQL.ts';
import { paths } from '#router/paths.ts';
import { refreshSession } from '#session/refresh.ts';
import { useSession } from '#session/sessionStore.ts';
import { msUntilRefresh } from '#session/tokenLife.ts';
import { isPictureStep } from './pictureStep.ts';

export type Invitation = InvitationAtHand$data['invitation'] & { token: string | null };

/** The invitation of the link that was opened, or of who is signed in; who has none goes on to where they belong. */
export async function loadInvitation(request: Request): Promise<Invitation> {
  const { searchParams } = new URL(request.url);
  const token = searchParams.get('token');
  const accessToken = await accessTokenNow();
  if (!token && !accessToken) throw redirect(paths.login);
  const operation = graphql`
    query InvitationAtHand($token: String) {
      invitation(token: $token) {
        state
        companyName
        inviterName
        email
        name
        phone
        role
        needsPassword
        signedInAs
      }
    }
  `;
  const { data } = await postGraphQL<InvitationAtHand>({ operation, variables: { token }, token: accessToken });
  const { invitation } = data;
  // Who works here already has nothing to accept.
  if (!token && invitation.state === 'Used' && !isPictureStep(searchParams)) throw redirect(paths.dashboard);
  return { ...invitation, token };
}

/** Whoever is signed in, also when only their refresh token is still good. */
async function accessTokenNow(): Promise<string | null> {
  const { accessToken, refreshToken } = useSession.getState().auth;
  const isOver = accessToken === null || msUntilRefresh(accessToken, Date.now()) === null;
  if (refreshToken && isOver) await refreshSession(accessToken);
  return useSession.getState().auth.accessToken;
}
