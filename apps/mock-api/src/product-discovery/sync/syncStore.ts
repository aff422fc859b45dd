import type { StoreIntegration, StoreSync } from '@parley/db';
import * as v from 'valibot';
import { JobCancelled, JobRefused, type JobHandler, type RunningJob } from '#background/jobs/job.ts';
import type { Deps } from '#context.ts';
import { newId } from '#ids.ts';
import { ServiceError } from '#outside/request.ts';
import { withKeyLock } from '#withKeyLock.ts';
import { ownPath } from '#ownPath.ts';
import { openShop, webhookUrl } from '../stores/openShop.ts';
import { nextSyncAfter, nextTryAfter } from './nextSync.ts';
import { announceStore } from './announceStore.ts';
import { countProducts, writeProducts } from './writeProducts.ts';

const Payload = v.pipe(v.string(), v.parseJson(), v.nullable(v.object({ kind: v.picklist(['Full', 'Changes']) })));

/** What changed while the last fetch was going on is fetched again: clocks differ. */
const OVERLAP_MS = 10 * 60_000;
const REMOVED_AT_ONCE = 200;
const STORED_AT_ONCE = 25;

/**
 * Job `syncStore`: fetches a shop's products, page after page. Each page is stored with the place where the next begins, so that
 * a job whose process has died goes on there.
 */
export const syncStore: JobHandler = {
  run: async (deps, running) => {
    const { subjectId, payload } = running.job;
    await withKeyLock(`store ${subjectId}`, async () => {
      const store = await deps.db.storeIntegration.findUnique({ where: { id: subjectId } });
      if (!store || running.signal.aborted) return;
      const sync = await beginOrGoOn(deps, store, v.parse(Payload, payload)?.kind ?? 'Full');
      try {
        await fetchAll(deps, { store, sync, running });
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        await announceStore(deps, store.id, { lastError: error.message });
        // Waiting does not mend what the shop refuses.
        throw error.isPassing ? error : new JobRefused(error.kind, error.message);
      }
    });
  },
  onFailed: async (deps, { subjectId }, error) => {
    const { db, clock } = deps;
    const { message } = error;
    const now = clock.now();
    await db.storeSync.updateMany({
      where: { storeId: subjectId, state: 'Running' },
      data: { state: 'Failed', error: message, endedAt: now },
    });
    const store = await db.storeIntegration.findUnique({ where: { id: subjectId } });
    if (!store) return;
    const isShut = error instanceof JobRefused && !(error instanceof JobCancelled);
    const nextSyncAt = isShut ? null : nextTryAfter(store.syncMode, now);
    await announceStore(deps, subjectId, { state: 'Error', lastError: message, nextSyncAt });
  },
};

/** The fetch that was interrupted, or a new one. */
async function beginOrGoOn(
  { db, clock, events }: Deps,
  store: StoreIntegration,
  kind: 'Full' | 'Changes',
): Promise<StoreSync> {
  const interrupted = await db.storeSync.findFirst({
    where: { storeId: store.id, state: 'Running', kind: { not: 'Webhook' } },
  });
  await announceStore({ db, events }, store.id, { state: 'Syncing' });
  if (interrupted) return interrupted;
  const isFull = kind === 'Full' || store.lastSyncAt === null;
  return db.storeSync.create({
    data: {
      id: newId('StoreSync'),
      storeId: store.id,
      kind: isFull ? 'Full' : 'Changes',
      since: isFull || !store.lastSyncAt ? null : new Date(store.lastSyncAt.getTime() - OVERLAP_MS),
      startedAt: clock.now(),
    },
  });
}

type Fetching = { store: StoreIntegration; sync: StoreSync; running: RunningJob };

async function fetchAll(deps: Deps, { store, sync, running }: Fetching): Promise<void> {
  const { db, clock, config } = deps;
  const shop = openShop(deps, store);
  if (sync.cursor === null && sync.seen === 0) {
    const { name, currency, url } = await shop.facts();
    await db.storeIntegration.update({
      where: { id: store.id },
      data: {
        currency,
        storeUrl: ownPath(config, url),
        ...(store.displayName === '' && { displayName: name }),
      },
    });
    if (store.syncMode === 'Webhook') await shop.watch(webhookUrl(deps, store));
  }
  let { cursor, seen } = sync;
  do {
    // oxlint-disable-next-line no-await-in-loop -- page after page
    const page = await shop.page({ cursor, since: sync.since });
    if (running.signal.aborted) return;
    seen = (page.isAnew ? 0 : seen) + page.products.length;
    // oxlint-disable-next-line no-await-in-loop
    const created = await storePage(deps, { store, sync, page, seen });
    cursor = page.next;
    const percent = page.total ? Math.min(99, (seen / page.total) * 100) : 0;
    // oxlint-disable-next-line no-await-in-loop
    await running.progress(percent);
    // oxlint-disable-next-line no-await-in-loop
    await announceStore(deps, store.id, { productsCount: { increment: created } });
  } while (cursor !== null && !running.signal.aborted);
  if (running.signal.aborted) return;

  const removed = sync.kind === 'Full' ? await removeUnseen(deps, store.id, sync.id) : 0;
  const now = clock.now();
  const done = await db.storeSync.update({
    where: { id: sync.id },
    data: { state: 'Done', endedAt: now, removed, cursor: null, prepared: null },
  });
  const fresh = await db.storeIntegration.findUnique({ where: { id: store.id } });
  if (!fresh) return;
  await announceStore(deps, store.id, {
    ...(await countProducts(db, store.id)),
    state: 'Connected',
    lastError: null,
    lastSyncAt: sync.startedAt,
    ...(done.created + done.updated + removed > 0 && { lastChangeAt: now }),
    nextSyncAt: nextSyncAfter(fresh.syncMode, now),
  });
}

type Page = {
  store: StoreIntegration;
  sync: StoreSync;
  page: Awaited<ReturnType<ReturnType<typeof openShop>['page']>>;
  seen: number;
};

/**
 * Stores a page some products at a time: the API answers in between. Where the next begins is stored with the last of them; those
 * before it, fetched again after a restart, are as they were. Answers how many were new.
 */
async function storePage({ db, config }: Deps, { store, sync, page, seen }: Page): Promise<number> {
  const syncId = sync.kind === 'Full' ? sync.id : null;
  const { products, next, total, prepared = null } = page;
  let allCreated = 0;
  for (let from = 0; from === 0 || from < products.length; from += STORED_AT_ONCE) {
    const some = products.slice(from, from + STORED_AT_ONCE);
    const isLast = from + STORED_AT_ONCE >= products.length;
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const { created } = await db.$transaction(async (tx) => {
      const written = await writeProducts(tx, { store, config, syncId }, some);
      await tx.storeSync.update({
        where: { id: sync.id },
        data: {
          created: { increment: written.created },
          updated: { increment: written.updated },
          ...(isLast && { cursor: next, seen, total, prepared }),
        },
      });
      return written;
    });
    allCreated += created;
  }
  return allCreated;
}

/** What the shop no longer has: it was not seen in a fetch of everything. Some at a time, so that the API goes on in between. */
async function removeUnseen({ db }: Deps, storeId: string, syncId: string): Promise<number> {
  let removed = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop
    const gone = await db.product.findMany({
      where: { storeId, OR: [{ syncId: null }, { syncId: { not: syncId } }] },
      select: { id: true },
      take: REMOVED_AT_ONCE,
    });
    if (gone.length === 0) return removed;
    // oxlint-disable-next-line no-await-in-loop
    removed += (await db.product.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } })).count;
  }
}
