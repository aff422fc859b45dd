import { setTimeout } from 'node:timers/promises';
import type { Db } from './client.ts';
import { DatabaseFault } from './databaseFault.ts';
import { faultOf } from './faultOf.ts';

/** How long a write may take before the database counts as busy, in milliseconds. */
const LATE = 1_000;

/** What keeps the database from taking writes right now; null when nothing does. Answers within a second. */
export async function databaseHealth(db: Db): Promise<DatabaseFault | null> {
  const waiting = new AbortController();
  const late = setTimeout(LATE, new DatabaseFault('Busy', 'Writing to the database takes unusually long.'), {
    ref: false,
    signal: waiting.signal,
  }).catch(() => null);
  try {
    return await Promise.race([tryToWrite(db), late]);
  } finally {
    waiting.abort();
  }
}

/** Takes the write lock and changes nothing. */
async function tryToWrite(db: Db): Promise<DatabaseFault | null> {
  try {
    await db.$executeRaw`UPDATE "Client" SET "id" = "id" WHERE FALSE`;
    return null;
  } catch (error) {
    const fault = faultOf(error);
    if (!fault) throw error;
    return fault;
  }
}
