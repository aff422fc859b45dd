import { copyFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { faultOf, openDb } from './client.ts';
import { buildUser } from './factories/auth.ts';
import { buildClient } from './factories/billing.ts';
import { buildConversation } from './factories/inbox.ts';
import { databaseHealth } from './health.ts';
import { startHeartbeat } from './testing/heartbeat.ts';
import { holdElsewhere, runElsewhere } from './testing/otherProcess.ts';
import { tempDatabase } from './testing/tempDatabase.ts';

/** How long the other process keeps the lock, in milliseconds. */
const LOCKED = 3000;
/** Far below that, far above what a busy machine does to a timer by itself. */
const HELD_UP = 1000;

const settled = <T>(work: Promise<T>) => work.then(() => 'done' as const, faultOf);

describe('while another process holds the write lock', () => {
  it('answers reads at once, keeps the event loop free and writes when the lock is gone', async () => {
    const { db, file } = await tempDatabase();
    const client = await buildClient(db);
    const holder = await holdElsewhere(file, 'BEGIN IMMEDIATE');
    const heartbeat = startHeartbeat();
    const done: string[] = [];

    const writes = [
      db.client.update({ where: { id: client.id }, data: { name: 'Renamed' } }).then(() => done.push('update')),
      buildConversation(db, { clientId: client.id }).then(() => done.push('nested write')),
      db.$transaction((tx) => tx.mail.count()).then(() => done.push('transaction')),
    ];
    // Reads come and go during the whole time that the lock is held.
    const end = Date.now() + LOCKED;
    let slowest = 0;
    while (Date.now() < end) {
      const start = performance.now();
      expect(await db.client.count()).toBe(1);
      slowest = Math.max(slowest, performance.now() - start);
      // Requests come from outside, one turn of the loop each.
      await setImmediate();
    }
    expect(done).toEqual([]);
    await holder.release();
    await Promise.all(writes);

    expect(done.toSorted()).toEqual(['nested write', 'transaction', 'update']);
    expect(slowest).toBeLessThan(HELD_UP);
    expect(heartbeat.stop()).toBeLessThan(HELD_UP);
    expect(await db.client.findUnique({ where: { id: client.id } })).toMatchObject({ name: 'Renamed' });
  });

  it('gives up with a fault that says so, counts as unwell meanwhile, and is well again afterwards', async () => {
    const { db, file } = await tempDatabase();
    const client = await buildClient(db);
    const rename = (name: string) => db.client.update({ where: { id: client.id }, data: { name } });
    const holder = await holdElsewhere(file, 'BEGIN IMMEDIATE');

    const outcomes = await Promise.all([
      settled(rename('Too late')),
      settled(db.$transaction([rename('Too late as well')])),
      settled(db.$transaction((tx) => tx.client.update({ where: { id: client.id }, data: { name: 'Never' } }))),
      databaseHealth(db),
    ]);
    await holder.release();

    expect(outcomes).toEqual(Array.from({ length: 4 }, () => expect.objectContaining({ kind: 'Busy' })));
    expect(await databaseHealth(db)).toBeNull();
    expect(await rename('In time')).toMatchObject({ name: 'In time' });
  });

  it('does not lose later writes when a commit is refused', async () => {
    const { file: template } = await tempDatabase();
    const file = `${template}-copy`;
    copyFileSync(template, file);
    const db = openDb(`file:${file}`);
    const client = await buildClient(db);
    // Outside the write-ahead log a mere reader is enough to refuse a commit.
    expect(await db.$queryRaw`PRAGMA journal_mode = DELETE`).toEqual([{ journal_mode: 'delete' }]);
    const reader = await holdElsewhere(file, 'BEGIN; CREATE TEMP TABLE seen AS SELECT count(*) FROM "Client";');

    const refused = await settled(
      db.$transaction((tx) => tx.client.update({ where: { id: client.id }, data: { name: 'Refused' } })),
    );
    await reader.release();
    await db.client.update({ where: { id: client.id }, data: { name: 'Kept' } });

    expect(refused).toMatchObject({ kind: 'Busy' });
    const elsewhere = runElsewhere(`
      import Database from 'libsql';
      console.log(new Database(${JSON.stringify(file)}).prepare('SELECT name FROM Client').raw().get()[0]);
    `);
    expect((await elsewhere.ended).output.trim()).toBe('Kept');
  });

  it('shares the file with a second writer without losing a write of either', async () => {
    const { db, url } = await tempDatabase();
    const client = await buildClient(db);
    const source = `
      import { openDb } from '#/client.ts';
      const db = openDb(${JSON.stringify(url)});
      console.log('ready');
      for (let round = 0; round < 150; round++) {
        await db.$transaction((tx) => tx.client.update({ where: { id: '${client.id}' }, data: { lastVisitorNumber: { increment: 1 } } }));
      }
      await db.$disconnect();
    `;
    const other = runElsewhere(source);
    await other.ready;

    for (let round = 0; round < 150; round++) {
      await db.client.update({ where: { id: client.id }, data: { lastVisitorNumber: { increment: 1 } } });
    }

    expect(await other.ended).toMatchObject({ code: 0 });
    expect(await db.client.findUnique({ where: { id: client.id } })).toMatchObject({ lastVisitorNumber: 300 });
  });
});

describe('transactions', () => {
  it('take back their own writes only, not those of others at the same time', async () => {
    const { db } = await tempDatabase();
    const client = await buildClient(db, { name: 'Before' });
    let begun = () => {};
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));

    const undone = db.$transaction(async (tx) => {
      await tx.client.update({ where: { id: client.id }, data: { name: 'Undone' } });
      begun();
      await tx.client.count();
      throw new Error('Changed my mind');
    });
    undone.catch(() => {});
    await hasBegun;
    const [seen] = await Promise.all([
      db.client.findUnique({ where: { id: client.id } }),
      db.client.update({ where: { id: client.id }, data: { phone: '+41 31 555 01 00' } }),
      buildUser(db, { clientId: client.id, email: 'kept@example.com' }),
    ]);

    await expect(undone).rejects.toThrow('Changed my mind');
    expect(seen?.name).toBe('Before');
    expect(await db.client.findUnique({ where: { id: client.id } })).toMatchObject({
      name: 'Before',
      phone: '+41 31 555 01 00',
    });
    expect(await db.user.count({ where: { email: 'kept@example.com' } })).toBe(1);
  });

  it('all get their turn when 200 begin together', async () => {
    const { db } = await tempDatabase();
    const client = await buildClient(db);

    await Promise.all(
      Array.from({ length: 200 }, () =>
        db.$transaction(async (tx) => {
          const { lastVisitorNumber } = await tx.client.findUniqueOrThrow({ where: { id: client.id } });
          await tx.client.update({ where: { id: client.id }, data: { lastVisitorNumber: lastVisitorNumber + 1 } });
        }),
      ),
    );

    expect(await db.client.findUnique({ where: { id: client.id } })).toMatchObject({ lastVisitorNumber: 200 });
  });

  it('that cannot begin in time fail as busy, not with Prisma’s own error', async () => {
    const { db } = await tempDatabase();
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    let begun = () => {};
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const long = db.$transaction(async (tx) => {
      await tx.client.count();
      begun();
      await finished;
    });
    await hasBegun;

    const late = await settled(db.$transaction((tx) => tx.client.count(), { maxWait: 100 }));
    finish();
    await long;

    expect(late).toMatchObject({ kind: 'Busy' });
  });

  it('keep the connection’s settings, whether committed, rolled back or nested', async () => {
    const { db } = await tempDatabase();
    await buildConversation(db);
    await db.$transaction((tx) => tx.client.count());
    await db
      .$transaction(async (tx) => {
        await tx.client.count();
        throw new Error('Rolled back');
      })
      .catch(() => {});

    const orphan = db.rolePermission.create({
      data: { clientId: 'clnt_nobody', role: 'Staff', flag: 'VIEW_USERS', allowed: true },
    });

    await expect(orphan).rejects.toMatchObject({ code: 'P2003' });
    expect(await db.$queryRaw`PRAGMA foreign_keys`).toEqual([{ foreign_keys: 1 }]);
    expect(await db.$queryRaw`PRAGMA synchronous`).toEqual([{ synchronous: 1 }]);
    expect(await db.$queryRaw`PRAGMA journal_mode`).toEqual([{ journal_mode: 'wal' }]);
  });

  it('survive the death of their process whole or not at all', async () => {
    const { db, url } = await tempDatabase();
    const client = await buildClient(db);
    for (let round = 0; round < 5; round++) {
      const writer = runElsewhere(`
        import { openDb } from '#/client.ts';
        import { buildConversation } from '#/factories/inbox.ts';
        const db = openDb(${JSON.stringify(url)});
        for (let n = 1; ; n++) {
          await buildConversation(db, { clientId: '${client.id}', messages: ['One', 'Two', 'Three'] });
          if (n === 5) console.log('ready');
        }
      `);
      await writer.ready;
      await writer.kill();
    }

    const conversations = await db.conversation.findMany({ include: { _count: { select: { messages: true } } } });
    expect(conversations.length).toBeGreaterThanOrEqual(25);
    expect(new Set(conversations.map(({ _count }) => _count.messages))).toEqual(new Set([3]));
    expect(await db.$queryRaw`PRAGMA integrity_check`).toEqual([{ integrity_check: 'ok' }]);
  }, 120_000); // Five processes, one after the other.
});
