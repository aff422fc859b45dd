import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { buildStore } from '@parley/db/factories/stores';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createJobQueue } from '#background/jobs/jobQueue.ts';
import { createClock } from '#clock.ts';
import { createTestDb } from '#testing/testDb.ts';

const API = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'parley-run-'));
/** Beside dist, from where somebody may be running the API just now. */
const BUILD = '.built-for-test';
const running = new Set<ChildProcess>();

beforeAll(async () => {
  const build = spawn('node', ['build.mjs', BUILD], { cwd: API, stdio: 'inherit' });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error('The API does not build.');
}, 60_000);
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});
afterAll(() => {
  for (const built of [folder, join(API, BUILD)]) rmSync(built, { recursive: true, force: true });
});

/** Starts the built API as people do; `said` resolves with what it says first, on either stream. */
function start(env: NodeJS.ProcessEnv) {
  const child = spawn('node', [`${BUILD}/main.js`], {
    cwd: API,
    env: { ...process.env, API_PORT: '0', STRIPE_PORT: '0', ...env },
  });
  running.add(child);
  const said = Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')]).then(([data]) =>
    String(data).trim(),
  );
  const exited = once(child, 'exit').then(([code]) => Number(code));
  return { child, said, exited };
}

let counter = 0;
const newDatabase = () => `file:${join(folder, `${counter++}.db`)}`;
const PATIENT = { timeout: 40_000, interval: 50 };
const urlIn = (sentence: string) => /http:\S+/.exec(sentence)?.[0] ?? '';

const MAIL = { id: 'mail_1', to: 'a', subject: 'b', text: 'c', html: 'd', sentAt: new Date() };
const PRODUCTION = {
  NODE_ENV: 'production',
  TOKEN_SECRET: 'x'.repeat(32),
  STRIPE_SECRET_KEY: 'sk_live_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

describe('the API does not start and says in one sentence why', () => {
  it.each([
    ['the port is no port', { API_PORT: 'x' }, 'API_PORT is not a port: x'],
    ['there is no directory', { DATABASE_URL: `file:${folder}/none/x.db` }, 'There is no directory'],
    ['the file is no database', { DATABASE_URL: `file:${textFile()}` }, 'is not an SQLite database'],
  ])('when %s', async (_name, env, sentence) => {
    const { said, exited } = start({ DATABASE_URL: newDatabase(), ...env });

    expect(await said).toContain(sentence);
    expect((await said).split('\n')).toHaveLength(1);
    expect(await exited).toBe(1);
  });

  it('when the port is taken', async () => {
    const { other, port } = await takePort();
    const { said, exited } = start({ DATABASE_URL: newDatabase(), API_PORT: port });

    expect(await said).toBe(`Port ${port} is taken. Stop what uses it, or choose another with API_PORT.`);
    expect(await exited).toBe(1);
    other.close();
  });

  it('when another process serves the database', async () => {
    const DATABASE_URL = newDatabase();
    const first = start({ DATABASE_URL });
    await first.said;
    const second = start({ DATABASE_URL });

    expect(await second.said).toContain('Another API already serves the database');
    expect(await second.exited).toBe(1);
  });
});

describe('a running API', () => {
  it('tells its health and stops cleanly on a signal', async () => {
    const { child, said, exited } = start({ DATABASE_URL: newDatabase() });
    const health = await fetch(`${urlIn(await said)}/health`);
    child.kill('SIGTERM');

    expect(await health.json()).toEqual({ status: 'ok' });
    expect(await exited).toBe(0);
  });

  it('logs what was rejected unheard, and goes on', async () => {
    const { child, said } = start({
      DATABASE_URL: newDatabase(),
      NODE_OPTIONS: onSignal('void Promise.reject(cause)'),
    });
    const url = urlIn(await said);
    const logged = once(child.stderr, 'data');
    child.kill('SIGUSR2');

    expect(String(await logged)).toContain('Thrown where nobody listens');
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });

  it('logs what was thrown where nobody could catch it, and stops as on a signal', async () => {
    const { child, said, exited } = start({ DATABASE_URL: newDatabase(), NODE_OPTIONS: onSignal('throw cause') });
    await said;
    const logged = text(child.stderr);
    child.kill('SIGUSR2');

    expect(await exited).toBe(1);
    expect(await logged).toContain('Thrown where nobody listens');
  });

  it('may be killed and started again at once', async () => {
    const DATABASE_URL = newDatabase();
    const first = start({ DATABASE_URL });
    await first.said;
    first.child.kill('SIGKILL');
    await first.exited;

    expect(await start({ DATABASE_URL }).said).toContain('listens');
  });

  it('goes on with a shop’s products where it was killed in the middle of them, and has each once', async () => {
    const { url: DATABASE_URL, db, remove } = await createTestDb();
    // By name it sells so many: enough for it to be killed in the middle of the file that Shopify puts together.
    const products = 3000;
    const { id: storeId, clientId } = await buildStore(db, { shop: `northwind-${products}` });
    await createJobQueue(createClock()).enqueue(db, { clientId, kind: 'syncStore', subjectId: storeId });
    const syncs = () => db.storeSync.findMany({ where: { storeId } });

    // The API asks the shop, which it plays itself, at its own address.
    const API_PORT = await freePort();

    const first = start({ DATABASE_URL, API_PORT });
    await first.said;
    await expect.poll(async () => (await syncs())[0]?.seen ?? 0, PATIENT).toBeGreaterThanOrEqual(100);
    first.child.kill('SIGKILL');
    await first.exited;
    const [interrupted] = await syncs();
    const second = start({ DATABASE_URL, API_PORT });
    // Nobody renews the job's lease any more.
    await fetch(`${urlIn(await second.said)}/console/clock`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advance: 61_000 }),
    });

    expect(interrupted).toMatchObject({ state: 'Running' });
    expect(interrupted?.seen).toBeLessThan(products);
    await expect
      .poll(syncs, PATIENT)
      .toMatchObject([{ id: interrupted?.id, state: 'Done', seen: products, created: products, updated: 0 }]);
    const stored = await db.product.groupBy({ by: ['externalId'], where: { storeId }, _count: true });
    expect(stored).toHaveLength(products);
    expect(stored.every(({ _count: times }) => times === 1)).toBe(true);
    expect(await db.storeIntegration.findUniqueOrThrow({ where: { id: storeId } })).toMatchObject({
      state: 'Connected',
      productsCount: products,
    });
    second.child.kill('SIGKILL');
    await second.exited;
    await remove();
  });

  it('has no console, no Google and no GraphiQL in production', async () => {
    const { said } = start({ DATABASE_URL: newDatabase(), ...PRODUCTION });
    const url = urlIn(await said);

    for (const path of ['/', '/console', '/console/state', '/stand-ins/google/oauth2/v3/certs']) {
      expect((await fetch(url + path)).status).toBe(404);
    }
  });
});

it('warns at its start in production that mail goes nowhere', async () => {
  const { child } = start({ DATABASE_URL: newDatabase(), ...PRODUCTION });

  const [warning] = await once(child.stderr, 'data');

  expect(String(warning)).toBe('SMTP_URL is not set: invitations, password resets and all other mail reach nobody.\n');
});

it('forgets what mails say when production begins on a database of development', async () => {
  const { url, db, remove } = await createTestDb();
  await db.mail.create({ data: { ...MAIL, text: '/reset-password?token=secret' } });

  await start({ DATABASE_URL: url, ...PRODUCTION }).said;

  expect(await db.mail.findMany()).toMatchObject([{ to: MAIL.to, text: '', html: '' }]);
  await remove();
});

it('every test starts from an empty database of its own', async () => {
  const [one, two] = [await createTestDb(), await createTestDb()];
  await one.db.mail.create({ data: MAIL });

  expect(await two.db.mail.count()).toBe(0);
  await Promise.all([one.remove(), two.remove()]);
});

async function takePort() {
  const other = createServer().listen(0);
  await once(other, 'listening');
  const address = other.address();
  return { other, port: String(typeof address === 'object' ? address?.port : '') };
}

async function freePort(): Promise<string> {
  const { other, port } = await takePort();
  other.close();
  await once(other, 'close');
  return port;
}

/** Node's option to run `code` in the API's process on SIGUSR2. */
function onSignal(code: string): string {
  const file = join(folder, `${counter++}.cjs`);
  writeFileSync(
    file,
    `process.on('SIGUSR2', () => { const cause = new Error('Thrown where nobody listens'); ${code}; });`,
  );
  return `--require=${file}`;
}

function textFile(): string {
  const file = join(folder, 'text.db');
  writeFileSync(file, 'This is a letter, not a database.');
  return file;
}
