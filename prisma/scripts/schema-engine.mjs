#!/usr/bin/env node
// A drop-in for Prisma's native `schema-engine` binary that runs the same engine from
// @prisma/schema-engine-wasm (npm) over the project's own driver adapter. The CLI starts it through
// PRISMA_SCHEMA_ENGINE_BINARY, so `prisma migrate *` / `db push` need no download from binaries.prisma.sh.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { isAbsolute, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';

const require = createRequire(import.meta.url);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    datamodels: { type: 'string', multiple: true },
    datasource: { type: 'string' },
    'enabled-preview-features': { type: 'string' },
    'extension-types': { type: 'string' },
  },
});

async function loadEngine() {
  const bgPath = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const bg = await import(bgPath);
  const wasm = new WebAssembly.Module(readFileSync(bgPath.replace(/\.js$/, '.wasm')));
  const { exports } = new WebAssembly.Instance(wasm, { './schema_engine_bg.js': bg });
  // oxlint-disable no-underscore-dangle -- wasm-bindgen names them so
  bg.__wbg_set_wasm(exports);
  exports.__wbindgen_start();
  // oxlint-enable no-underscore-dangle
  return bg.SchemaEngine;
}

async function adapterFor(url) {
  const { PrismaLibSql } = await import('@prisma/adapter-libsql');
  return new PrismaLibSql({ url: 'file:' + sqlitePath(url) });
}

// Prisma 7 resolves a relative sqlite path from the working directory of the CLI.
function sqlitePath(u) {
  const file = u.replace(/^file:/, '').replace(/\?.*$/, '');
  return file === ':memory:' || isAbsolute(file) ? file : resolve(process.cwd(), file);
}

// The wasm engine does not recognise the sqlite adapters' TableDoesNotExist for its own bookkeeping
// table (it answers P1014); an absent table holds no rows, which is what the native engine concludes.
const MIGRATION_COLUMNS = [
  'id',
  'checksum',
  'finished_at',
  'migration_name',
  'logs',
  'rolled_back_at',
  'started_at',
  'applied_steps_count',
];
function tolerant(factory) {
  const wrap = (conn) => {
    const queryRaw = conn.queryRaw.bind(conn);
    conn.queryRaw = async (q) => {
      try {
        return await queryRaw(q);
      } catch (e) {
        if (
          (e.cause?.kind === 'TableDoesNotExist' || /no such table/.test(e.cause?.message ?? '')) &&
          /FROM\s+[`"]?_prisma_migrations/.test(q.sql)
        )
          return { columnNames: MIGRATION_COLUMNS, columnTypes: [7, 7, 10, 7, 7, 10, 10, 0], rows: [] };
        throw e;
      }
    };
    // Migration scripts reach a shadow database through executeRaw; sqlite drivers prepare one statement only.
    const executeRaw = conn.executeRaw.bind(conn);
    conn.executeRaw = async (q) => {
      if (q.args.length > 0) return executeRaw(q);
      await conn.executeScript(q.sql);
      return 0;
    };
    return conn;
  };
  for (const m of ['connect', 'connectToShadowDb']) {
    const open = factory[m].bind(factory);
    factory[m] = async () => wrap(await open());
  }
  return factory;
}

const datasource = values.datasource ? JSON.parse(values.datasource) : {};
const url = datasource.url ?? 'file::memory:';

if (positionals[0] === 'cli') {
  // can-connect-to-database | create-database | drop-database: for sqlite opening the file is all three.
  const a = await (await adapterFor(url)).connect();
  await a.dispose();
  process.exit(0);
}

const datamodels = (values.datamodels ?? []).map((p) => [p, readFileSync(p, 'utf8')]);
let engine, bound;
const getEngine = async () =>
  (engine ??= await (
    await loadEngine()
  ).new(
    { datamodels: datamodels.length ? datamodels : undefined },
    (log) => {
      if (process.env.DEBUG) process.stderr.write(String(log) + '\n');
    },
    (bound = bindMigrationAwareSqlAdapterFactory(tolerant(await adapterFor(url)))),
  ));

const out = (m) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', ...m }) + '\n');
let chain = Promise.resolve();
let printId = 0;
const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const request = JSON.parse(line);
  // Without a method it is the answer to our own print().
  if (request.method) chain = answer(request, chain);
});
lines.on('close', () => void chain.then(() => process.exit(0)));

/** One at a time, in the order in which they came. */
async function answer({ id, method, params }, before) {
  await before;
  try {
    const result = await call(method, params);
    out({ id, result: result ?? null });
  } catch (error) {
    out({ id, error: describe(error) });
  }
}

function describe(e) {
  // "External error id#N": the driver's own error is parked in the adapter's registry.
  const parked = /External error id#(\d+)/.exec(e.message);
  if (parked) {
    const { error } = bound.errorRegistry.consumeError(Number(parked[1])) ?? {};
    if (error) e.message = e.message.replace(parked[0], error.stack ?? String(error));
  }
  return {
    code: 4466,
    message: 'An error happened. Check the data field for details.',
    data: {
      is_panic: false,
      message: e.message ?? String(e),
      error_code: e.code ?? e.error_code ?? undefined,
      meta: e.meta ?? null,
    },
  };
}

async function call(method, params) {
  const e = await getEngine();
  switch (method) {
    case 'createDatabase':
      return { databaseName: url };
    case 'reset':
      return dropAll();
    case 'getDatabaseVersion':
      return e.version(params);
    case 'diff': {
      const r = await e.diff(params);
      if (r.stdout != null) out({ id: `print-${++printId}`, method: 'print', params: { content: r.stdout } });
      return { exitCode: r.exitCode, stdout: null };
    }
    default: {
      if (typeof e[method] !== 'function') throw new Error(`schema-engine (wasm): unknown method ${method}`);
      return e[method](params);
    }
  }
}

/** The wasm engine only empties sqlite tables; the native one drops them. */
async function dropAll() {
  const conn = await (await adapterFor(url)).connect();
  const { rows } = await conn.queryRaw({
    sql: `SELECT type, name FROM sqlite_master WHERE type IN ('table','view') AND name NOT LIKE 'sqlite_%'`,
    args: [],
    argTypes: [],
  });
  await conn.executeScript(
    [
      'PRAGMA foreign_keys=OFF',
      ...rows.map(([type, name]) => `DROP ${String(type)} "${name.replaceAll('"', '""')}"`),
      'PRAGMA foreign_keys=ON',
    ].join(';\n'),
  );
  await conn.dispose();
  return null;
}
