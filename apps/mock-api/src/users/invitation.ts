import type { Prisma, User } from '@parley/db';
import type { StaffMember } from '#auth/permissions.ts';
import { hashSecret, newSecret } from '#auth/secrets.ts';
import type { Deps } from '#context.ts';
import { domainError } from '#errors.ts';

/** How long an invitation lasts, and each of its links. */
const LIFE_MS = 7 * 24 * 60 * 60_000;

/** What an invitation says that is sent now. */
export function invitedNow({ clock }: Pick<Deps, 'clock'>, { user }: Pick<StaffMember, 'user'>) {
  const invitedAt = clock.now();
  return {
    invitedAt,
    inviteExpiresAt: new Date(invitedAt.getTime() + LIFE_MS),
    inviterName: user.name,
    inviterId: user.id,
  };
}

/** Whether an invitation has ended without being accepted. */
export function isExpired({ inviteExpiresAt }: Pick<User, 'inviteExpiresAt'>, now: Date): boolean {
  return inviteExpiresAt !== null && inviteExpiresAt <= now;
}

/** Another link to accept an invitation, as an address; the ones before go on working for as long as they say. */
export async function createLink(
  db: Pick<Prisma.TransactionClient, 'invitationLink'>,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  { clientId, userId, isMailed }: { clientId: string; userId: string; isMailed: boolean },
): Promise<string> {
  const token = newSecret();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + LIFE_MS);
  await db.invitationLink.create({
    data: { hash: hashSecret(token), clientId, userId, isMailed, createdAt, expiresAt },
  });
  return `${config.webUrl}/onboard/user?token=${token}`;
}

/** Somebody of the client who is invited and has not accepted. Throws NOT_FOUND, and FORBIDDEN for Admins to be when one is none. */
export async function requireInvited(
  db: Pick<Prisma.TransactionClient, 'user'>,
  { user, clientId }: StaffMember,
  id: string,
): Promise<User> {
  const invited = await db.user.findUnique({ where: { id, clientId, status: 'Pending' } });
  if (!invited) throw domainError('NOT_FOUND', 'This invitation was accepted or taken back meanwhile.');
  requireMayMake(user, invited.role);
  return invited;
}

/** Nobody makes others more than they are themselves: whoever has an invitation in hand could accept it. Throws FORBIDDEN. */
export function requireMayMake(actor: Pick<User, 'role'>, role: User['role']): void {
  if (role === 'Admin' && actor.role !== 'Admin') {
    throw domainError('FORBIDDEN', 'Only an Admin may invite Admins, and see to their invitations.');
  }
}
