import type { User } from '@parley/db';
import type { AuditAction } from '#__generated__/resolvers.ts';
import { audit, by } from '#audit/audit.ts';
import { inBackground } from '#background/inBackground.ts';
import type { StaffMember } from '#auth/permissions.ts';
import { takeHits } from '#auth/throttle.ts';
import type { Context } from '#context.ts';
import { createLink, invitedNow, requireInvited } from './invitation.ts';
import { invitationLimits, linkLimits } from './limits.ts';
import { mailInvitation } from './mailInvitation.ts';
import { announceUsers } from './usersChanged.ts';

/** Mails an invitation again, for seven more days. Throws NOT_FOUND, FORBIDDEN and TOO_MANY_ATTEMPTS. */
export async function resendInvitation(context: Context, staff: StaffMember, id: string): Promise<User> {
  const { email } = await requireInvited(context.db, staff, id);
  await takeHits(context, invitationLimits(staff.clientId, email));
  const user = await renew(context, staff, { id, action: 'InvitationResent' });
  inBackground('Mailing an invitation again', () => mailInvitation(context, staff, user));
  return user;
}

/** A link to an invitation that one hands over oneself. Throws NOT_FOUND, FORBIDDEN and TOO_MANY_ATTEMPTS. */
export async function createInvitationLink(context: Context, staff: StaffMember, id: string) {
  await requireInvited(context.db, staff, id);
  await takeHits(context, linkLimits(staff.clientId));
  const user = await renew(context, staff, { id, action: 'InvitationLinkCopied' });
  const url = await createLink(context.db, context, { clientId: staff.clientId, userId: id, isMailed: false });
  return { url, user };
}

/** Takes an invitation back, wherever somebody may be signed in by it. Throws NOT_FOUND and FORBIDDEN. */
export async function revokeInvitation(context: Context, staff: StaffMember, id: string): Promise<string> {
  await context.db.$transaction(async (tx) => {
    const target = await requireInvited(tx, staff, id);
    await tx.user.delete({ where: { id } });
    await audit(tx, by(context), { action: 'InvitationRevoked', target });
  });
  context.events.publish('session:ended', id, { sessionId: null });
  announceUsers(context, staff.clientId);
  return id;
}

/** It may have been accepted since one looked. */
async function renew(
  context: Context,
  staff: StaffMember,
  { id, action }: { id: string; action: AuditAction },
): Promise<User> {
  const renewed = await context.db.$transaction(async (tx) => {
    await requireInvited(tx, staff, id);
    const target = await tx.user.update({ where: { id }, data: invitedNow(context, staff) });
    await audit(tx, by(context), { action, target });
    return target;
  });
  announceUsers(context, staff.clientId);
  return renewed;
}
