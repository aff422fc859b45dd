import type { Db } from '@parley/db';

/** Where a service that is played locally keeps what it knows: beside our data, so that both are reset as one. */
export const standInState = (db: Db, name: string) => ({
  load: async () => (await db.standInState.findUnique({ where: { name } }))?.state ?? null,
  /** Only in place of what was loaded: a reset in between wins. */
  save: async (state: string, before: string | null) => {
    if (before === null) await db.standInState.upsert({ where: { name }, create: { name, state }, update: {} });
    else await db.standInState.updateMany({ where: { name, state: before }, data: { state } });
  },
});
