import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { DatabaseFault, openDb } from './client.ts';
import { migrate } from './migrate.ts';
import { runElsewhere } from './testing/otherProcess.ts';
import { tempDatabase, tempFolder } from './testing/tempDatabase.ts';

const INIT = '20261121000000_init';

/** A folder of migrations from their names and SQL. */
function migrationsIn(folder: string, migrations: Record<string, string>): URL {
  for (const [name, sql] of Object.entries(migrations)) {
    mkdirSync(join(folder, 'migrations', name), { recursive: true });
    writeFileSync(join(folder, 'migrations', name, 'migration.sql'), sql);
  }
  return pathToFileURL(`${join(folder, 'migrations')}/`);
}

describe('migrate', () => {
  it('applies the migrations to a new file, and none the second time', async () => {
    const url = `file:${join(tempFolder(), 'new.db')}`;

    expect(await migrate(url)).toContain(INIT);
    expect(await migrate(url)).toEqual([]);
  });

  it('keeps books that Prisma’s own tool agrees with', async () => {
    const { db, url } = await tempDatabase();

    const [row] = await db.$queryRaw<{ checksum: string; finished_at: string }[]>`
      SELECT checksum, finished_at FROM _prisma_migrations WHERE migration_name = ${INIT}`;
    const sql = readFileSync(new URL(`./migrations/${INIT}/migration.sql`, import.meta.url));
    expect(row?.checksum).toBe(createHash('sha256').update(sql).digest('hex'));

    const { stdout } = await promisify(execFile)('npx', ['prisma', 'migrate', 'status'], {
      cwd: import.meta.dirname,
      env: { ...process.env, DATABASE_URL: url },
    });
    expect(stdout).toContain('Database schema is up to date');
  });

  it('leaves the whole database in the file itself', async () => {
    const file = join(tempFolder(), 'new.db');

    await migrate(`file:${file}`);

    expect(statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  });

  it('refuses a migration that was edited after it had been applied', async () => {
    const folder = tempFolder();
    const url = `file:${join(folder, 'test.db')}`;
    await migrate(url, migrationsIn(folder, { '1_first': 'CREATE TABLE a (x);' }));

    const again = migrate(url, migrationsIn(folder, { '1_first': 'CREATE TABLE a (x, y);' }));

    await expect(again).rejects.toMatchObject({
      kind: 'MigrationChanged',
      message: expect.stringContaining('1_first'),
    });
  });

  it('undoes a migration that fails half-way, and applies it once it is mended', async () => {
    const folder = tempFolder();
    const url = `file:${join(folder, 'test.db')}`;
    const broken = migrationsIn(folder, {
      '1_first': 'CREATE TABLE a (x);',
      '2_second': 'CREATE TABLE b (x); NONSENSE;',
    });

    await expect(migrate(url, broken)).rejects.toThrow(/NONSENSE/);

    const mended = migrationsIn(folder, { '2_second': 'CREATE TABLE b (x);' });
    expect(await migrate(url, mended)).toEqual(['2_second']);
  });

  it('keeps the rows that refer to a table when a migration makes that table anew', async () => {
    const folder = tempFolder();
    const url = `file:${join(folder, 'test.db')}`;
    const first = `CREATE TABLE a (id INTEGER PRIMARY KEY); CREATE TABLE b (a INTEGER REFERENCES a(id) ON DELETE CASCADE);
      INSERT INTO a VALUES (1); INSERT INTO b VALUES (1);`;
    const second = `CREATE TABLE new_a (id INTEGER PRIMARY KEY, note TEXT); INSERT INTO new_a (id) SELECT id FROM a;
      DROP TABLE a; ALTER TABLE new_a RENAME TO a;`;

    await migrate(url, migrationsIn(folder, { '1_first': first, '2_second': second }));

    const db = openDb(url);
    expect(await db.$queryRaw`SELECT count(*) AS n FROM b`).toEqual([{ n: 1 }]);
    await db.$disconnect();
  });

  it('can be repeated after its process was killed in the middle', async () => {
    const folder = tempFolder();
    const file = join(folder, 'test.db');
    const url = `file:${file}`;
    const long = `CREATE TABLE a (x TEXT); INSERT INTO a
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 400000) SELECT hex(randomblob(32)) FROM n;`;
    const migrations = migrationsIn(folder, { '1_long': long });
    const first = runElsewhere(`
      import { migrate } from '#/migrate.ts';
      await migrate(${JSON.stringify(url)}, new URL(${JSON.stringify(migrations.href)}));
    `);
    await vi.waitFor(() => expect(statSync(`${file}-wal`).size).toBeGreaterThan(1_000_000), {
      timeout: 15_000,
      interval: 5,
    });
    await first.kill();

    expect(await migrate(url, migrations)).toEqual(['1_long']);
    const db = openDb(url);
    expect(await db.$queryRaw`SELECT count(*) AS n FROM a`).toEqual([{ n: 400_000 }]);
    await db.$disconnect();
  });

  it('applies each migration once when two processes start together', async () => {
    const url = `file:${join(tempFolder(), 'test.db')}`;
    const source = `
      import { migrate } from '#/migrate.ts';
      console.log((await migrate(${JSON.stringify(url)})).join());
    `;

    const both = await Promise.all([runElsewhere(source).ended, runElsewhere(source).ended]);

    expect(both).toEqual([
      { code: 0, output: expect.any(String) },
      { code: 0, output: expect.any(String) },
    ]);
    // They may take turns: each has its own share.
    const applied = both.flatMap(({ output }) => output.trim().split(',')).filter(Boolean);
    expect(applied.toSorted()).toEqual(
      readdirSync(new URL('./migrations/', import.meta.url))
        .filter((name) => /^\d/.test(name))
        .toSorted(),
    );
  });
});

describe('a file that cannot be used', () => {
  it('is refused when its directory is missing', async () => {
    const url = `file:${join(tempFolder(), 'missing', 'test.db')}`;

    await expect(migrate(url)).rejects.toMatchObject({
      kind: 'NoDirectory',
      message: expect.stringContaining('missing'),
    });
    expect(() => openDb(url)).toThrow(DatabaseFault);
  });

  it('is refused when it holds something else', async () => {
    const file = join(tempFolder(), 'letter.db');
    writeFileSync(file, 'Dear Sir or Madam, '.repeat(100));

    await expect(migrate(`file:${file}`)).rejects.toMatchObject({ kind: 'NotADatabase' });
    expect(readFileSync(file, 'utf8')).toContain('Dear Sir');
  });

  it('is refused when it is damaged', async () => {
    const { db, file, url } = await tempDatabase();
    await db.$disconnect();
    const handle = await open(file, 'r+');
    for (const page of [3, 7, 12]) await handle.write(Buffer.alloc(4096, 0xab), 0, 4096, page * 4096);
    await handle.close();

    await expect(migrate(url)).rejects.toMatchObject({ kind: 'Corrupt', message: expect.stringContaining(file) });
  });

  it('is refused when its end is cut off', async () => {
    const { db, file, url } = await tempDatabase();
    await db.$disconnect();
    truncateSync(file, 5 * 4096);

    await expect(migrate(url)).rejects.toMatchObject({ kind: 'Corrupt' });
  });

  it('is refused when it may only be read', async () => {
    const folder = tempFolder();
    const file = join(folder, 'test.db');
    await migrate(`file:${file}`);
    // Root may write everything, so this asks as nobody.
    const isRoot = process.getuid?.() === 0;
    const { execFileSync } = await import('node:child_process');
    execFileSync('chmod', ['-R', 'a+rX,a-w', folder]);
    const reader = runElsewhere(
      `
      import { migrate } from '#/migrate.ts';
      await migrate(${JSON.stringify(`file:${file}`)}).catch((fault) => console.log(fault.kind, fault.message));
    `,
      isRoot ? { uid: 65_534, gid: 65_534, env: { ...process.env, TMPDIR: '/tmp', HOME: '/tmp' } } : {},
    );

    const { output } = await reader.ended;
    execFileSync('chmod', ['-R', 'u+w', folder]);

    expect(output).toMatch(/^ReadOnly .*read-only/);
  });
});
