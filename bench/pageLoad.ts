import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** What one cold load cost. Times are milliseconds since the navigation began, bytes as they came over the wire. */
export type PageLoad = {
  firstPaint: number;
  largestPaint: number;
  /** Everything asked for up to the largest paint, and up to the end; without CORS preflights, which are counted apart. */
  requests: number;
  requestsInAll: number;
  preflights: number;
  bytes: number;
  bytesInAll: number;
  scriptBytes: number;
  longTasks: readonly number[];
};

type Visit = {
  url: string;
  cookies?: readonly { name: string; value: string }[];
  /** Throws when the page does not show what it should. */
  check: (page: Page) => Promise<void>;
};

/** A middling phone on a middling network: performance.md's conditions. */
const SLOW_DOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** No request under way for this long: the page is done. */
const QUIET_MS = 700;
/** Plain JavaScript: what tsx makes of a function would not run in a page. */
const OBSERVER = join(import.meta.dirname, 'observePaints.js');

/** Loads a page in a browser context of its own, so that nothing is cached. */
export async function loadCold(browser: Browser, { url, cookies = [], check }: Visit): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url, sameSite: 'Strict' })));
    const page = await context.newPage();
    await page.addInitScript({ path: OBSERVER });
    const session = await context.newCDPSession(page);
    const traffic = await recordTraffic(session);
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    const response = await page.goto(url, { waitUntil: 'load' });
    if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status()}.`);
    await check(page);
    await traffic.quiet(page);
    // Reported a while after it happened, when the machine is busy.
    await page.waitForFunction(() => window.benchPaints.first > 0 && window.benchPaints.largest > 0);
    const paints = await page.evaluate(() => window.benchPaints);
    return {
      firstPaint: paints.first,
      largestPaint: paints.largest,
      longTasks: paints.longTasks,
      ...traffic.summary(paints.largest),
    };
  } finally {
    await context.close();
  }
}

type Paints = { first: number; largest: number; longTasks: number[] };

declare global {
  interface Window {
    benchPaints: Paints;
  }
}

type Request = { url: string; type: string; at: number; bytes: number; isPreflight: boolean };

/** Listens to everything that goes over the wire for a page. */
async function recordTraffic(session: CDPSession) {
  const requests = new Map<string, Request>();
  const pending = new Set<string>();
  let lastChange = Date.now();
  const settle = (id: string) => {
    pending.delete(id);
    lastChange = Date.now();
  };

  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp }) => {
    // The tab's icon is asked for by the browser, of every page.
    if (/^data:|\/favicon\.\w+$/.test(request.url)) return;
    requests.set(requestId, {
      url: request.url,
      type,
      at: timestamp * 1000,
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
      while (pending.size > 0 || Date.now() - lastChange < QUIET_MS) await page.waitForTimeout(50);
    },
    /** `until` is a time on the page's own clock, which begins with the document's request. */
    summary: (until: number) => {
      const all = [...requests.values()];
      const start = all.find(({ type }) => type === 'Document')?.at ?? 0;
      const asked = all.filter(({ isPreflight }) => !isPreflight);
      const early = asked.filter(({ at }) => at - start <= until);
      return {
        requests: early.length,
        requestsInAll: asked.length,
        preflights: all.length - asked.length,
        bytes: sum(early),
        bytesInAll: sum(asked),
        scriptBytes: sum(asked.filter(({ type }) => type === 'Script')),
      };
    },
  };
}

function sum(requests: readonly Request[]): number {
  return requests.reduce((total, { bytes }) => total + bytes, 0);
}
