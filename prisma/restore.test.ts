import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDb, type Db } from './client.ts';
import { buildUser } from './factories/auth.ts';
import { buildClient } from './factories/billing.ts';
import { buildConversation } from './factories/inbox.ts';
import { migrate } from './migrate.ts';
import { prepareSeeded } from './pristine.ts';
import { restoreFrom, snapshot } from './restore.ts';
import { REFERENCE_DATE } from './seed.ts';
import { holdElsewhere, runElsewhere } from './testing/otherProcess.ts';
import { tempDatabase, tempFolder } from './testing/tempDatabase.ts';

const isSound = async (db: Db) => {
  expect(await db.$queryRaw`PRAGMA integrity_check`).toEqual([{ integrity_check: 'ok' }]);
  expect(await db.$queryRaw`PRAGMA foreign_key_check`).toEqual([]);
  expect(await db.$queryRaw`PRAGMA journal_mode`).toEqual([{ journal_mode: 'wal' }]);
};

it('brings back exactly what a snapshot holds, from more and from less', async () => {
  const { db, file } = await tempDatabase();
  const kept = await buildConversation(db, { messages: ['Keep me'] });
  await snapshot(db, `${file}-kept`);
  const client = await buildClient(db);
  for (let n = 0; n < 60; n++) await buildConversation(db, { clientId: client.id, messages: ['x'.repeat(5_000)] });
  await snapshot(db, `${file}-much`);

  await restoreFrom(db, `${file}-kept`);
  expect(await db.conversation.findMany()).toEqual([expect.objectContaining({ id: kept.id })]);
  await isSound(db);

  await restoreFrom(db, `${file}-much`);
  expect(await db.conversation.count()).toBe(61);
  expect(await db.message.count({ where: { body: { startsWith: 'xxx' } } })).toBe(60);
  await isSound(db);
});

it('goes on working: what is written after a restore is there for every other process, too', async () => {
  const { db, file, url } = await tempDatabase();
  await snapshot(db, `${file}-empty`);

  for (let round = 0; round < 5; round++) {
    for (let n = 0; n <= round; n++) await buildConversation(db);
    await restoreFrom(db, `${file}-empty`);
  }
  await buildUser(db, { email: 'after@example.com' });
  await isSound(db);

  const other = runElsewhere(`
    import { openDb } from '#/client.ts';
    const db = openDb(${JSON.stringify(url)});
    console.log((await db.user.findMany()).map(({ email }) => email).join());
  `);
  expect((await other.ended).output.trim()).toBe('after@example.com');
});

it('waits for open transactions, its own process’s and others’', async () => {
  const { db, file } = await tempDatabase();
  await snapshot(db, `${file}-empty`);
  const holder = await holdElsewhere(file, 'BEGIN IMMEDIATE');
  const restored = restoreFrom(db, `${file}-empty`);
  await holder.release();
  await restored;

  const client = await buildClient(db);
  let meanwhile: Promise<void> | undefined;
  await db.$transaction(async (tx) => {
    await tx.client.update({ where: { id: client.id }, data: { name: 'Last words' } });
    meanwhile = restoreFrom(db, `${file}-empty`);
    await tx.client.update({ where: { id: client.id }, data: { phone: '1' } });
  });
  await meanwhile;

  expect(await db.client.count()).toBe(0);
  await isSound(db);
});

it('leaves everything as it was when the file is missing or of other migrations', async () => {
  const { db, file } = await tempDatabase();
  await buildClient(db);
  const other = await tempDatabase();
  await other.db.$executeRaw`UPDATE _prisma_migrations SET checksum = 'of an older state'`;
  await snapshot(other.db, `${file}-other`);

  await expect(restoreFrom(db, `${file}-other`)).rejects.toMatchObject({ kind: 'MigrationChanged' });
  await expect(restoreFrom(db, `${file}-nowhere`)).rejects.toThrow(/no file/);

  expect(existsSync(`${file}-nowhere`)).toBe(false);
  expect(await db.client.count()).toBe(1);
  await isSound(db);
});

it('prepares a filled file once, and anew when the time has moved on', async () => {
  const url = `file:${join(tempFolder(), 'test.db')}`;
  const fill = async (empty: Db) => void (await buildUser(empty, { email: 'maya@example.com' }));
  const after = (milliseconds: number) => new Date(REFERENCE_DATE.getTime() + milliseconds);
  const first = await prepareSeeded(url, { now: REFERENCE_DATE, fill });
  const again = await prepareSeeded(url, { now: after(60_000), fill });
  const later = await prepareSeeded(url, { now: after(3_600_000), fill });

  expect(again).toBe(first);
  expect(later).not.toBe(first);
  expect(existsSync(first)).toBe(false);

  await migrate(url);
  const db = openDb(url);
  await restoreFrom(db, later);
  expect(await db.user.count({ where: { email: 'maya@example.com' } })).toBe(1);
  await isSound(db);
  await db.$disconnect();
});
