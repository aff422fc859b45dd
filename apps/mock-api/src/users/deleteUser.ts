import type { Prisma, User } from '@parley/db';
import { audit, by } from '#audit/audit.ts';
import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { announceDone, type Done, applyChanges } from '#inbox/change/applyChanges.ts';
import { announceReleased, releaseConversations } from '#inbox/conversations/releaseConversations.ts';
import { keepShared } from './keepShared.ts';
import { noUser, requireOtherAdmin, requireStillAdmin } from './lastAdmin.ts';
import { announceUsers } from './usersChanged.ts';

/** More than anybody has on the screen. */
const MOST_TOLD = 200;
/** Conversations whose standing is read in one go. */
const AT_ONCE = 200;

/** Whose the open conversations are then; neither: nobody's. */
type Heir = { assigneeId?: string | null; teamId?: string | null };

/**
 * Removes somebody, hands on their open conversations and what they shared, and ends their sessions and sockets. The
 * conversations go on in pieces, between which the API goes on; after an interruption one asks again. Throws NOT_FOUND, FORBIDDEN for an Admin when one is none, BAD_INPUT for oneself, LAST_ADMIN.
 */
export async function deleteUser(
  context: Context,
  staff: StaffMember,
  { id, ...heir }: Heir & { id: string },
): Promise<string> {
  if (id === staff.user.id) throw domainError('BAD_INPUT', 'You cannot remove yourself.', { field: 'id' });
  await context.db.$transaction((tx) => requireRemovable(tx, staff, { id, heir }));
  const done = await handOn(context, staff, { id, heir });
  const released = await context.db.$transaction(async (tx) => {
    const leaver = await requireRemovable(tx, staff, { id, heir });
    await keepShared(tx, { from: leaver, to: staff.user });
    const rest = await releaseConversations(tx, {
      where: { clientId: staff.clientId, assigneeId: id },
      data: { assigneeId: null },
      remove: () => tx.user.delete({ where: { id } }),
    });
    await audit(tx, by(context), { action: 'UserRemoved', target: leaver, detail: describeOpen(done.length) });
    return rest;
  });
  context.events.publish('session:ended', id, { sessionId: null });
  announceUsers(context, staff.clientId);
  await announceDone(context, staff, done.slice(0, MOST_TOLD));
  announceReleased(context, released);
  return id;
}

const describeOpen = (count: number) =>
  count === 0 ? null : `${count} open conversation${count === 1 ? '' : 's'} handed on`;

type Leaving = { id: string; heir: Heir };

async function requireRemovable(tx: Prisma.TransactionClient, staff: StaffMember, { id, heir }: Leaving) {
  const leaver = await tx.user.findUnique({ where: { id, clientId: staff.clientId } });
  if (!leaver) throw noUser();
  await requireMayRemove(tx, staff, leaver);
  await requireNewOwner(tx, staff.clientId, { leaver, heir });
  return leaver;
}

async function requireMayRemove(tx: Prisma.TransactionClient, { user, clientId }: StaffMember, leaver: User) {
  if (leaver.role !== 'Admin') return;
  await requireStillAdmin(tx, user.id);
  if (leaver.status === 'Active') await requireOtherAdmin(tx, clientId, leaver.id);
}

async function requireNewOwner(
  tx: Prisma.TransactionClient,
  clientId: string,
  { leaver, heir: { assigneeId, teamId } }: { leaver: User; heir: Heir },
): Promise<void> {
  if (assigneeId && teamId) throw domainError('BAD_INPUT', 'Name a person or a team, not both.', { field: 'teamId' });
  if (assigneeId === leaver.id) {
    throw domainError('BAD_INPUT', 'Choose somebody who stays.', { field: 'assigneeId' });
  }
  if (assigneeId && !(await tx.user.findUnique({ where: { id: assigneeId, clientId, status: 'Active' } }))) {
    throw domainError('NOT_FOUND', 'This person does not work here.', { field: 'assigneeId' });
  }
  if (teamId && !(await tx.team.findUnique({ where: { id: teamId, clientId } }))) {
    throw domainError('NOT_FOUND', 'This team does not exist any more.', { field: 'teamId' });
  }
}

/** Gives each open conversation on, with the line that tells of it; those of the latest activity first. */
async function handOn({ db, clock }: Context, staff: StaffMember, { id, heir }: Leaving): Promise<Done[]> {
  const open = await db.conversation.findMany({
    where: { clientId: staff.clientId, assigneeId: id, status: { not: 'Resolved' } },
    orderBy: [{ lastActivityAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  });
  const change = heir.assigneeId
    ? { assigneeId: heir.assigneeId }
    : { unassign: ['Assignee' as const], ...(heir.teamId && { teamId: heir.teamId }) };
  const done: Done[] = [];
  for (let from = 0; from < open.length; from += AT_ONCE) {
    const work = open.slice(from, from + AT_ONCE).map((one) => ({
      id: one.id,
      steps: [{ changes: [{ id: one.id, ...change }] }],
    }));
    done.push(...(await db.$transaction((tx) => applyChanges(tx, staff, { work, now: clock.now() }))));
  }
  return done;
}
