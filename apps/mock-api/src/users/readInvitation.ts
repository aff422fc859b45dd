import type { Client, InvitationLink, User } from '@parley/db';
import type { Invitation, InvitationState } from '#__generated__/resolvers.ts';
import { hashSecret } from '#auth/secrets.ts';
import type { Context } from '#context.ts';
import { isDomainError } from '#errors.ts';
import { isExpired } from './invitation.ts';

/** What a link leads to, or what is signed in: `user` is null once there is nobody to accept. */
export type Found = {
  state: InvitationState;
  link: InvitationLink | null;
  user: User | null;
  client: Client | null;
  signedIn: User | null;
};

/** The invitation of a link's token; without one, that of who is signed in. */
export async function findInvitation(context: Context, token: string | null | undefined): Promise<Found> {
  const signedIn = signedInUser(context);
  if (!token) return ofSignedIn(context, signedIn);
  const found = await context.db.invitationLink.findUnique({
    where: { hash: hashSecret(token) },
    include: { user: true, client: true },
  });
  if (!found) return { state: 'Unknown', link: null, user: null, client: null, signedIn };
  const { user, client, ...link } = found;
  return { state: stateOf({ link, user, signedIn, now: context.clock.now() }), link, user, client, signedIn };
}

async function ofSignedIn({ db, clock }: Context, signedIn: User | null): Promise<Found> {
  const client = signedIn?.clientId ? await db.client.findUnique({ where: { id: signedIn.clientId } }) : null;
  const state = signedIn && client ? stateOfPerson(signedIn, clock.now()) : 'Unknown';
  return { state, link: null, user: signedIn, client, signedIn };
}

type Facts = { link: InvitationLink; user: User | null; signedIn: User | null; now: Date };

function stateOf({ link, user, signedIn, now }: Facts): InvitationState {
  if (link.usedAt) return 'Used';
  if (!user) return 'Revoked';
  if (link.expiresAt <= now) return 'Expired';
  const state = stateOfPerson(user, now);
  return state === 'Open' && signedIn && signedIn.id !== user.id ? 'Foreign' : state;
}

function stateOfPerson(user: User, now: Date): InvitationState {
  if (user.status === 'Active') return 'Used';
  return isExpired(user, now) ? 'Expired' : 'Open';
}

/** A session that has ended keeps nobody from accepting. */
function signedInUser(context: Context): User | null {
  try {
    return context.viewer?.kind === 'staff' ? context.viewer.user : null;
  } catch (error) {
    if (isDomainError(error, 'UNAUTHENTICATED') || isDomainError(error, 'USER_NOT_FOUND')) return null;
    throw error;
  }
}

/** Whether there is no way yet to sign in as this person. */
export const needsPassword = ({ passwordHash, googleSubject }: User) => passwordHash === null && googleSubject === null;

/** The invitation as it is shown to who holds its link. Of one that is spent nothing is told but the company. */
export async function readInvitation(context: Context, token: string | null | undefined): Promise<Invitation> {
  const { state, user, client, signedIn } = await findInvitation(context, token);
  const mayAccept = state === 'Open' || state === 'Foreign';
  const invited = mayAccept ? user : null;
  return {
    state,
    companyName: client?.name ?? null,
    inviterName: (mayAccept || state === 'Expired' ? user?.inviterName : null) ?? null,
    email: invited?.email ?? null,
    name: invited && invited.name !== invited.email ? invited.name : '',
    phone: invited?.phone ?? null,
    role: invited?.role ?? null,
    needsPassword: invited ? needsPassword(invited) : false,
    signedInAs: state === 'Foreign' ? (signedIn?.email ?? null) : null,
  };
}
