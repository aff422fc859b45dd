import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDb, type Db } from '@parley/db';
import { migrate } from '@parley/db/migrate';
import { snapshot } from '@parley/db/restore';
import { seed } from '@parley/db/seed';
import { countFacts } from '@parley/mock-api/src/analytics/countFacts.ts';
import { createClock } from '@parley/mock-api/src/clock.ts';
import { readConfig } from '@parley/mock-api/src/config.ts';
import { serveStripe } from '@parley/mock-api/src/stand-ins/stripe/serveStripe.ts';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file of a seeded database, to copy. */
    seededDatabase: string;
  }
}

/** Seeds one database for all files of a run. */
export default async function prepare({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'parley-screens-'));
  const url = `file:${join(folder, 'seeding.db')}`;
  await migrate(url);
  const db = openDb(url);
  await seed(db, { now: new Date() });
  await playStripeDemo(db, url);
  // As a running API has done it a moment after it was reset: no test needs to do it once more.
  await countFacts({ db, clock: createClock() });
  await snapshot(db, join(folder, 'seeded.db'));
  await db.$disconnect();
  provide('seededDatabase', join(folder, 'seeded.db'));
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Fills the Stripe stand-in's account, which it does when it is first asked for anything. */
async function playStripeDemo(db: Db, url: string) {
  const defaults = readConfig({});
  const config = { ...defaults, databaseUrl: url, stripe: { ...defaults.stripe, standInPort: 0 } };
  const { origin, stop } = await serveStripe({
    db,
    clock: createClock(),
    config,
    host: '127.0.0.1',
    webhookUrl: () => null,
  });
  await fetch(origin);
  await stop();
}
