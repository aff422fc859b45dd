import type { Prisma, Team, User } from '@parley/db';
import * as v from 'valibot';
import type { TeamInput } from '#__generated__/resolvers.ts';
import { audit, by, type Auditing } from '#audit/audit.ts';
import { changesBetween } from '#audit/changesBetween.ts';
import { parseInput } from '#input.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { announceUsers } from '#users/usersChanged.ts';
import { byName } from './byName.ts';
import { batchOf } from './directory.ts';
import { assertNameIsFree, assertRoom, description, nameOf } from '#inbox/namedInput.ts';
import { announceReleased, releaseConversations } from '#inbox/conversations/releaseConversations.ts';

type Deps = Pick<Context, 'db'>;
type AuditedDeps = Pick<Context, 'db' | 'events'> & Auditing;

const MOST_TEAMS = 200;
const FIELDS = {
  name: nameOf('Enter a name for the team.', 60),
  description,
  memberIds: v.pipe(
    v.array(v.string()),
    v.maxLength(500, 'A team has at most 500 people.'),
    v.transform((ids) => [...new Set(ids)]),
  ),
};

/** The client's teams by name. */
export async function listTeams({ db }: Deps, clientId: string): Promise<Team[]> {
  return byName(await db.team.findMany({ where: { clientId } }));
}

/** The client's Active staff by name. */
export async function listColleagues({ db }: Deps, clientId: string): Promise<User[]> {
  return byName(await db.user.findMany({ where: { clientId, status: 'Active' } }));
}

/** Throws BAD_INPUT naming the field, also for a name that is taken, and NOT_FOUND for a member who is none. */
export async function createTeam(ctx: AuditedDeps, clientId: string, input: TeamInput): Promise<Team> {
  const { memberIds, ...fields } = parseInput(FIELDS, input);
  const created = await ctx.db.$transaction(async (tx) => {
    const teams = await tx.team.findMany({ where: { clientId } });
    assertNameIsFree(teams, { name: fields.name, kind: 'team' });
    assertRoom(teams.length, { most: MOST_TEAMS, kinds: 'teams' });
    await assertColleagues(tx, clientId, memberIds);
    const now = ctx.clock.now();
    const team = await tx.team.create({
      data: { ...fields, id: newId('Team'), clientId, createdAt: now, updatedAt: now },
    });
    await setMembers(tx, team.id, memberIds);
    await audit(tx, by(ctx), { action: 'TeamCreated', target: team });
    return team;
  });
  announceUsers(ctx, clientId);
  return created;
}

type Change = { id: string; input: TeamInput };

/** As createTeam. Throws NOT_FOUND. */
export async function updateTeam(ctx: AuditedDeps, clientId: string, { id, input }: Change): Promise<Team> {
  const { memberIds, ...fields } = parseInput(FIELDS, input);
  const updated = await ctx.db.$transaction(async (tx) => {
    const teams = await tx.team.findMany({ where: { clientId } });
    const team = teams.find((one) => one.id === id);
    if (!team) throw noTeam();
    assertNameIsFree(teams, { id, name: fields.name, kind: 'team' });
    await assertColleagues(tx, clientId, memberIds);
    const before = { ...team, members: await memberNames(tx, id) };
    await setMembers(tx, id, memberIds);
    const changed = await tx.team.update({ where: { id, clientId }, data: { ...fields, updatedAt: ctx.clock.now() } });
    const words = { name: 'name', description: 'description', members: 'people' };
    const changes = changesBetween(before, { ...changed, members: await memberNames(tx, id) }, words);
    await audit(tx, by(ctx), { action: 'TeamChanged', target: changed, changes });
    return changed;
  });
  announceUsers(ctx, clientId);
  return updated;
}

/** Its conversations are no team's then, before everybody's eyes. Throws NOT_FOUND. */
export async function deleteTeam(ctx: AuditedDeps, clientId: string, id: string): Promise<string> {
  const released = await ctx.db.$transaction(async (tx) => {
    const team = await tx.team.findUnique({ where: { id, clientId } });
    if (!team) throw noTeam();
    await audit(tx, by(ctx), { action: 'TeamDeleted', target: team });
    return releaseConversations(tx, {
      where: { clientId, teamId: id },
      data: { teamId: null },
      remove: () => tx.team.delete({ where: { id } }),
    });
  });
  announceReleased(ctx, released);
  announceUsers(ctx, clientId);
  return id;
}

/** The people of each team, by name. */
export const membersOf = batchOf(async (db, ids) => {
  const [links, users] = await Promise.all([
    db.teamMember.findMany({ where: { teamId: { in: [...ids] } } }),
    db.user.findMany({ where: { teams: { some: { teamId: { in: [...ids] } } } } }),
  ]);
  return new Map(
    ids.map((id) => {
      const members = new Set(links.filter(({ teamId }) => teamId === id).map(({ userId }) => userId));
      return [id, byName(users.filter((user) => members.has(user.id)))];
    }),
  );
});

/** How many conversations are assigned to each team. */
export const conversationsOfTeam = batchOf(async (db, ids) => {
  const counts = await db.conversation.groupBy({ by: ['teamId'], where: { teamId: { in: [...ids] } }, _count: true });
  return new Map(counts.map(({ teamId, _count }) => [teamId ?? '', _count]));
});

async function setMembers(tx: Prisma.TransactionClient, teamId: string, userIds: readonly string[]) {
  await tx.teamMember.deleteMany({ where: { teamId } });
  await tx.teamMember.createMany({ data: userIds.map((userId) => ({ teamId, userId })) });
}

async function memberNames(tx: Prisma.TransactionClient, teamId: string): Promise<string[]> {
  return byName(await tx.user.findMany({ where: { teams: { some: { teamId } } } })).map(({ name }) => name);
}

async function assertColleagues(tx: Prisma.TransactionClient, clientId: string, ids: readonly string[]) {
  const known = await tx.user.count({ where: { clientId, status: 'Active', id: { in: [...ids] } } });
  if (known < ids.length) throw domainError('NOT_FOUND', 'Somebody in this team does not work here any more.');
}

const noTeam = () => domainError('NOT_FOUND', 'This team does not exist any more.');
