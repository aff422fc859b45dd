import type { Deps } from '#context.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Has the shops fetched whose time has come. Once a day everything: what is deleted, a shop tells of by webhook alone, and these
 * can be lost. In between what has changed. To be called as time passes.
 */
export async function queueStoreSyncs({ db, clock, jobs }: Deps): Promise<void> {
  const now = clock.now();
  const due = await db.storeIntegration.findMany({ where: { nextSyncAt: { lte: now } }, take: 100 });
  for (const store of due) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await db.$transaction(async (tx) => {
      const lastFull = await tx.storeSync.findFirst({
        where: { storeId: store.id, kind: 'Full', state: 'Done' },
        orderBy: { startedAt: 'desc' },
      });
      const isFull = !lastFull || now.getTime() - lastFull.startedAt.getTime() > DAY_MS - 60_000;
      await tx.storeIntegration.update({ where: { id: store.id }, data: { nextSyncAt: null } });
      await jobs.enqueue(tx, {
        clientId: store.clientId,
        kind: 'syncStore',
        subjectId: store.id,
        payload: { kind: isFull ? 'Full' : 'Changes' },
      });
    });
  }
}
