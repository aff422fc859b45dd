import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Database from 'libsql';
import { chromium, type Browser, type Page } from '@playwright/test';
import { DEMO_LOGINS, DEMO_PASSWORD } from '@parley/db/demoLogins';
import { prepareSeeded } from '@parley/db/pristine';
import { seedVolume, VOLUME_CLIENT, VOLUME_LOGIN } from '@parley/db/volume';
import { findBrowser } from '../scripts/browser.mjs';
import { webConfig } from '../scripts/runtimeConfig.mjs';
import { serveApp } from '../scripts/staticServer.mjs';
import { allConversations, type Conversations } from './allConversations.ts';
import { freePorts } from './freePorts.ts';
import { startServer } from './serverProcess.ts';
import { signIn } from './signIn.ts';
import { inFolder } from './workspace.ts';

export const CONVERSATIONS = 10_000;
const API = resolve(import.meta.dirname, '../apps/mock-api/dist/main.js');
const WEB = resolve(import.meta.dirname, '../apps/web/dist');
/** Frames come as fast as they are made: what they cost shows, instead of the screen's 16.7 ms. */
const FREE_FRAMES = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

export type Stage = {
  browser: Browser;
  web: string;
  api: string;
  /** Of somebody of the company with many conversations, and of another company. */
  tokens: { volume: string; demo: string };
  conversations: Conversations;
};

/** The built API and dashboard, over a company with 10,000 conversations, and a browser whose frames are not held back. */
export const withStage = (work: (stage: Stage) => Promise<void>) =>
  inFolder(async (folder) => {
    const file = join(folder, 'api.db');
    copyFileSync(await prepareSeeded(`file:${file}`, { now: new Date() }), file);
    await seedVolume(`file:${file}`, { conversations: CONVERSATIONS, messages: CONVERSATIONS * 2 });
    openAll(file);
    const [apiPort = 0, webPort = 0] = await freePorts(2);
    const web = `http://localhost:${webPort}`;
    const env = {
      SECURE: 'false',
      DATABASE_URL: `file:${file}`,
      API_PORT: String(apiPort),
      STRIPE_PORT: '0',
      WEB_URL: web,
    };
    const server = await serveApp({ directory: WEB, config: webConfig(env), port: webPort });
    const { origin: api, stop } = await startServer([API], env);
    const browser = await chromium.launch({
      executablePath: (await findBrowser()) ?? undefined,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...FREE_FRAMES],
    });
    try {
      const tokens = {
        volume: await signIn(api, VOLUME_LOGIN.email, DEMO_PASSWORD),
        demo: await signIn(api, DEMO_LOGINS[0].email, DEMO_PASSWORD),
      };
      await work({ browser, web, api, tokens, conversations: await allConversations(api, tokens.volume) });
    } finally {
      await browser.close();
      server.close();
      await stop();
    }
  });

/** The inbox begins with what is open: all of it. */
function openAll(file: string): void {
  const database = new Database(file);
  database.exec(`UPDATE "Conversation" SET "status" = 'Open' WHERE "clientId" = '${VOLUME_CLIENT}'`);
  database.close();
}

/** The dashboard's inbox with all conversations in its list. Nobody scrolls through 400 pages: the first one holds all. */
export async function openInbox(
  { browser, web, api, tokens, conversations }: Stage,
  prepare?: (page: Page) => Promise<unknown>,
) {
  const page = await newPage(browser);
  await page.context().addCookies([{ name: 'accessToken', value: tokens.volume, url: web, sameSite: 'Strict' }]);
  await prepare?.(page);
  // By its hash first, and with its text when the API does not know that.
  await page.route(`${api}/graphql**`, async (route, request) => {
    if (!/operationName=InboxScreenQuery|"operationName":"InboxScreenQuery"/.test(request.url() + request.postData())) {
      return route.fallback();
    }
    const response = await route.fetch();
    const answer: { data?: Record<string, unknown> } = await response.json();
    return route.fulfill({
      response,
      json: answer.data ? { ...answer, data: { ...answer.data, conversations } } : answer,
    });
  });
  await page.goto(`${web}/dashboard/inbox`);
  await page.locator('[data-conversation]').nth(5).waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  return page;
}

/** An empty page of the dashboard's own origin with its styles, for a list by hand. */
export async function openBare({ browser, web }: Stage, styles: readonly string[], script: string): Promise<Page> {
  const page = await newPage(browser);
  // Any address of it that runs no code.
  await page.goto(`${web}/config.js`);
  await page.setContent(bareHtml(styles), { waitUntil: 'load' });
  await page.addScriptTag({ path: join(import.meta.dirname, 'floors', script) });
  return page;
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  return context.newPage();
}

function bareHtml(styles: readonly string[]): string {
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
  return `<!doctype html><html lang="en"><head>${links}</head><body></body></html>`;
}
