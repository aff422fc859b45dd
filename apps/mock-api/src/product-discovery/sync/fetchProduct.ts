import * as v from 'valibot';
import { JobPostponed, JobRefused, type JobHandler } from '#background/jobs/job.ts';
import type { Deps } from '#context.ts';
import { ServiceError } from '#outside/request.ts';
import { withKeyLock } from '#withKeyLock.ts';
import { openShop } from '../stores/openShop.ts';
import { announceStore } from './announceStore.ts';
import { countProducts, writeProducts } from './writeProducts.ts';

const Payload = v.pipe(v.string(), v.parseJson(), v.object({ storeId: v.string(), externalId: v.string() }));

const SOON_MS = 10_000;

/**
 * Job `fetchProduct`: fetches one product that a shop has told of, as it is now: what the webhook itself says may be old. One that
 * is gone goes here too.
 */
export const fetchProduct: JobHandler = {
  run: async (deps, { job }) => {
    const { db, config } = deps;
    const { storeId, externalId } = v.parse(Payload, job.payload);
    // A large shop takes minutes: who waited for it here would keep all other jobs waiting.
    if (await isSyncing(deps, storeId)) throw new JobPostponed(SOON_MS);
    await withKeyLock(`store ${storeId}`, async () => {
      const store = await db.storeIntegration.findUnique({ where: { id: storeId } });
      if (!store) return;
      const fetched = await openShop(deps, store)
        .product(externalId)
        .catch((error: unknown) => {
          if (error instanceof ServiceError && error.kind === 'NotFound') return null;
          throw error instanceof ServiceError && !error.isPassing ? new JobRefused(error.kind, error.message) : error;
        });
      await db.$transaction(async (tx) => {
        // What a fetch of everything has passed already counts as seen by it.
        const full = await tx.storeSync.findFirst({
          where: { storeId, state: 'Running', kind: 'Full' },
          select: { id: true },
        });
        if (fetched) await writeProducts(tx, { store, config, syncId: full?.id ?? null }, [fetched]);
        else await tx.product.deleteMany({ where: { storeId, externalId } });
      });
      await announceStore(deps, storeId, { ...(await countProducts(db, storeId)), lastChangeAt: deps.clock.now() });
    });
  },
};

const isSyncing = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, storeId: string) =>
  (await db.job.count({
    where: { kind: 'syncStore', subjectId: storeId, state: 'Running', lockedUntil: { gte: clock.now() } },
  })) > 0;
