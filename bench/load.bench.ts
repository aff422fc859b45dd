import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, expect as expectSoon, type Page } from '@playwright/test';
import { DEMO_LOGINS, DEMO_PASSWORD } from '@parley/db/demoLogins';
import { prepareSeeded } from '@parley/db/pristine';
import { findBrowser } from '../scripts/browser.mjs';
import { webConfig } from '../scripts/runtimeConfig.mjs';
import { serveApp } from '../scripts/staticServer.mjs';
import { buildFloor } from './buildFloor.ts';
import type { Figures } from './figures.ts';
import { freePorts } from './freePorts.ts';
import { interleave, median, medianRatio, type Round } from './interleave.ts';
import { loadCold, preflightsAgain, timeUntilUsable, type PageLoad, type Visit } from './pageLoad.ts';
import { startServer } from './serverProcess.ts';
import { signIn } from './signIn.ts';
import { inFolder } from './workspace.ts';

const ROUNDS = Number(process.env.BENCH_LOAD_ROUNDS ?? 9);
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
      const login = (url: string) => ({ url: `${url}/login`, check: showsForm });
      const inbox = (url: string) => ({ url: `${url}/dashboard/inbox`, cookies, check: showsRows });
      await compareLogin(figures, browser, {
        ours: login(web),
        static: login(loginStatic),
        react: login(loginReact),
      });
      await compareInbox(figures, browser, { ours: inbox(web), relay: inbox(inboxRelay) });
    } finally {
      await browser.close();
      for (const server of servers) server.close();
      await api.stop();
    }
  });

type Visits = Readonly<Record<string, Visit>>;

async function compareLogin(figures: Figures, browser: Browser, visits: Visits) {
  const { of, ratio } = await takeTurns(visits, (visit) => loadCold(browser, visit));
  figures.add({ name: 'load.login.fcp-vs-static', ...ratio('firstPaint', 'ours', 'static'), limit: { atMost: 1.3 } });
  for (const name of Object.keys(visits)) {
    for (const measure of ['firstPaint', 'startBytes', 'bytes', 'requests'] as const) {
      figures.add({ name: `load.login.${name}.${measure}`, ...of(measure, name), limit: null });
    }
  }
}

async function compareInbox(figures: Figures, browser: Browser, visits: Visits) {
  const { of, ratio } = await takeTurns(visits, async (visit) => ({
    ...(await loadCold(browser, visit)),
    usable: await timeUntilUsable(browser, visit),
  }));
  const atMost = (measure: Measure, most: number) =>
    figures.add({
      name: `load.inbox.${measure}-vs-relay`,
      ...ratio(measure, 'ours', 'relay'),
      limit: { atMost: most },
    });
  atMost('usable', 1.5);
  atMost('largestPaint', 1.3);
  atMost('bytes', 2);
  atMost('longTasks', 2);
  figures.add({ name: 'load.inbox.requests', ...of('requests', 'ours'), limit: { atMost: 20 } });
  for (const [name, visit] of Object.entries(visits)) {
    for (const measure of ['usable', 'firstPaint', 'largestPaint', 'bytes', 'requests', 'longTasks'] as const) {
      figures.add({ name: `load.inbox.${name}.${measure}`, ...of(measure, name), limit: null });
    }
    figures.add({ name: `load.inbox.${name}.preflights`, ...of('preflights', name), limit: null });
    // The bare page asks for no caching of its own: only ours is held to it.
    figures.add({
      name: `load.inbox.${name}.preflights-again`,
      value: await preflightsAgain(browser, visit),
      unit: 'requests',
      limit: name === 'ours' ? { atMost: 0 } : null,
    });
  }
}

const UNITS = {
  usable: 'ms',
  firstPaint: 'ms',
  largestPaint: 'ms',
  longTasks: 'ms',
  bytes: 'kB-brotli',
  startBytes: 'kB-brotli',
  requests: 'requests',
  preflights: 'requests',
} as const;
type Measure = keyof typeof UNITS;
type Load = PageLoad & { usable?: number };

/** Lets the pages take turns; every measure of a page is a contender's score of its own. */
async function takeTurns(visits: Visits, load: (visit: Visit) => Promise<Load>) {
  const loads = new Map<string, Load[]>();
  await interleave(
    Object.fromEntries(
      Object.entries(visits).map(([name, visit]) => [
        name,
        async () => {
          const loaded = await load(visit);
          loads.set(name, [...(loads.get(name) ?? []), loaded]);
          return loaded.largestPaint;
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
            const loaded = all[round + 1];
            return loaded ? [[name, scoreOf(loaded, measure)] as const] : [];
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

function scoreOf(load: Load, measure: Measure): number {
  if (measure === 'longTasks') return load.longTasks.reduce((total, duration) => total + duration, 0);
  const score = load[measure] ?? NaN;
  return UNITS[measure] === 'kB-brotli' ? score / 1000 : score;
}

async function showsForm(page: Page) {
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeEditable();
  await expect(page.getByLabel('Password', { exact: true })).toBeEditable();
}

async function showsRows(page: Page) {
  await expect(page.locator('[data-conversation]').nth(5)).toBeVisible();
  await expect(page.getByText('Hannah Brandt').first()).toBeVisible();
}
