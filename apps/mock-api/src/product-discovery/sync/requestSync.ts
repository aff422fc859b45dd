import type { StoreIntegration } from '@parley/db';
import type { Deps } from '#context.ts';
import { findStore } from '../stores/stores.service.ts';
import { nextSyncAfter } from './nextSync.ts';

const ENDED = 'Fetching was ended before all products had come.';

type Asking = Pick<Deps, 'db' | 'jobs' | 'events'>;

/** Has everything in a shop fetched anew, as soon as what is being fetched has come. Throws NOT_FOUND. */
export async function requestSync(
  { db, jobs, events }: Asking,
  clientId: string,
  id: string,
): Promise<StoreIntegration> {
  const store = await db.$transaction(async (tx) => {
    await findStore({ db: tx }, clientId, id);
    await jobs.enqueue(tx, { clientId, kind: 'syncStore', subjectId: id, payload: { kind: 'Full' } });
    return tx.storeIntegration.update({ where: { id }, data: { state: 'Syncing', lastError: null } });
  });
  events.publish('store:changed', clientId, store);
  return store;
}

/** Ends the fetch of a shop that waits or is going on; what has come stays. Throws NOT_FOUND. */
export async function cancelSync(
  { db, jobs, events, clock }: Asking & Pick<Deps, 'clock'>,
  clientId: string,
  id: string,
): Promise<StoreIntegration> {
  const now = clock.now();
  const store = await db.$transaction(async (tx) => {
    const found = await findStore({ db: tx }, clientId, id);
    if (found.state !== 'Syncing') return found;
    await jobs.cancel(tx, id, 'syncStore');
    await tx.storeSync.updateMany({
      where: { storeId: id, state: 'Running', kind: { not: 'Webhook' } },
      data: { state: 'Cancelled', endedAt: now },
    });
    return tx.storeIntegration.update({
      where: { id },
      data: { state: 'Connected', lastError: ENDED, nextSyncAt: nextSyncAfter(found.syncMode, now) },
    });
  });
  events.publish('store:changed', clientId, store);
  return store;
}
