import { Prisma, type User } from '@parley/db';
import * as v from 'valibot';
import type { UserSort, UserState } from '#__generated__/resolvers.ts';
import { decodeCursor, encodeCursor, forwardPage, pageSize } from '#connection.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { containing } from '#inbox/containing.ts';

type List = {
  search?: string | null;
  role?: User['role'] | null;
  standings?: readonly UserState[] | null;
  teamIds?: readonly string[] | null;
  sort: UserSort;
  first?: number | null;
  after?: string | null;
};

/** Characters of the longest mail address; SQLite refuses to look for far more. */
const LONGEST = 254;
/** As many as a company can have. */
const MOST_TEAMS = 200;

const BY_NAME = Prisma.sql`"name" COLLATE NOCASE`;
/** Who never was here has been away longest. */
const BY_LAST_SEEN = Prisma.sql`"seenAt"`;
const SEEN_AT = Prisma.sql`coalesce(
  (SELECT max(max("createdAt", coalesce("lastUsedAt", ''))) FROM "Session" WHERE "userId" = "User"."id"), '')`;

/** `seenAt` as it is stored. */
type Row = User & { seenAt: string };
type Order = { key: Prisma.Sql; direction: 'ASC' | 'DESC'; keyOf: (row: Row) => string };
const nameOf = ({ name }: Row) => name;
const seenOf = ({ seenAt }: Row) => seenAt;
const ORDERS: Readonly<Record<UserSort, Order>> = {
  NameAscending: { key: BY_NAME, direction: 'ASC', keyOf: nameOf },
  NameDescending: { key: BY_NAME, direction: 'DESC', keyOf: nameOf },
  LastSeenNewest: { key: BY_LAST_SEEN, direction: 'DESC', keyOf: seenOf },
  LastSeenOldest: { key: BY_LAST_SEEN, direction: 'ASC', keyOf: seenOf },
};

/** A page of the client's staff. Throws BAD_INPUT for a page beyond 100, too many teams and a cursor of another list. */
export async function listUsers({ db, clock }: Pick<Context, 'db' | 'clock'>, clientId: string, list: List) {
  const size = pageSize('first', list.first, 50);
  const passed = [Prisma.sql`"clientId" = ${clientId}`, ...passing(list, clock.now())];
  const { key, direction, keyOf } = ORDERS[list.sort];
  const way = Prisma.raw(direction);
  const rows = await db.$queryRaw<Row[]>`
    SELECT * FROM (SELECT *, ${SEEN_AT} AS "seenAt" FROM "User" WHERE ${allOf(passed)})
    WHERE ${allOf(beyond(list))}
    ORDER BY ${key} ${way}, "id" ${way} LIMIT ${size + 1}`;
  const [counted] = await db.$queryRaw<[{ total: number }]>`
    SELECT count(*) AS "total" FROM "User" WHERE ${allOf(passed)}`;
  const page = forwardPage(rows, { size, cursor: list.after }, (user) => encodeCursor([keyOf(user), user.id]));
  return { ...page, totalCount: counted.total };
}

const allOf = (conditions: readonly Prisma.Sql[]) => Prisma.join([...conditions], ' AND ');

function passing({ search, role, standings, teamIds }: List, now: Date): Prisma.Sql[] {
  const text = search?.trim().replaceAll('\0', '') ?? '';
  const like = containing(text);
  const named = Prisma.sql`("name" LIKE ${like} ESCAPE '\\' OR "email" LIKE ${like} ESCAPE '\\')`;
  const stands = (standings ?? []).map((standing) => standingAt(standing, now));
  return [
    // Nobody is called by so many.
    ...(text.length > LONGEST ? [Prisma.sql`0`] : text ? [named] : []),
    ...(role ? [Prisma.sql`"role" = ${role}`] : []),
    ...(teamIds && teamIds.length > 0 ? [isInOneOf(teamIds)] : []),
    ...(stands.length > 0 ? [Prisma.sql`(${Prisma.join(stands, ' OR ')})`] : []),
  ];
}

function isInOneOf(teamIds: readonly string[]): Prisma.Sql {
  if (teamIds.length > MOST_TEAMS) {
    throw domainError('BAD_INPUT', `Name at most ${MOST_TEAMS} teams.`, { field: 'teamIds' });
  }
  return Prisma.sql`EXISTS (SELECT 1 FROM "TeamMember"
    WHERE "userId" = "User"."id" AND "teamId" IN (${Prisma.join([...teamIds])}))`;
}

function standingAt(standing: UserState, now: Date): Prisma.Sql {
  if (standing === 'Active') return Prisma.sql`"status" = 'Active'`;
  const isOver = Prisma.sql`coalesce("inviteExpiresAt" <= ${now}, 0)`;
  return standing === 'Expired'
    ? Prisma.sql`("status" = 'Pending' AND ${isOver})`
    : Prisma.sql`("status" = 'Pending' AND NOT ${isOver})`;
}

function beyond({ sort, after }: List): Prisma.Sql[] {
  if (!after) return [Prisma.sql`1`];
  const [value, id] = decodeCursor('after', after, v.strictTuple([v.string(), v.string()]));
  const { key, direction } = ORDERS[sort];
  return [Prisma.sql`(${key}, "id") ${Prisma.raw(direction === 'ASC' ? '>' : '<')} (${value}, ${id})`];
}
