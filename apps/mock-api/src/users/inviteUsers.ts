import type { User } from '@parley/db';
import * as v from 'valibot';
import type { InvitationOutcome } from '#__generated__/resolvers.ts';
import { audit, by } from '#audit/audit.ts';
import { inBackground } from '#background/inBackground.ts';
import { email as emailAddress, normaliseEmail } from '#input.ts';
import type { StaffMember } from '#auth/permissions.ts';
import { takeHits } from '#auth/throttle.ts';
import type { Context } from '#context.ts';
import { domainError, isDomainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { requireOnboarded } from '#onboarding/requireOnboarded.ts';
import { invitedNow, requireMayMake } from './invitation.ts';
import { invitationLimits } from './limits.ts';
import { mailInvitation } from './mailInvitation.ts';
import { announceUsers } from './usersChanged.ts';

const MOST = 50;

type Answer = { email: string; outcome: InvitationOutcome; message: string; user: User | null };
type Asked = { emails: readonly string[]; role: User['role'] };

/**
 * Invites people by mail and answers for each address by itself, repeated ones once. Where an address belongs elsewhere,
 * nobody learns where. Throws TOO_EARLY, FORBIDDEN, and BAD_INPUT for none or too many.
 */
export async function inviteUsers(context: Context, staff: StaffMember, { emails, role }: Asked): Promise<Answer[]> {
  requireMayMake(staff.user, role);
  await requireOnboarded(context, staff.clientId);
  const asked = [...new Set(emails.map(normaliseEmail).filter(Boolean))];
  if (asked.length === 0) throw domainError('BAD_INPUT', 'Enter at least one email address.', { field: 'emails' });
  if (asked.length > MOST) {
    throw domainError('BAD_INPUT', `Invite at most ${MOST} people at once.`, { field: 'emails' });
  }
  const answers: Answer[] = [];
  for (const email of asked) answers.push(await invite(context, staff, { email, role }));
  const invited = answers.flatMap(({ outcome, user }) => (outcome === 'Invited' && user ? [user] : []));
  if (invited.length > 0) announceUsers(context, staff.clientId);
  inBackground('Mailing invitations', () => mailInvitations(context, staff, invited));
  return answers;
}

async function mailInvitations(context: Context, staff: StaffMember, invited: readonly User[]): Promise<void> {
  for (const user of invited) {
    // One mailbox that takes nothing keeps nobody else's from being sent.
    await mailInvitation(context, staff, user).catch((error: unknown) =>
      console.error(`Mailing the invitation ${user.id} failed:`, error),
    );
  }
}

async function invite(context: Context, staff: StaffMember, { email, role }: { email: string; role: User['role'] }) {
  const checked = v.safeParse(emailAddress, email);
  if (!checked.success) return answer(email, 'NotAnAddress', checked.issues[0].message);
  const known = await context.db.user.findUnique({ where: { email } });
  if (known?.clientId === staff.clientId) return ofOwn(known);
  try {
    await takeHits(context, invitationLimits(staff.clientId, email));
  } catch (error) {
    if (!isDomainError(error, 'TOO_MANY_ATTEMPTS')) throw error;
    return answer(email, 'TooMany', 'Too many invitations were sent lately. Try this address again later.');
  }
  return create(context, staff, { email, role });
}

function create(context: Context, staff: StaffMember, { email, role }: { email: string; role: User['role'] }) {
  const now = context.clock.now();
  return context.db.$transaction(async (tx) => {
    // Somebody else may have been as quick.
    const known = await tx.user.findUnique({ where: { email } });
    if (known) return known.clientId === staff.clientId ? ofOwn(known) : answer(email, 'Unavailable', UNAVAILABLE);
    const user = await tx.user.create({
      data: {
        id: newId('User'),
        clientId: staff.clientId,
        email,
        // All that is known of them until they say more.
        name: email,
        status: 'Pending',
        role,
        ...invitedNow(context, staff),
        createdAt: now,
        updatedAt: now,
      },
    });
    await audit(tx, by(context), { action: 'UserInvited', target: user, detail: role });
    return answer(email, 'Invited', 'Invited.', user);
  });
}

const UNAVAILABLE = 'This address cannot be invited. Ask for another one.';

function ofOwn(user: User): Answer {
  return user.status === 'Active'
    ? answer(user.email, 'AlreadyMember', `${user.name} works here already.`, user)
    : answer(user.email, 'AlreadyInvited', 'Has been invited before. Send the invitation again from the list.', user);
}

const answer = (email: string, outcome: InvitationOutcome, message: string, user: User | null = null): Answer => ({
  email,
  outcome,
  message,
  user,
});
