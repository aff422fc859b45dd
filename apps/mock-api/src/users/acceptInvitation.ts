import type { User } from '@parley/db';
import * as v from 'valibot';
import type { AcceptInvitationInput, InvitationState } from '#__generated__/resolvers.ts';
import { audit, by } from '#audit/audit.ts';
import { inBackground } from '#background/inBackground.ts';
import { newPassword, parseInput, personName } from '#input.ts';
import { hashPassword } from '#auth/passwords.ts';
import type { SessionTokens } from '#auth/sessions.ts';
import { signIn } from '#auth/signIn.ts';
import { takeHits } from '#auth/throttle.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { notify } from '#inbox/notifications/notify.ts';
import { phoneNumber } from '#phoneNumber.ts';
import { acceptLimits } from './limits.ts';
import { findInvitation, needsPassword } from './readInvitation.ts';
import { announceUsers } from './usersChanged.ts';

/**
 * Accepts an invitation by its link, or that of who is signed in: the person works there from now on. Answers a session to
 * who had none. Throws INVALID_TOKEN, FORBIDDEN, BAD_INPUT with `field` and TOO_MANY_ATTEMPTS.
 */
export async function acceptInvitation(context: Context, input: AcceptInvitationInput): Promise<SessionTokens | null> {
  await takeHits(context, acceptLimits(context.caller.ip));
  const { state, user, link, signedIn } = await findInvitation(context, input.token);
  if (state !== 'Open' || !user) throw refusal(state);
  const isNew = needsPassword(user);
  // The link of an account that has a key already may be in other hands: its person comes in by the key.
  if (!isNew && signedIn?.id !== user.id) {
    throw domainError('FORBIDDEN', 'There is an account of this address already. Sign in to accept this invitation.');
  }
  const fields = {
    name: personName,
    phone: v.nullish(phoneNumber),
    password: isNew && !input.password ? CHOOSE : v.nullish(newPassword),
  };
  const {
    name,
    phone = null,
    password,
  } = parseInput(fields, {
    ...input,
    phone: input.phone?.trim() || null,
    password: isNew ? input.password || null : null,
  });
  const now = context.clock.now();
  const passwordHash = password ? await hashPassword(password) : user.passwordHash;
  const emailProvenAt = user.emailProvenAt ?? (link?.isMailed ? now : null);
  const accepted = { name, phone, passwordHash, emailProvenAt };
  await makeActive(context, user, accepted);
  context.events.publish('access:changed', user.id, { userId: user.id });
  if (user.clientId) announceUsers(context, user.clientId);
  inBackground('Telling of an acceptance', () => tellOfAcceptance(context, { ...user, name }));
  return signedIn ? null : signIn(context, { ...user, name }, input);
}

const CHOOSE = v.pipe(v.nullish(v.string(), ''), v.nonEmpty('Choose a password.'));

type Accepted = Pick<User, 'name' | 'phone' | 'passwordHash' | 'emailProvenAt'>;

/** Of several at once the first one counts. */
async function makeActive(context: Context, user: User, accepted: Accepted): Promise<void> {
  const { db, clock } = context;
  const { id } = user;
  const now = clock.now();
  const isOpen = { OR: [{ inviteExpiresAt: null }, { inviteExpiresAt: { gt: now } }] };
  await db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id, status: 'Pending', ...isOpen },
      data: { ...accepted, status: 'Active', updatedAt: now },
    });
    if (count === 0) throw refusal('Used');
    await tx.invitationLink.updateMany({ where: { userId: id }, data: { usedAt: now } });
    const target = { ...user, ...accepted };
    await audit(tx, by(context, target), { action: 'InvitationAccepted' });
  });
}

/** Whoever invited them waits for them. */
async function tellOfAcceptance(context: Context, { id, name, email, clientId, inviterId }: User): Promise<void> {
  if (!clientId) return;
  await notify(context, {
    kind: 'InvitationAccepted',
    conversation: { id: null, clientId },
    userIds: inviterId ? [inviterId] : [],
    actor: { id, name },
    message: { id: null, preview: email },
  });
}

const WHY: Readonly<Record<Exclude<InvitationState, 'Open' | 'Foreign'>, string>> = {
  Expired: 'This invitation has expired. Ask for a new one.',
  Used: 'This invitation was accepted already. Sign in instead.',
  Revoked: 'This invitation was revoked.',
  Unknown: 'This link does not work. Open it from the mail again.',
};

function refusal(state: InvitationState) {
  if (state === 'Foreign' || state === 'Open') {
    return domainError('FORBIDDEN', 'You are signed in as somebody else. Sign out to accept this invitation.');
  }
  return domainError('INVALID_TOKEN', WHY[state]);
}
