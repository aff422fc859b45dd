import type { User } from '@parley/db';
import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { createLink } from './invitation.ts';
import { invitationMail } from './mails/invitation.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'config' | 'sendMail'>;

/** Sends somebody who is invited a link of their own. */
export async function mailInvitation(deps: Deps, { user, clientId }: StaffMember, invited: User): Promise<void> {
  const client = await deps.db.client.findUnique({ where: { id: clientId } });
  // The invitation may have been taken back at once.
  if (!client || !(await deps.db.user.findUnique({ where: { id: invited.id, status: 'Pending' } }))) return;
  const url = await createLink(deps.db, deps, { clientId, userId: invited.id, isMailed: true });
  await deps.sendMail(invitationMail({ email: invited.email, inviterName: user.name, companyName: client.name, url }));
}
