import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, expect as expectSoon, type Browser, type Page } from '@playwright/test';
import { DEMO_LOGINS, DEMO_PASSWORD } from '@parley/db/demoLogins';
import { prepareSeeded } from '@parley/db/pristine';
import type { GuidedFlow } from '@parley/guided-flow/flow';
import { validateFlow, type FlowContext } from '@parley/guided-flow/validateFlow';
import { findBrowser } from '../scripts/browser.mjs';
import { webConfig } from '../scripts/runtimeConfig.mjs';
import { serveApp } from '../scripts/staticServer.mjs';
import { buildFloor } from './buildFloor.ts';
import type { Figures } from './figures.ts';
import { flowOf } from './flowVolume.ts';
import { freePorts } from './freePorts.ts';
import { interleave, median, medianRatio, timed, timedCpu } from './interleave.ts';
import { loadCold } from './pageLoad.ts';
import { startServer } from './serverProcess.ts';
import { signIn } from './signIn.ts';
import { threadTime } from './threadTime.ts';
import { inFolder } from './workspace.ts';

const ROUNDS = Number(process.env.BENCH_FLOWS_ROUNDS ?? 9);
const SIZES = [1000, 2000];
const SAVES = 10;
/** Moves of the mouse in one drag. */
const MOVES = 60;
const API = resolve(import.meta.dirname, '../apps/mock-api/dist/main.js');
const WEB = resolve(import.meta.dirname, '../apps/web/dist');
const expect = expectSoon.configure({ timeout: 60_000 });

/** The flow editor beside React Flow alone, the rules beside a walk of the graph, a save beside a mutation that only writes. */
export const bench = (figures: Figures) =>
  inFolder(async (folder) => {
    await compareRules(figures);
    const file = join(folder, 'api.db');
    copyFileSync(await prepareSeeded(`file:${file}`, { now: new Date() }), file);
    const [apiPort = 0, webPort = 0, floorPort = 0] = await freePorts(3);
    const [web, floor] = [webPort, floorPort].map((port) => `http://localhost:${port}`);
    if (!web || !floor) throw new Error('There are no ports.');
    const env = {
      SECURE: 'false',
      DATABASE_URL: `file:${file}`,
      API_PORT: String(apiPort),
      STRIPE_PORT: '0',
      WEB_URL: web,
      ALLOWED_ORIGINS: web,
    };
    const api = await startServer([API], env);
    const plain = await startServer(['--import', 'tsx', resolve(import.meta.dirname, 'servers/yogaWrite.ts')], {
      DATABASE_FILE: join(folder, 'plain.db'),
    });
    const config = webConfig(env);
    const servers = await Promise.all([
      serveApp({ directory: WEB, config, port: webPort }),
      serveApp({ directory: await buildFloor('flow-canvas', folder), config, port: floorPort }),
    ]);
    const browser = await chromium.launch({
      executablePath: (await findBrowser()) ?? undefined,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    try {
      const token = await signIn(api.origin, DEMO_LOGINS[0].email, DEMO_PASSWORD);
      await compareSaves(figures, { api: api.origin, plain: plain.origin, token });
      const place = { web, floor, api: api.origin, token };
      await compareLoads(figures, browser, place);
      await compareDrags(figures, browser, place);
    } finally {
      await browser.close();
      for (const server of servers) server.close();
      await plain.stop();
      await api.stop();
    }
  });

const CONTEXT: FlowContext = {
  otherNames: [],
  forms: new Map(),
  teams: new Map(),
  people: new Map(),
  calendly: { isConnected: false, activeEventTypes: new Set() },
};

async function compareRules(figures: Figures) {
  const flow = flowOf(2000);
  const often = (work: () => unknown) =>
    timedCpu(() => {
      for (let time = 0; time < 20; time += 1) work();
    });
  const rounds = await interleave(
    { rules: () => often(() => validateFlow(flow, CONTEXT)), walk: () => often(() => walk(flow)) },
    ROUNDS,
  );
  figures.add({
    name: 'flows.rules-vs-walk',
    value: medianRatio(rounds, 'rules', 'walk'),
    unit: 'x-walk',
    limit: { atMost: 3 },
  });
}

/** Comes by each step once, over connections, and reads what it says. */
function walk({ graph }: GuidedFlow): number {
  const targets = new Map<string, string[]>();
  for (const { source, target } of graph.edges) {
    const known = targets.get(source);
    if (known) known.push(target);
    else targets.set(source, [target]);
  }
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const seen = new Set<string>();
  const waiting = ['starting'];
  let read = 0;
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    for (const value of Object.values<unknown>(nodes.get(id)?.data ?? {}))
      if (typeof value === 'string') read += value.trim().length;
    waiting.push(...(targets.get(id) ?? []));
  }
  return read;
}

type Saving = { api: string; plain: string; token: string };

async function compareSaves(figures: Figures, { api, plain, token }: Saving) {
  const content = flowOf(1000);
  const { id } = await importFlow(api, token, content);
  let revision = 1;
  const ours = async () => {
    const query =
      'mutation ($input: UpdateGuidedFlowInput!) { updateGuidedFlow(input: $input) { draft { content revision } } }';
    // Another text each time: nothing is saved that is saved already.
    const input = { guidedFlowId: id, revision, content: { ...content, name: `Saved ${revision}` } };
    const { updateGuidedFlow } = await ask(api, { query, variables: { input } }, token);
    ({ revision } = updateGuidedFlow.draft);
  };
  const bare = async () => {
    const query = 'mutation ($id: ID!, $content: Json!) { save(id: $id, content: $content) }';
    await ask(plain, { query, variables: { id, content: { ...content, name: `Saved ${performance.now()}` } } });
  };
  const times = async (save: () => Promise<void>) =>
    timed(async () => {
      for (let time = 0; time < SAVES; time += 1) await save();
    });
  const rounds = await interleave({ ours: () => times(ours), plain: () => times(bare) }, ROUNDS);
  figures.add({
    name: 'flows.save-vs-plain',
    value: medianRatio(rounds, 'ours', 'plain'),
    unit: 'x-plain-yoga',
    limit: { atMost: 2 },
  });
  for (const name of ['ours', 'plain'])
    figures.add({ name: `flows.save.${name}`, value: median(rounds, name) / SAVES, unit: 'ms', limit: null });
}

async function ask(origin: string, body: object, token = '') {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!answer.data || answer.errors) throw new Error(`It was refused: ${JSON.stringify(answer).slice(0, 500)}`);
  return answer.data;
}

async function importFlow(api: string, token: string, content: GuidedFlow): Promise<{ id: string }> {
  const query = 'mutation ($content: GuidedFlowContent!) { importGuidedFlow(content: $content) { id } }';
  return (await ask(api, { query, variables: { content } }, token)).importGuidedFlow;
}

type Place = { web: string; floor: string; api: string; token: string };

async function compareLoads(figures: Figures, browser: Browser, { web, floor, api, token }: Place) {
  const { id } = await importFlow(api, token, flowOf(12));
  const check = (page: Page) => expect(page.locator('.flow-step').nth(5)).toBeVisible();
  const cookies = [{ name: 'accessToken', value: token }];
  const visits = {
    ours: { url: `${web}/dashboard/guided-flows/${id}`, cookies, check },
    bare: { url: `${floor}/?nodes=12`, check },
  };
  const largest = async (visit: (typeof visits)['ours' | 'bare']) => (await loadCold(browser, visit)).largestPaint;
  const rounds = await interleave({ ours: () => largest(visits.ours), bare: () => largest(visits.bare) }, ROUNDS);
  figures.add({
    name: 'flows.largest-paint-vs-bare',
    value: medianRatio(rounds, 'ours', 'bare'),
    unit: 'x-React-Flow',
    limit: { atMost: 1.5 },
  });
  for (const name of ['ours', 'bare'])
    figures.add({ name: `flows.largest-paint.${name}`, value: median(rounds, name), unit: 'ms', limit: null });
}

async function compareDrags(figures: Figures, browser: Browser, { web, floor, api, token }: Place) {
  const pages: Record<string, Page> = {};
  for (const size of SIZES) {
    const { id } = await importFlow(api, token, flowOf(size));
    const ours = await open(browser, `${web}/dashboard/guided-flows/${id}`, { token });
    const box = await ours.locator('.react-flow').boundingBox();
    if (!box) throw new Error('There is no canvas.');
    pages[`ours-${size}`] = ours;
    const viewport = { width: Math.round(box.width), height: Math.round(box.height) };
    pages[`bare-${size}`] = await open(browser, `${floor}/?nodes=${size}`, { viewport });
  }
  const rounds = await interleave(
    Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, () => millisecondsAMove(page)])),
    ROUNDS,
  );
  for (const size of SIZES) {
    figures.add({
      name: `flows.drag-${size}-vs-bare`,
      value: medianRatio(rounds, `ours-${size}`, `bare-${size}`),
      unit: 'x-React-Flow',
      limit: { atMost: 1.05 },
    });
  }
  figures.add({
    name: 'flows.drag-2000-vs-1000',
    value: medianRatio(rounds, 'ours-2000', 'ours-1000'),
    unit: 'x-1000',
    // As flat as React Flow itself is.
    limit: { atMost: 1.1 * medianRatio(rounds, 'bare-2000', 'bare-1000') },
  });
  for (const name of Object.keys(pages))
    figures.add({ name: `flows.drag.${name}`, value: median(rounds, name), unit: 'ms-a-move', limit: null });
}

type Open = { token?: string; viewport?: { width: number; height: number } };

async function open(browser: Browser, url: string, { token, viewport = { width: 1440, height: 900 } }: Open) {
  const context = await browser.newContext({ viewport });
  if (token) await context.addCookies([{ name: 'accessToken', value: token, url }]);
  const page = await context.newPage();
  await page.goto(url);
  await expect(page.locator('.react-flow__node').nth(20)).toBeVisible();
  return page;
}

/** The id of the step that is drawn nearest to the middle of the canvas: which one that is depends on their number. */
async function stepInTheMiddle(page: Page): Promise<string> {
  // No function has a name in here: what tsx makes of one does not run in a page.
  const boxes = await page
    .locator('.react-flow__node[data-id^="n"]')
    .evaluateAll((steps) =>
      steps.map((step) => ({ id: step.getAttribute('data-id') ?? '', ...step.getBoundingClientRect().toJSON() })),
    );
  const canvas = await page.locator('.react-flow').boundingBox();
  if (!canvas) throw new Error('The canvas is not in sight.');
  const at = middleOf(canvas);
  const [nearest] = boxes
    .map((box) => ({ id: String(box.id), place: middleOf(box) }))
    .map(({ id, place }) => ({ id, distance: Math.hypot(place.x - at.x, place.y - at.y) }))
    .toSorted((one, other) => one.distance - other.distance);
  return nearest?.id ?? '';
}

const middleOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** Drags a step about and back to where it was. */
async function millisecondsAMove(page: Page): Promise<number> {
  await page.bringToFront();
  const step = page.locator(`.react-flow__node[data-id="${await stepInTheMiddle(page)}"]`);
  const box = await step.boundingBox();
  if (!box) throw new Error('The step is not in sight.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const spent = await threadTime(page, async () => {
    for (let move = 1; move <= MOVES; move += 1)
      await page.mouse.move(x + 120 * Math.sin(move / 8), y + 90 * Math.sin(move / 5));
  });
  const moved = await step.boundingBox();
  if (!moved || (Math.abs(moved.x - box.x) < 1 && Math.abs(moved.y - box.y) < 1))
    throw new Error('Nothing was dragged.');
  await page.mouse.move(x, y);
  await page.mouse.up();
  return spent / MOVES;
}
