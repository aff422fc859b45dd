import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './listening.ts';
import { chatConfig, chatFrameAncestors, webConfig } from '../scripts/runtimeConfig.mjs';
import { serveApp } from '../scripts/staticServer.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Holds one file: the seed, under the name by which an API finds it beside its database `parley.db`. */
export const SEED_FOLDER = join(tmpdir(), `parley-e2e-seed-${process.env.TEST_RUN_ID ?? process.getuid?.() ?? 0}`);

/** One whole running Parley: its own API process, database, clock and faults. */
export type Stack = {
  apiUrl: string;
  webUrl: string;
  chatUrl: string;
  /** Where Stripe is played. */
  stripeUrl: string;
  /** Starts the API again after `stopApi`, on the same port and database; nothing when it runs. */
  startApi: () => Promise<void>;
  /** Ends the API: SIGTERM lets it say goodbye, SIGKILL does not. */
  stopApi: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  close: () => Promise<void>;
};

/** Starts a Parley of its own on free ports. `env` overrides the configuration, `apiUrl` points the apps elsewhere. */
export async function startStack({
  env = {},
  apiUrl: otherApi,
}: { env?: Record<string, string>; apiUrl?: string } = {}) {
  const [apiPort, webPort, chatPort, stripePort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const folder = await mkdtemp(join(tmpdir(), 'parley-e2e-'));
  await bringSeed(folder);
  const settings = {
    SECURE: 'false',
    ALLOWED_PRIVATE_HOSTS: `localhost:${apiPort}`,
    API_PORT: String(apiPort),
    STRIPE_PORT: String(stripePort),
    WEB_PORT: String(webPort),
    CHAT_PORT: String(chatPort),
    DATABASE_URL: `file:${join(folder, 'parley.db')}`,
    ...(otherApi && { API_URL: otherApi }),
    ...env,
  };
  const servers = await Promise.all([
    serveApp({ directory: join(root, 'apps/web/dist'), config: webConfig(settings), port: webPort }),
    serveApp({
      directory: join(root, 'apps/chat/dist'),
      config: chatConfig(settings),
      port: chatPort,
      frameAncestors: chatFrameAncestors(settings),
    }),
  ]);

  const apiUrl = `http://localhost:${apiPort}`;
  let api: ChildProcess | null = null;
  const isRunning = (child: ChildProcess | null): child is ChildProcess =>
    child !== null && child.exitCode === null && child.signalCode === null;
  const startApi = async () => {
    if (isRunning(api)) return;
    api = spawn('node', ['apps/mock-api/dist/main.js'], {
      cwd: root,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await untilHealthy(`${apiUrl}/health`, api);
  };
  const stopApi = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    if (!isRunning(api)) return;
    const ended = once(api, 'close');
    api.kill(signal);
    await ended;
  };
  if (!otherApi) await startApi();

  const stack: Stack = {
    apiUrl: otherApi ?? apiUrl,
    webUrl: `http://localhost:${webPort}`,
    chatUrl: `http://localhost:${chatPort}`,
    stripeUrl: `http://localhost:${stripePort}`,
    startApi,
    stopApi,
    close: async () => {
      await stopApi();
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
  return stack;
}

/** Fills the database, and spares the API from seeding by itself when it is first reset: that takes as long as ten stories begin. */
async function bringSeed(folder: string) {
  for (const seed of await readdir(SEED_FOLDER)) {
    await copyFile(join(SEED_FOLDER, seed), join(folder, 'parley.db'));
    await copyFile(join(SEED_FOLDER, seed), join(folder, seed));
  }
}

async function untilHealthy(url: string, api: ChildProcess) {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    if (api.exitCode !== null) throw new Error('The API ended while starting.');
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing answered at ${url}.`);
}
