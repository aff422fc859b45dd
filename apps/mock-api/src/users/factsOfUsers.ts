import { byName } from '#inbox/labels-and-teams/byName.ts';
import { batchOf } from '#inbox/labels-and-teams/directory.ts';

/** When each person last used one of their sessions; nothing for who never began one. */
export const lastSeenOfUser = batchOf(async (db, ids) => {
  const sessions = await db.session.groupBy({
    by: ['userId'],
    where: { userId: { in: [...ids] } },
    _max: { createdAt: true, lastUsedAt: true },
  });
  return new Map(sessions.map(({ userId, _max }) => [userId, latest(_max.createdAt, _max.lastUsedAt)]));
});

const latest = (one: Date | null, other: Date | null) => (one && other && one > other ? one : (other ?? one));

/** The teams of each person, by name. */
export const teamsOfUser = batchOf(async (db, ids) => {
  const links = await db.teamMember.findMany({ where: { userId: { in: [...ids] } }, include: { team: true } });
  return new Map(
    ids.map((id) => [id, byName(links.filter(({ userId }) => userId === id).map(({ team }) => team))] as const),
  );
});

/** Who takes a second step to sign in. */
export const twoFactorOfUser = batchOf(async (db, ids) => {
  const found = await db.twoFactor.findMany({
    where: { userId: { in: [...ids] }, confirmedAt: { not: null } },
    select: { userId: true },
  });
  return new Map(found.map(({ userId }) => [userId, true]));
});

/** How many conversations that are not resolved each person has. */
export const openConversationsOfUser = batchOf(async (db, ids) => {
  const counts = await db.conversation.groupBy({
    by: ['assigneeId'],
    where: { assigneeId: { in: [...ids] }, status: { not: 'Resolved' } },
    _count: true,
  });
  return new Map(counts.map(({ assigneeId, _count }) => [assigneeId ?? '', _count]));
});
