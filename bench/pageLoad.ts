import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** What one cold load cost until the page was quiet. Times are milliseconds since the navigation began, bytes as they came over the wire. */
export type PageLoad = {
  firstPaint: number;
  largestPaint: number;
  /** Without CORS preflights, which are counted apart. */
  requests: number;
  preflights: number;
  bytes: number;
  /** The page itself, its scripts and its styles. */
  startBytes: number;

  longTasks: readonly number[];
};

export type Visit = {
  url: string;
  cookies?: readonly { name: string; value: string }[];
  /** Throws when the page does not show what it should. */
  check: (page: Page) => Promise<void>;
};

/** A middling phone on a middling network: performance.md's conditions. */
const SLOW_DOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** No request under way and no long task for this long: the page is quiet. */
const QUIET_MS = 2000;
/** Plain JavaScript: what tsx makes of a function would not run in a page. */
const OBSERVER = join(import.meta.dirname, 'observePaints.js');
const PRESSER = join(import.meta.dirname, 'pressConversation.js');

/** Loads a page that nothing of is cached, until it is quiet. */
export function loadCold(browser: Browser, visit: Visit): Promise<PageLoad> {
  return inSlowPage(browser, visit, async (page, session) => {
    await page.addInitScript({ path: OBSERVER });
    const traffic = await recordTraffic(session);
    await open(page, visit);
    await traffic.quiet(page);
    // Reported a while after it happened, when the machine is busy.
    await page.waitForFunction(() => window.benchPaints.first > 0 && window.benchPaints.largest > 0);
    const paints = await page.evaluate(() => window.benchPaints);
    return {
      firstPaint: paints.first,
      largestPaint: paints.largest,
      longTasks: paints.longTasks,
      ...traffic.summary(),
    };
  });
}

/** Milliseconds from the navigation until a press on the first conversation has painted its thread, nothing being cached. */
export function timeUntilUsable(browser: Browser, visit: Visit): Promise<number> {
  return inSlowPage(browser, visit, async (page) => {
    await page.addInitScript({ path: PRESSER });
    await open(page, visit);
    await page.waitForFunction(() => window.benchUsable > 0, undefined, { timeout: 60_000 });
    return page.evaluate(() => window.benchUsable);
  });
}

/** How many CORS preflights a later load of the same page in the same browser needs. */
export function preflightsAgain(browser: Browser, visit: Visit): Promise<number> {
  return inSlowPage(browser, visit, async (page, session) => {
    await page.addInitScript({ path: OBSERVER });
    const traffic = await recordTraffic(session);
    // Twice: what follows the first load by some seconds is asked for by then, too.
    for (const _ of [1, 2]) {
      await open(page, visit);
      await traffic.quiet(page);
    }
    const before = traffic.summary().preflights;
    await open(page, visit);
    await traffic.quiet(page);
    return traffic.summary().preflights - before;
  });
}

/** Works in a page of a new browser context, on a slow processor and a slow network. */
export async function inSlowPage<T>(
  browser: Browser,
  { url, cookies = [] }: Visit,
  work: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url, sameSite: 'Strict' })));
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    return await work(page, session);
  } finally {
    await context.close();
  }
}

async function open(page: Page, { url, check }: Visit) {
  const response = await page.goto(url, { waitUntil: 'load' });
  if (response?.status() !== 200 && response?.status() !== 304)
    throw new Error(`${url} answered ${response?.status()}.`);
  await check(page);
}

type Paints = { first: number; largest: number; longTasks: number[]; lastTaskEnd: number };

declare global {
  interface Window {
    benchPaints: Paints;
    /** When the first conversation's thread was painted; 0 until then. */
    benchUsable: number;
  }
}

type Request = { type: string; bytes: number; isPreflight: boolean };

/** Listens to everything that goes over the wire for a page. */
export async function recordTraffic(session: CDPSession) {
  const requests = new Map<string, Request>();
  const pending = new Set<string>();
  let lastChange = Date.now();
  const settle = (id: string) => {
    pending.delete(id);
    lastChange = Date.now();
  };

  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    // The tab's icon is asked for by the browser, of every page.
    if (/^data:|\/favicon\.\w+$/.test(request.url)) return;
    requests.set(requestId, {
      type,
      bytes: 0,
      isPreflight: type === 'Preflight' || request.method === 'OPTIONS',
    });
    if (type !== 'WebSocket') pending.add(requestId);
    lastChange = Date.now();
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
    settle(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => settle(requestId));
  await session.send('Network.enable');

  return {
    quiet: async (page: Page) => {
      const sinceTask = () => page.evaluate(() => performance.now() - window.benchPaints.lastTaskEnd);
      while (pending.size > 0 || Date.now() - lastChange < QUIET_MS || (await sinceTask()) < QUIET_MS) {
        await page.waitForTimeout(50);
      }
    },
    summary: () => {
      const all = [...requests.values()];
      const asked = all.filter(({ isPreflight }) => !isPreflight);
      const bytesOf = (...types: string[]) => sum(asked.filter(({ type }) => types.includes(type)));
      return {
        requests: asked.length,
        preflights: all.length - asked.length,
        bytes: sum(asked),
        startBytes: bytesOf('Document', 'Script', 'Stylesheet'),
      };
    },
  };
}

function sum(requests: readonly Request[]): number {
  return requests.reduce((total, { bytes }) => total + bytes, 0);
}
