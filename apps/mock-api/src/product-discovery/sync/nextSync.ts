import type { StoreSyncMode } from '@parley/db';

const HOUR = 60 * 60_000;

/** When a shop is looked over next; null: when somebody asks for it. */
export function nextSyncAfter(mode: StoreSyncMode, now: Date): Date | null {
  if (mode === 'Manual') return null;
  return new Date(now.getTime() + (mode === 'Hourly' ? HOUR : 24 * HOUR));
}

/** When a shop is tried again of which fetching was given up; null: when somebody asks for it. */
export const nextTryAfter = (mode: StoreSyncMode, now: Date): Date | null =>
  mode === 'Manual' ? null : new Date(now.getTime() + HOUR);
