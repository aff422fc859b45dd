import type { Db } from '../client.ts';
import { buildAssistant, buildAvatarImage } from '../factories/assistants.ts';
import { BRIGHTSIDE, HALDEN, KESTREL, MERIDIAN, NORTHWIND, TIDEWATER } from './billing.ts';
import { before, DAY } from './instants.ts';
import { NORI_AVATAR } from './noriAvatar.ts';

export type SeedAssistant = { id: string; title: string };

export const NORI: SeedAssistant = { id: 'asst_nori', title: 'Nori' };
export const BASECAMP: SeedAssistant = { id: 'asst_basecamp', title: 'Basecamp' };
export const PIP: SeedAssistant = { id: 'asst_pip', title: 'Pip' };

/** The assistants, of both types, Nori with a picture and the others without; Lumen & Lark has not got that far. */
export async function seedAssistants(db: Db, now: Date): Promise<void> {
  const northwind = { clientId: NORTHWIND, now: before(now, 240 * DAY) };
  await buildAssistant(db, {
    ...northwind,
    ...NORI,
    greeting: 'Hi, I’m Nori. Ask me about gear, orders, repairs or courses. A person is never far away.',
  });
  await buildAvatarImage(db, {
    id: 'imag_nori',
    assistantId: NORI.id,
    mediaType: 'image/svg+xml',
    bytes: new TextEncoder().encode(NORI_AVATAR),
    now: northwind.now,
  });
  await buildAssistant(db, {
    ...northwind,
    ...BASECAMP,
    type: 'FullscreenOverlay',
    greeting: 'Planning a tour? Tell me where and when, and I’ll help you pack.',
  });
  await buildAssistant(db, {
    ...PIP,
    clientId: KESTREL,
    greeting: 'Hello from Café Kestrel! Tables, cakes, opening hours: ask away.',
    now: before(now, 120 * DAY),
  });
  for (const [clientId, id, title, greeting] of OTHERS) {
    await buildAssistant(db, { clientId, id, title, greeting, now: before(now, 30 * DAY) });
  }
}

const OTHERS = [
  [BRIGHTSIDE, 'asst_sol', 'Sol', 'Welcome to Brightside. Which class are you looking for?'],
  [HALDEN, 'asst_clay', 'Clay', 'Hello! Ask me about glazes, sets and shipping.'],
  [MERIDIAN, 'asst_harbour', 'Harbour', 'Meridian Freight. Do you have a tracking number at hand?'],
  [TIDEWATER, 'asst_page', 'Page', 'Looking for a book, or for something to read?'],
] as const;
