import type { Db } from '../client.ts';
import { buildAssistant, buildAvatarImage, buildDraft, buildVersion } from '../factories/assistants.ts';
import { MAYA, PRIYA } from './auth.ts';
import { BRIGHTSIDE, HALDEN, KESTREL, MERIDIAN, NORTHWIND, TIDEWATER } from './billing.ts';
import { seedTriggerCounts, withTriggers } from './basecampTriggers.ts';
import { before, DAY, HOUR, MINUTE } from './instants.ts';
import { NORI_AVATAR } from './noriAvatar.ts';
import { draftedNori, firstNori, secondNori } from './noriConfig.ts';

export type SeedAssistant = { id: string; title: string };

export const NORI: SeedAssistant = { id: 'asst_nori', title: 'Nori' };
export const BASECAMP: SeedAssistant = { id: 'asst_basecamp', title: 'Basecamp' };
export const PIP: SeedAssistant = { id: 'asst_pip', title: 'Pip' };

/** What Basecamp offers step by step; returns and the gear finder are Nori's. */
const BASECAMP_FLOWS = ['flow_advice', 'flow_gear_care', 'flow_order_status', 'flow_workshop'].map((guidedFlowId) => ({
  guidedFlowId,
  isVisible: true,
}));

/** The assistants, of both types, Nori with a picture and the others without; Lumen & Lark has not got that far. */
export async function seedAssistants(db: Db, now: Date): Promise<void> {
  const northwind = { clientId: NORTHWIND, now: before(now, 240 * DAY) };
  await buildAssistant(db, {
    ...northwind,
    ...NORI,
    greeting: 'Hi, I’m Nori. Ask me about gear, orders, repairs or courses. A person is never far away.',
    lastPingAt: before(now, 4 * MINUTE),
    lastPingUrl: 'https://www.northwindoutdoor.example/jackets/shell',
    set: firstNori,
  });
  await buildAvatarImage(db, {
    id: 'imag_nori',
    assistantId: NORI.id,
    mediaType: 'image/svg+xml',
    bytes: new TextEncoder().encode(NORI_AVATAR),
    now: northwind.now,
  });
  await buildVersion(db, {
    assistantId: NORI.id,
    set: secondNori,
    note: 'Links to sizes and repairs, a label on the launcher',
    by: MAYA.name,
    now: before(now, 12 * DAY),
  });
  await buildDraft(db, { assistantId: NORI.id, set: draftedNori, by: PRIYA.name, now: before(now, 2 * HOUR) });
  await buildAssistant(db, {
    ...northwind,
    ...BASECAMP,
    type: 'FullscreenOverlay',
    greeting: 'Planning a tour? Tell me where and when, and I’ll help you pack.',
    lastPingAt: before(now, 37 * MINUTE),
    lastPingUrl: 'https://www.northwindoutdoor.example/tours/hut-to-hut',
    set: (config) => withTriggers({ ...config, guidedFlows: { entries: BASECAMP_FLOWS } }),
  });
  await buildAssistant(db, {
    ...PIP,
    clientId: KESTREL,
    greeting: 'Hello from Café Kestrel! Tables, cakes, opening hours: ask away.',
    now: before(now, 120 * DAY),
  });
  await seedTriggerCounts(db, BASECAMP.id, now);
  for (const [clientId, id, title, greeting] of OTHERS) {
    await buildAssistant(db, { clientId, id, title, greeting, now: before(now, 30 * DAY) });
  }
}

/** One that Northwind has put away. After everything else that is made up: it draws an id. */
export async function seedArchivedAssistants(db: Db, now: Date): Promise<void> {
  await buildAssistant(db, {
    clientId: NORTHWIND,
    id: 'asst_winter_sale',
    title: 'Winter sale',
    greeting: 'Up to 40 % off until the end of February. What are you looking for?',
    archivedAt: before(now, 45 * DAY),
    lastPingAt: before(now, 46 * DAY),
    lastPingUrl: 'https://www.northwindoutdoor.example/sale',
    now: before(now, 200 * DAY),
  });
}

const OTHERS = [
  [BRIGHTSIDE, 'asst_sol', 'Sol', 'Welcome to Brightside. Which class are you looking for?'],
  [HALDEN, 'asst_clay', 'Clay', 'Hello! Ask me about glazes, sets and shipping.'],
  [MERIDIAN, 'asst_harbour', 'Harbour', 'Meridian Freight. Do you have a tracking number at hand?'],
  [TIDEWATER, 'asst_page', 'Page', 'Looking for a book, or for something to read?'],
] as const;
