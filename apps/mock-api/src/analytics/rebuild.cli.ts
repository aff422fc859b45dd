import { openDb } from '@parley/db';
import { migrate } from '@parley/db/migrate';
import { createClock } from '#clock.ts';
import { rebuildFacts } from './rebuildFacts.ts';

/** `npm run analytics:rebuild`: counts all conversations of the database anew. Stop the API first. */
const url = process.env.DATABASE_URL ?? 'file:.data/parley.db';
await migrate(url);
const db = openDb(url);
const count = await rebuildFacts({ db, clock: createClock() });
console.log(`Counted ${count} conversations anew.`);
await db.$disconnect();
