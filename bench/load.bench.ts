import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, expect as expectSoon, type Page } from '@playwright/test';
import { DEMO_LOGINS, DEMO_PASSWORD } from '@parley/db/demoLogins';
import { prepareSeeded } from '@parley/db/pristine';
import { findBrowser } from '../scripts/browser.mjs';
import { webConfig } from '../scripts/runtimeConfig.mjs';
import { serveApp } from '../scripts/staticServer.mjs';
import { buildFloor } from './buildFloor.ts';
import type { Figures } from './figures.ts';
import { freePorts } from './freePorts.ts';
import { interleave, median, medianRatio, type Round } from './interleave.ts';
import { loadCold, type PageLoad } from './pageLoad.ts';
import { startServer } from './serverProcess.ts';
import { signIn } from './signIn.ts';
import { inFolder } from './workspace.ts';

const ROUNDS = Number(process.env.BENCH_LOAD_ROUNDS ?? 9);
const ROWS = 25;
/** Slowed down four times, on a machine that may be busy. */
const expect = expectSoon.configure({ timeout: 30_000 });
const API = resolve(import.meta.dirname, '../apps/mock-api/dist/main.js');
const WEB = resolve(import.meta.dirname, '../apps/web/dist');

/** Cold loads of the sign-in page and the inbox, beside the barest pages that show the same. Brotli, see pageLoad.ts. */
export const bench = (figures: Figures) =>
  inFolder(async (folder) => {
    const file = join(folder, 'api.db');
    copyFileSync(await prepareSeeded(`file:${file}`, { now: new Date() }), file);
    const floors = ['login-static', 'login-react', 'inbox-relay'];
    const [apiPort = 0, ...ports] = await freePorts(floors.length + 2);
    const origins = ports.map((port) => `http://localhost:${port}`);
    const [web = '', loginStatic = '', loginReact = '', inboxRelay = ''] = origins;
    const env = {
      SECURE: 'false',
      DATABASE_URL: `file:${file}`,
      API_PORT: String(apiPort),
      STRIPE_PORT: '0',
      WEB_URL: web,
      ALLOWED_ORIGINS: origins.slice(1).join(),
    };
    const config = webConfig(env);
    const api = await startServer([API], env);
    const directories = [WEB];
    for (const name of floors) directories.push(await buildFloor(name, folder));
    const servers = await Promise.all(
      directories.map((directory, index) => serveApp({ directory, config, port: ports[index] ?? 0 })),
    );
    const browser = await chromium.launch({
      executablePath: (await findBrowser()) ?? undefined,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    try {
      const cookies = [{ name: 'accessToken', value: await signIn(api.origin, DEMO_LOGINS[0].email, DEMO_PASSWORD) }];
      const visit = (url: string, check: (page: Page) => Promise<void>) => () =>
        loadCold(browser, { url, cookies: check === showsRows ? cookies : [], check });
      await compareLogin(figures, {
        ours: visit(`${web}/login`, showsForm),
        static: visit(`${loginStatic}/login`, showsForm),
        react: visit(`${loginReact}/login`, showsForm),
      });
      await compareInbox(figures, {
        ours: visit(`${web}/dashboard/inbox`, showsRows),
        relay: visit(`${inboxRelay}/dashboard/inbox`, showsRows),
      });
    } finally {
      await browser.close();
      for (const server of servers) server.close();
      await api.stop();
    }
  });

type Visits = Readonly<Record<string, () => Promise<PageLoad>>>;

async function compareLogin(figures: Figures, visits: Visits) {
  const { of, ratio } = await takeTurns(visits);
  figures.add({
    name: 'load.login.fcp-vs-static',
    ...ratio('firstPaint', 'ours', 'static'),
    limit: { atMost: 1.25 },
  });
  figures.add({
    name: 'load.login.scripts-vs-react',
    ...ratio('scriptBytes', 'ours', 'react'),
    limit: { atMost: 1.2 },
  });
  figures.add({ name: 'load.login.fcp-vs-react', ...ratio('firstPaint', 'ours', 'react'), limit: null });
  for (const name of Object.keys(visits)) {
    figures.add({ name: `load.login.${name}.fcp`, ...of('firstPaint', name), limit: null });
    figures.add({ name: `load.login.${name}.scripts`, ...of('scriptBytes', name), limit: null });
    figures.add({ name: `load.login.${name}.bytes`, ...of('bytesInAll', name), limit: null });
    figures.add({ name: `load.login.${name}.requests`, ...of('requestsInAll', name), limit: null });
  }
}

async function compareInbox(figures: Figures, visits: Visits) {
  const { of, ratio } = await takeTurns(visits);
  figures.add({ name: 'load.inbox.lcp-vs-relay', ...ratio('largestPaint', 'ours', 'relay'), limit: { atMost: 1.2 } });
  figures.add({ name: 'load.inbox.bytes-vs-relay', ...ratio('bytes', 'ours', 'relay'), limit: { atMost: 1.2 } });
  figures.add({ name: 'load.inbox.requests', ...of('requests', 'ours'), limit: { atMost: 8 } });
  // Read as each of them; the sum stands beneath.
  figures.add({ name: 'load.inbox.longest-task', ...of('longestTask', 'ours'), limit: { atMost: 150 } });
  for (const name of Object.keys(visits)) {
    figures.add({ name: `load.inbox.${name}.fcp`, ...of('firstPaint', name), limit: null });
    figures.add({ name: `load.inbox.${name}.lcp`, ...of('largestPaint', name), limit: null });
    figures.add({ name: `load.inbox.${name}.bytes`, ...of('bytes', name), limit: null });
    figures.add({ name: `load.inbox.${name}.bytes-in-all`, ...of('bytesInAll', name), limit: null });
    figures.add({ name: `load.inbox.${name}.scripts`, ...of('scriptBytes', name), limit: null });
    figures.add({ name: `load.inbox.${name}.requests-in-all`, ...of('requestsInAll', name), limit: null });
    figures.add({ name: `load.inbox.${name}.preflights`, ...of('preflights', name), limit: null });
    figures.add({ name: `load.inbox.${name}.longest-task`, ...of('longestTask', name), limit: null });
    figures.add({ name: `load.inbox.${name}.long-tasks`, ...of('longTaskSum', name), limit: null });
  }
}

const UNITS = {
  firstPaint: 'ms',
  largestPaint: 'ms',
  longestTask: 'ms',
  longTaskSum: 'ms',
  bytes: 'kB-brotli',
  bytesInAll: 'kB-brotli',
  scriptBytes: 'kB-brotli',
  requests: 'requests',
  requestsInAll: 'requests',
  preflights: 'requests',
} as const;
type Measure = keyof typeof UNITS;

/** Lets the pages take turns; every measure of a page is a contender's score of its own. */
async function takeTurns(visits: Visits) {
  const loads = new Map<string, PageLoad[]>();
  await interleave(
    Object.fromEntries(
      Object.entries(visits).map(([name, visit]) => [
        name,
        async () => {
          const load = await visit();
          loads.set(name, [...(loads.get(name) ?? []), load]);
          return load.largestPaint;
        },
      ]),
    ),
    ROUNDS,
  );
  /** The rounds that count, as scores of one measure. */
  const roundsOf = (measure: Measure): Round[] =>
    Array.from(
      { length: ROUNDS },
      (_, round) =>
        new Map(
          [...loads].flatMap(([name, all]) => {
            const load = all[round + 1];
            return load ? [[name, scoreOf(load, measure)] as const] : [];
          }),
        ),
    );
  return {
    of: (measure: Measure, name: string) => ({ value: median(roundsOf(measure), name), unit: UNITS[measure] }),
    ratio: (measure: Measure, name: string, other: string) => ({
      value: medianRatio(roundsOf(measure), name, other),
      unit: `x-${other}`,
    }),
  };
}

function scoreOf(load: PageLoad, measure: Measure): number {
  if (measure === 'longestTask') return Math.max(0, ...load.longTasks);
  if (measure === 'longTaskSum') return load.longTasks.reduce((total, duration) => total + duration, 0);
  return UNITS[measure] === 'kB-brotli' ? load[measure] / 1000 : load[measure];
}

async function showsForm(page: Page) {
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeEditable();
  await expect(page.getByLabel('Password', { exact: true })).toBeEditable();
}

async function showsRows(page: Page) {
  await expect(page.locator('[data-conversation]')).toHaveCount(ROWS);
  await expect(page.getByText('Hannah Brandt').first()).toBeVisible();
}
