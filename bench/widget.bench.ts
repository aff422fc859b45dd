import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { prepareSeeded } from '@parley/db/pristine';
import { findBrowser } from '../scripts/browser.mjs';
import { chatConfig, chatFrameAncestors } from '../scripts/runtimeConfig.mjs';
import { serveApp } from '../scripts/staticServer.mjs';
import type { Figures } from './figures.ts';
import { freePorts } from './freePorts.ts';
import { interleave, median, medianRatio, type Round } from './interleave.ts';
import { inSlowPage, recordTraffic } from './pageLoad.ts';
import { startServer } from './serverProcess.ts';
import { serveSites, type Site } from './widgetSites.ts';
import { inFolder } from './workspace.ts';

const ROUNDS = Number(process.env.BENCH_WIDGET_ROUNDS ?? 5);
const API = resolve(import.meta.dirname, '../apps/mock-api/dist/main.js');
const CHAT = resolve(import.meta.dirname, '../apps/chat/dist');
/** A moment in which nothing more is loaded, in milliseconds. */
const QUIET = 1500;

/**
 * A static page with a widget on it, beside one with a bare button, one whose script draws it, and published widgets where installed
 * (`npm install --prefix bench/peers`): what it costs to the launcher, and to an open chat.
 */
export const bench = (figures: Figures) =>
  inFolder(async (folder) => {
    const file = join(folder, 'api.db');
    copyFileSync(await prepareSeeded(`file:${file}`, { now: new Date() }), file);
    const [apiPort = 0, chatPort = 0, sitesPort = 0] = await freePorts(3);
    const env = {
      SECURE: 'false',
      DATABASE_URL: `file:${file}`,
      API_PORT: String(apiPort),
      CHAT_PORT: String(chatPort),
      STRIPE_PORT: '0',
    };
    const api = await startServer([API], env);
    const chat = await serveApp({
      directory: CHAT,
      config: chatConfig(env),
      port: chatPort,
      frameAncestors: chatFrameAncestors(env),
    });
    const { sites, close } = await serveSites({ port: sitesPort, chatUrl: `http://localhost:${chatPort}` });
    const browser = await chromium.launch({
      executablePath: (await findBrowser()) ?? undefined,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    try {
      await compare(figures, browser, sites);
    } finally {
      await browser.close();
      close();
      chat.close();
      await api.stop();
    }
  });

type Measured = { launcher: number; launcherBytes: number; chat: number; chatBytes: number };
const UNITS = { launcher: 'ms', launcherBytes: 'kB', chat: 'ms', chatBytes: 'kB' } as const;

async function compare(figures: Figures, browser: Browser, sites: readonly Site[]) {
  const all = new Map<string, Measured[]>();
  const contenders = sites.map((site) => [
    site.name,
    async () => {
      const measured = await measure(browser, site);
      all.set(site.name, [...(all.get(site.name) ?? []), measured]);
      return measured.launcher;
    },
  ]);
  await interleave(Object.fromEntries(contenders), ROUNDS);
  const roundsOf = (key: keyof Measured): Round[] =>
    Array.from({ length: ROUNDS }, (_, round) => {
      const scores = [...all].map(([name, measured]) => [name, measured[round + 1]?.[key] ?? NaN] as const);
      return new Map(scores);
    });
  figures.add({
    name: 'widget.launcher-vs-script',
    value: medianRatio(roundsOf('launcher'), 'parley', 'script'),
    unit: 'x-script',
    limit: { atMost: 1.2 },
  });
  for (const { name } of sites.filter(({ isPeer }) => isPeer)) {
    for (const key of ['launcher', 'launcherBytes', 'chat', 'chatBytes'] as const) {
      figures.add({
        name: `widget.${key}-vs-${name}`,
        value: medianRatio(roundsOf(key), 'parley', name),
        unit: `x-${name}`,
        limit: { atMost: 1 },
      });
    }
  }
  for (const site of sites) {
    const keys = site.opens
      ? (['launcher', 'launcherBytes', 'chat', 'chatBytes'] as const)
      : (['launcher', 'launcherBytes'] as const);
    for (const key of keys) {
      const isOurs = site.name === 'parley';
      const limit = isOurs && key === 'chatBytes' ? { atMost: 40 } : null;
      figures.add({
        name: `widget.${site.name}.${key}`,
        value: median(roundsOf(key), site.name),
        unit: UNITS[key],
        limit,
      });
    }
  }
}

/** Times since the navigation began, and since the press; bytes as they came over the wire, the page's own among them. */
function measure(browser: Browser, site: Site): Promise<Measured> {
  return inSlowPage(browser, { url: site.url, check: async () => {} }, async (page, session) => {
    const traffic = await recordTraffic(session);
    await page.addInitScript({ content: watcher(site.launcher) });
    await page.goto(site.url, { waitUntil: 'commit' });
    const launcher = await appeared(page);
    await page.waitForTimeout(QUIET);
    const launcherBytes = kilobytes(traffic.summary());
    if (!site.opens) return { launcher, launcherBytes, chat: NaN, chatBytes: NaN };
    const pressed = await page.evaluate(() => performance.now());
    await page.locator(site.launcher).click();
    await site.opens(page);
    const chat = (await page.evaluate(() => performance.now())) - pressed;
    await page.waitForTimeout(QUIET);
    return { launcher, launcherBytes, chat, chatBytes: kilobytes(traffic.summary()) };
  });
}

const kilobytes = ({ bytes }: { bytes: number }) => bytes / 1000;

/** When the launcher was first painted, as the page itself sees it. */
async function appeared(page: Page): Promise<number> {
  await page.waitForFunction(() => window.benchLauncher > 0, undefined, { timeout: 60_000 });
  return page.evaluate(() => window.benchLauncher);
}

declare global {
  interface Window {
    /** 0 until then. */
    benchLauncher: number;
  }
}

/** Looks in every frame, also into shadow roots. Plain JavaScript: what tsx makes of a function would not run in a page. */
const watcher = (selector: string) => `
  window.benchLauncher = 0;
  const find = (root) => root.querySelector(${JSON.stringify(selector)}) ??
    Array.from(root.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot && find(shadowRoot)).find(Boolean);
  const look = () => {
    const found = find(document);
    if (found && found.getBoundingClientRect().width > 0) window.benchLauncher = performance.now();
    else requestAnimationFrame(look);
  };
  if (window === window.top) look();
`;
