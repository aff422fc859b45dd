import { rm } from 'node:fs/promises';
import { openDb } from '@parley/db';
import { migrate } from '@parley/db/migrate';
import { seed } from '@parley/db/seed';
import { SEEDED_DATABASE } from './stack.ts';

/** Seeds one database; every worker starts from a copy of it. */
export default async function globalSetup() {
  await rm(SEEDED_DATABASE, { force: true });
  await migrate(`file:${SEEDED_DATABASE}`);
  const db = openDb(`file:${SEEDED_DATABASE}`);
  await seed(db, { now: new Date() });
  await db.$disconnect();
}
