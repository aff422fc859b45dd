import type { GapAction as GapActionRow } from '@parley/db';
import * as v from 'valibot';
import type { GapAction } from '#__generated__/resolvers.ts';
import type { Deps } from '#context.ts';

type Reading = Pick<Deps, 'db'>;

const MOST = 50;
const Phrasings = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** All ways in which it was asked. */
export const phrasingsOf = ({ phrasings }: Pick<GapActionRow, 'phrasings'>): string[] => v.parse(Phrasings, phrasings);

/** What was made of gaps, the latest first. */
export async function listGapActions({ db }: Reading, clientId: string): Promise<GapAction[]> {
  const rows = await db.gapAction.findMany({
    where: { clientId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST,
  });
  return withTargets({ db }, clientId, rows);
}

/** As people see them: what no longer exists has no target that one could open. */
export async function withTargets(
  { db }: Reading,
  clientId: string,
  rows: readonly GapActionRow[],
): Promise<GapAction[]> {
  const where = { clientId, id: { in: rows.map(({ targetId }) => targetId) } };
  const select = { id: true };
  const found = [
    ...(await db.article.findMany({ where, select })),
    ...(await db.automatedFaq.findMany({ where: { ...where, deletedAt: null }, select })),
    ...(await db.guidedFlow.findMany({ where, select })),
  ];
  const existing = new Set(found.map(({ id }) => id));
  return rows.map((row) => ({ ...row, targetId: existing.has(row.targetId) ? row.targetId : null }));
}
