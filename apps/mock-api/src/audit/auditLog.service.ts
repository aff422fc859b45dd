import { Prisma, type AuditEntry } from '@parley/db';
import * as v from 'valibot';
import type { AuditFilter } from '#__generated__/resolvers.ts';
import { forwardPage, pageSize } from '#connection.ts';
import type { Context } from '#context.ts';
import { placeIn, placeOf } from '#newestFirst.ts';
import { auditConditions } from './auditConditions.ts';
import { isAuditAction } from './domains.ts';

type Deps = Pick<Context, 'db'>;
type Asked = { first?: number | null; after?: string | null; filter?: AuditFilter | null };

/** A page of what was done in a company, newest first. Throws BAD_INPUT naming the field. */
export async function auditLog({ db }: Deps, clientId: string, { first, after, filter }: Asked) {
  const size = pageSize('first', first, 50);
  const conditions = auditConditions(clientId, filter);
  const rows = await entriesWhere(db, after ? Prisma.sql`${conditions} AND ${following(after)}` : conditions, size + 1);
  return forwardPage(rows, { size, cursor: after }, placeOf);
}

/** The newest entries that pass, up to `most`. */
export async function entriesWhere(db: Context['db'], conditions: Prisma.Sql, most: number): Promise<AuditEntry[]> {
  return db.$queryRaw<AuditEntry[]>`
    SELECT * FROM "AuditEntry" WHERE ${conditions} ORDER BY "createdAt" DESC, "id" DESC LIMIT ${most}`;
}

function following(cursor: string): Prisma.Sql {
  const [createdAt, id] = placeIn(cursor);
  return Prisma.sql`("createdAt", "id") < (${createdAt}, ${id})`;
}

/** Who stands in a company's log, by name; people who have left, too. */
export async function auditActors({ db }: Deps, clientId: string): Promise<{ actorId: string; name: string }[]> {
  // Of the bare columns beside one max() SQLite takes those of the row that has it: the last name.
  const rows = await db.$queryRaw<{ actorId: string; name: string | null }[]>`
    SELECT "actorId", "actorName" AS "name", max("createdAt") FROM "AuditEntry"
    WHERE "clientId" = ${clientId} AND "actorId" IS NOT NULL GROUP BY "actorId"`;
  return rows
    .map(({ actorId, name }) => ({ actorId, name: name ?? '' }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

const Changes = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ field: v.string(), before: v.nullable(v.string()), after: v.nullable(v.string()) })),
);

/** What was changed, as it was written. */
export const changesOf = ({ changes }: AuditEntry) => v.parse(Changes, changes);

/** What was done. Throws for a word that no version of this log has written. */
export function actionOf({ action }: AuditEntry) {
  if (!isAuditAction(action)) throw new Error(`The audit log holds an unknown action: ${action}`);
  return action;
}
