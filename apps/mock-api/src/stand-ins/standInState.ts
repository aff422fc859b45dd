import type { Db } from '@parley/db';

/** Where a service that is played locally keeps what it knows: beside our data, so that both are reset as one. */
export const standInState = (db: Db, name: string) => ({
  load: async () => (await db.standInState.findUnique({ where: { name } }))?.state ?? null,
  save: async (state: string) => {
    await db.standInState.upsert({ where: { name }, create: { name, state }, update: { state } });
  },
});
