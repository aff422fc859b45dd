import { copyFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { openDb } from '@parley/db';
import { DEMO_PASSWORD } from '@parley/db/demoLogins';
import { prepareSeeded } from '@parley/db/pristine';
import { seedVolume, VOLUME_CLIENT, VOLUME_LOGIN } from '@parley/db/volume';
import Database from 'libsql';
import sirv from 'sirv';
import { rebuildFacts } from '../apps/mock-api/src/analytics/rebuildFacts.ts';
import { createClock } from '../apps/mock-api/src/clock.ts';
import { findBrowser } from '../scripts/browser.mjs';
import { webConfig } from '../scripts/runtimeConfig.mjs';
import { serveApp } from '../scripts/staticServer.mjs';
import type { Figures } from './figures.ts';
import { freePorts } from './freePorts.ts';
import { interleave, median, medianRatio, timed } from './interleave.ts';
import { inSlowPage, type Visit } from './pageLoad.ts';
import { startServer } from './serverProcess.ts';
import { startReplay, type Asked } from './servers/replay.ts';
import { signIn } from './signIn.ts';
import { inFolder } from './workspace.ts';

const CONVERSATIONS = Number(process.env.BENCH_ANALYTICS_CONVERSATIONS ?? 100_000);
const ROUNDS = Number(process.env.BENCH_ANALYTICS_ROUNDS ?? 9);
const REQUESTS = 10;
const API = resolve(import.meta.dirname, '../apps/mock-api/dist/main.js');
const WEB = resolve(import.meta.dirname, '../apps/web/dist');
const CHART = join(import.meta.dirname, 'paintedChart.js');

/**
 * A report on a year of 100,000 conversations: what the screen asks for, beside the same answer from a static file with one bare
 * read of the sums; and until its chart is painted, beside the same page on answers that were kept.
 */
export const bench = (figures: Figures) =>
  inFolder(async (folder) => {
    const file = join(folder, 'api.db');
    copyFileSync(await prepareSeeded(`file:${file}`, { now: new Date() }), file);
    await seedVolume(`file:${file}`, { conversations: CONVERSATIONS, messages: CONVERSATIONS * 2 });
    figures.add({ name: 'analytics.rebuild', value: await rebuild(file), unit: 's', limit: null });
    sortAll(file);
    const [apiPort = 0, webPort = 0, replayPort = 0] = await freePorts(3);
    const [web, replayWeb] = [`http://localhost:${webPort}`, `http://localhost:${replayPort}`];
    const env = {
      SECURE: 'false',
      DATABASE_URL: `file:${file}`,
      API_PORT: String(apiPort),
      STRIPE_PORT: '0',
      WEB_URL: web,
      ALLOWED_ORIGINS: replayWeb,
    };
    const api = await startServer([API], env);
    const replay = await startReplay(api.origin);
    const servers = [
      await serveApp({ directory: WEB, config: webConfig(env), port: webPort }),
      await serveApp({
        directory: WEB,
        config: { ...webConfig(env), ...replayed(env, replay.origin) },
        port: replayPort,
      }),
    ];
    const browser = await chromium.launch({
      executablePath: (await findBrowser()) ?? undefined,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    try {
      const cookies = [{ name: 'accessToken', value: await signIn(api.origin, VOLUME_LOGIN.email, DEMO_PASSWORD) }];
      const report = (origin: string): Visit => ({
        url: `${origin}/dashboard/analytics?period=${daysAgo(364)}..${daysAgo(0)}&unit=month`,
        cookies,
        check: () => Promise.resolve(),
      });
      await compareCharts(figures, browser, { ours: report(web), kept: report(replayWeb) });
      const asked = replay.asked().find(({ path }) => path.includes('operationName=AnalyticsScreenQuery'));
      if (!asked) throw new Error('The screen did not ask for a report.');
      await compareAnswers(figures, { file, folder, origin: api.origin, asked });
    } finally {
      await browser.close();
      for (const server of [...servers, { close: replay.stop }]) server.close();
      await api.stop();
    }
  });

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** The same settings on an API that answers at another origin. */
const replayed = (env: Record<string, string>, origin: string) => {
  const { apiUrl } = webConfig(env);
  return { apiUrl: apiUrl.replace(new URL(apiUrl).origin, origin) };
};

/** Makes all facts and sums from the conversations, as `npm run analytics:rebuild` does. Seconds. */
async function rebuild(file: string): Promise<number> {
  const db = openDb(`file:${file}`);
  const milliseconds = await timed(() => rebuildFacts({ db, clock: createClock() }));
  await db.$disconnect();
  return milliseconds / 1000;
}

/** The company's topics are sorted, as they are but for an hour's news: else the API would read a year of questions meanwhile. */
function sortAll(file: string) {
  const raw = new Database(file);
  raw.exec(`INSERT INTO "TopicQuestion" ("conversationId", "clientId", "sentiment", "askedAt", "readAt")
    SELECT "id", "clientId", 0, "createdAt", strftime('%Y-%m-%dT%H:%M:%S', 'now') || '.000+00:00' FROM "Conversation"
    WHERE "clientId" = '${VOLUME_CLIENT}'`);
  raw.close();
}

async function compareCharts(figures: Figures, browser: Browser, visits: Record<'ours' | 'kept', Visit>) {
  const painted = (visit: Visit) => () =>
    inSlowPage(browser, visit, async (page) => {
      await page.addInitScript({ path: CHART });
      await page.goto(visit.url);
      await page.waitForFunction(() => window.benchChart > 0, undefined, { timeout: 60_000 });
      return page.evaluate(() => window.benchChart);
    });
  const rounds = await interleave({ ours: painted(visits.ours), kept: painted(visits.kept) }, ROUNDS);
  figures.add({
    name: 'analytics.chart-vs-static-data',
    value: medianRatio(rounds, 'ours', 'kept'),
    unit: 'x',
    limit: { atMost: 1.5 },
  });
  for (const name of ['ours', 'kept']) {
    figures.add({ name: `analytics.chart.${name}`, value: median(rounds, name), unit: 'ms', limit: null });
  }
}

type Compared = { file: string; folder: string; origin: string; asked: Asked };

async function compareAnswers(figures: Figures, { file, folder, origin, asked: { path, headers } }: Compared) {
  const get = async (url: string) => (await fetch(url, { headers })).text();
  const ask = () => get(`${origin}${path}`);
  writeFileSync(join(folder, 'report.json'), await ask());
  const server = createServer(sirv(folder));
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port }: Partial<AddressInfo> = Object(server.address());
  const raw = new Database(file, { readonly: true });
  const read = raw.prepare(`SELECT "day", "figure", "count" FROM "DailyFigure"
    WHERE "clientId" = ? AND "dimension" = 'all' AND "value" = '' AND "day" >= date('now', '-1 year')`);
  const bare = async () => {
    read.all([VOLUME_CLIENT]);
    return get(`http://127.0.0.1:${port}/report.json`);
  };
  if ((await ask()) !== (await bare())) throw new Error('Not the same answers.');
  const many = (work: () => Promise<unknown>) => () =>
    timed(async () => {
      for (let n = 0; n < REQUESTS; n += 1) await work();
    });
  const rounds = await interleave({ ours: many(ask), bare: many(bare) }, ROUNDS);
  raw.close();
  server.close();
  const value = medianRatio(rounds, 'ours', 'bare');
  figures.add({ name: 'analytics.report-vs-file-and-sums', value, unit: 'x', limit: { atMost: 2 } });
  for (const name of ['ours', 'bare']) {
    figures.add({ name: `analytics.report.${name}`, value: median(rounds, name) / REQUESTS, unit: 'ms', limit: null });
  }
}

declare global {
  interface Window {
    /** When the first chart was painted; 0 until then. */
    benchChart: number;
  }
}
