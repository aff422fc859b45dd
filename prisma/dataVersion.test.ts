import { describe, expect, it } from 'vitest';
import { dataVersion, openDb } from './client.ts';
import { buildUser } from './factories/auth.ts';
import { restoreFrom, snapshot } from './restore.ts';
import { holdElsewhere, runElsewhere } from './testing/otherProcess.ts';
import { tempDatabase } from './testing/tempDatabase.ts';

describe('the version of the data', () => {
  it('is another one after each write, and the same after reading', async () => {
    const { db } = await tempDatabase();
    const { id } = await buildUser(db, { name: 'Maya' });
    const seen = [dataVersion(db)];
    const after = async (work: Promise<unknown>) => {
      await work;
      seen.push(dataVersion(db));
    };

    await after(db.user.findMany());
    expect(seen[1]).toBe(seen[0]);
    await after(db.user.update({ where: { id }, data: { name: 'Mara' } }));
    await after(db.$executeRaw`UPDATE "User" SET "name" = 'Mira'`);
    await after(db.$transaction([db.user.updateMany({ data: { name: 'Maria' } }), db.user.count()]));
    await after(db.user.deleteMany());

    expect(seen).not.toContain(null);
    expect(new Set(seen.slice(1)).size).toBe(5);
  });

  it('is another one once a transaction is committed, and not before', async () => {
    const { db } = await tempDatabase();
    await buildUser(db);
    const before = dataVersion(db);

    await db.$transaction(async (tx) => {
      await tx.user.updateMany({ data: { name: 'Mara' } });
      expect(dataVersion(db)).toBe(before);
    });

    expect(dataVersion(db)).not.toBe(before);
  });

  it('is another one after a write of another process', async () => {
    const { db, url } = await tempDatabase();
    await buildUser(db, { name: 'Maya' });
    const before = dataVersion(db);

    const other = runElsewhere(`
      import { openDb } from '#/client.ts';
      const db = openDb(${JSON.stringify(url)});
      await db.user.updateMany({ data: { name: 'Mara' } });
      await db.$disconnect();
    `);
    expect(await other.ended).toMatchObject({ code: 0 });

    expect(dataVersion(db)).not.toBe(before);
  });

  it('can be told while another process writes', async () => {
    const { db, file } = await tempDatabase();
    await buildUser(db);
    const before = dataVersion(db);
    const holder = await holdElsewhere(file, 'BEGIN IMMEDIATE');

    expect(dataVersion(db)).toBe(before);
    await holder.release();
  });

  it('is another one once all has been replaced', async () => {
    const { db, file } = await tempDatabase();
    await snapshot(db, `${file}-empty`);
    await buildUser(db);
    const before = dataVersion(db);

    await restoreFrom(db, `${file}-empty`);

    expect(dataVersion(db)).not.toBe(before);
  });

  it('cannot be told before the first statement and after the end', async () => {
    const { url } = await tempDatabase();
    const db = openDb(url);
    expect(dataVersion(db)).toBeNull();
    await db.user.count();
    expect(dataVersion(db)).not.toBeNull();

    await db.$disconnect();
    expect(dataVersion(db)).toBeNull();
  });
});
