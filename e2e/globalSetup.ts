import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareSeeded } from '@parley/db/pristine';
import { seed } from '@parley/db/seed';
import { countFacts } from '@parley/mock-api/src/analytics/countFacts.ts';
import { createClock } from '@parley/mock-api/src/clock.ts';
import { SEED_FOLDER } from './stack.ts';

/**
 * Seeds one database; every worker starts from a copy of it, and every test goes back to one. What an API counts a moment
 * after it was reset is counted: it takes a second, and would be done beside each test.
 */
export default async function globalSetup() {
  await rm(SEED_FOLDER, { recursive: true, force: true });
  await mkdir(SEED_FOLDER);
  await prepareSeeded(`file:${join(SEED_FOLDER, 'parley.db')}`, {
    now: new Date(),
    fill: async (db, options) => {
      await seed(db, options);
      await countFacts({ db, clock: createClock() });
    },
  });
}
