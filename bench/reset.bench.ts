import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDb, type Db } from '@parley/db';
import { migrate } from '@parley/db/migrate';
import { prepareSeeded } from '@parley/db/pristine';
import { restoreFrom, snapshot } from '@parley/db/restore';
import { REFERENCE_DATE } from '@parley/db/seed';
import { seedVolume } from '@parley/db/volume';
import { buildConversation } from '@parley/db/factories/inbox';
import type { Figures } from './figures.ts';
import { interleave, median, medianRatio, timed } from './interleave.ts';
import { inFolder } from './workspace.ts';

const ROUNDS = 25;
const LIMIT = { atMost: 3 };

/** Resetting a database that is open, against copying the file of the same content. */
export const bench = (figures: Figures) =>
  inFolder(async (folder) => {
    const url = `file:${join(folder, 'live.db')}`;
    await migrate(url);
    const db = openDb(url);
    const seeded = await prepareSeeded(url, { now: REFERENCE_DATE });
    await restoreFrom(db, seeded);

    await compare(figures, 'reset.after-some-writes', { db, file: seeded, change: () => someWrites(db) });

    const emptied = join(folder, 'emptied.db');
    await db.message.deleteMany();
    await snapshot(db, emptied);
    await compare(figures, 'reset.everything', { db, file: seeded, change: () => restoreFrom(db, emptied) });

    const large = join(folder, 'large.db');
    await seedVolume(url, { conversations: 10_000, messages: 100_000, now: REFERENCE_DATE });
    await snapshot(db, large);
    await compare(figures, 'reset.100k-messages', { db, file: large, change: () => someWrites(db) });
    await db.$disconnect();
  });

type Case = { db: Db; file: string; change: () => Promise<void> };

async function compare(figures: Figures, name: string, { db, file, change }: Case): Promise<void> {
  const expected = await contentOf(db, file);
  const rounds = await interleave(
    {
      reset: async () => {
        await change();
        const milliseconds = await timed(() => restoreFrom(db, file));
        if ((await db.message.count()) !== expected) throw new Error('The reset did not bring everything back.');
        return milliseconds;
      },
      copy: () => timed(() => copyFileSync(file, `${file}-copy`)),
    },
    ROUNDS,
  );
  figures.add({ name, value: medianRatio(rounds, 'reset', 'copy'), unit: 'x-copying-the-file', limit: LIMIT });
  figures.add({ name: `${name}.time`, value: median(rounds, 'reset'), unit: 'ms', limit: null });
}

async function contentOf(db: Db, file: string): Promise<number> {
  await restoreFrom(db, file);
  return db.message.count();
}

/** What a test does between two resets. */
async function someWrites(db: Db): Promise<void> {
  for (let n = 0; n < 5; n++) await buildConversation(db, { messages: ['One', 'Two', 'Three'] });
  await db.conversation.updateMany({ where: { unreadCount: { gt: 0 } }, data: { unreadCount: 0 } });
}
