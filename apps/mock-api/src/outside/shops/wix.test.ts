import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { backgroundWorkDone } from '#background/inBackground.ts';
import { createStandInFaults } from '#stand-ins/faults.ts';
import type { ServiceError } from '#outside/request.ts';
import { WIX_SITES } from '#stand-ins/wix/sites.ts';
import { createWixStandIn } from '#stand-ins/wix/wixStandIn.ts';
import { allPages } from '#testing/allPages.ts';
import { givingUp, keepInMemory } from '#testing/standIns.ts';
import { createWix } from './wix.ts';
import { wixSignedInstance } from './wixInstall.ts';
import { readWixWebhook } from './wixWebhook.ts';

const ORIGIN = 'http://localhost:4000/stand-ins/wix';
const NOW = new Date('2026-11-20T08:00:00Z');
const { wix: app } = readConfig({});
const [V3, V1] = WIX_SITES;

const faults = createStandInFaults();
let now: Date;
let waits: number[];
/** Paths that were asked for. */
let asked: string[];
/** What Wix sends to others. */
let told: string[];
let played: ReturnType<typeof createWixStandIn>;

async function answered(request: Request) {
  asked.push(new URL(request.url).pathname.replace('/stand-ins/wix', ''));
  return (await played.handle(request)) ?? new Response(null, { status: 404 });
}
const line = {
  service: 'Wix',
  send: givingUp(answered),
  pause: async (milliseconds: number) => waits.push(milliseconds),
  timeoutMs: 200,
};

const client = (instanceId = V3?.instanceId ?? '') => createWix(line, { ...app, instanceId });

const backRoom = (site: string, fields: Record<string, string>) =>
  played.handle(new Request(`${ORIGIN}/site/${site}/back-room`, { method: 'POST', body: new URLSearchParams(fields) }));

beforeEach(() => {
  faults.switchOff();
  now = NOW;
  waits = [];
  asked = [];
  told = [];
  const kept = new Map<string, ReturnType<typeof keepInMemory>>();
  played = createWixStandIn({
    origin: () => ORIGIN,
    app,
    keep: (site) => kept.get(site) ?? kept.set(site, keepInMemory()).get(site) ?? keepInMemory(),
    faults,
    now: () => now,
    send: async (request) => {
      told.push(await request.text());
      return new Response(null);
    },
    webhookUrl: () => 'https://parley.example/webhooks/wix',
  });
});

describe.each(WIX_SITES)('a shop of Wix on $catalogVersion', ({ name, title, instanceId, catalogVersion }) => {
  const isV3 = catalogVersion === 'V3_CATALOG';
  const base = `${ORIGIN}/site/${name}`;

  it('says what it is called, where it is and what it counts in', async () => {
    expect(await client(instanceId).facts()).toEqual({ name: title, url: base, currency: 'CHF' });
  });

  it('gives all of its products once, over pages', async () => {
    const pages = await allPages(client(instanceId));

    const ids = pages.flatMap(({ products }) => products.map(({ externalId }) => externalId));
    expect(pages.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
    expect(pages.map(({ total }) => total)).toEqual(pages.map(() => (isV3 ? null : ids.length)));
  });

  it('gives all that is left when something is deleted between two pages', async () => {
    const shop = client(instanceId);
    const { products: before, next } = await shop.page({ cursor: null, since: null });
    await backRoom(name, { number: '3', act: 'delete', price: '', stock: '' });

    const { products: after } = await shop.page({ cursor: next, since: null });

    const total = (await allPages(client(instanceId))).flatMap(({ products }) => products).length;
    expect([...before, ...after]).toHaveLength(total + 1);
  });

  it('gives a product with its variants, in minor units, with stock and names', async () => {
    const [page] = await allPages(client(instanceId));
    const listed = page?.products.find((one) => one.title === 'Skarv Rain Jacket Women');
    const skarv = await client(instanceId).product(listed?.externalId ?? '');

    expect(skarv).toEqual(listed);
    expect(skarv).toMatchObject({
      productType: 'Jacket',
      vendor: 'Northwind Outdoor',
      url: `${base}/products/skarv-rain-jacket-women`,
      imageUrl: expect.stringMatching(/\/pictures\/Jacket\/.+\.svg$/),
      collections: expect.arrayContaining(['Jacket']),
    });
    expect(skarv?.description).not.toContain('<');
    expect(skarv?.options.map((option) => option.name)).toEqual(['Colour', 'Size']);
    expect(skarv?.variants).toHaveLength(18);
    expect(skarv?.variants[0]).toMatchObject({
      price: 12_900,
      stockQuantity: expect.any(Number),
      options: { Colour: skarv?.options[0]?.values[0], Size: 'XS' },
    });
    expect(page?.products.some((one) => one.variants.some((variant) => variant.compareAtPrice !== null))).toBe(true);
  });

  it('has what was deleted no more', async () => {
    const [page] = await allPages(client(instanceId));
    const id = page?.products[4]?.externalId ?? '';
    await backRoom(name, { number: '5', act: 'delete', price: '', stock: '' });

    const found = await client(instanceId)
      .product(id)
      .catch((error: ServiceError) => error.kind);
    expect(found).toBe(isV3 ? 'NotFound' : null);
  });

  it('tells of changes, signed', async () => {
    const [page] = await allPages(client(instanceId));
    await backRoom(name, { number: '1', act: 'save', price: '99', stock: '' });
    await backRoom(name, { number: '1', act: 'delete', price: '', stock: '' });
    await backgroundWorkDone();

    const news = await Promise.all(told.map((body) => readWixWebhook(body, app.publicKey, now)));
    const product = { kind: 'Product', externalId: page?.products[0]?.externalId };
    expect(news.map((one) => one?.news)).toEqual(told.map(() => product));
    expect(news.every((one) => one?.instanceId === instanceId)).toBe(true);
    expect(new Set(news.map((one) => one?.key)).size).toBe(told.length);
  });
});

describe('a shop of Wix', () => {
  it('is asked by a token that is made anew when it is not good any more', async () => {
    const shop = client();
    await shop.facts();
    now = new Date(NOW.getTime() + 5 * 60 * 60_000);

    await shop.page({ cursor: null, since: null });

    expect(asked.filter((path) => path === '/oauth2/token')).toHaveLength(2);
  });

  it('is waited for, as it does not say how long', async () => {
    faults.switchOn('wix', 'RateLimit', 1);
    await client().page({ cursor: null, since: null });

    expect(waits).toEqual([500]);
  });

  it.each([
    ['ServerError', 'Away'],
    ['Timeout', 'Away'],
    ['Malformed', 'Malformed'],
    ['Unauthorized', 'Refused'],
  ] as const)('that answers with %s is %s', async (fault, kind) => {
    faults.switchOn('wix', fault, 9);

    await expect(client().page({ cursor: null, since: null })).rejects.toMatchObject({ kind });
  });

  it('refuses an app that is not in it', async () => {
    await expect(client('1257a4ce-0000-4000-8000-000000000009').facts()).rejects.toMatchObject({ kind: 'Refused' });
  });

  it('without Wix Stores says so', async () => {
    const bare = createWix(
      {
        ...line,
        send: async (request) =>
          request.url.endsWith('/provision/version')
            ? Response.json({ catalogVersion: 'STORES_NOT_INSTALLED' })
            : answered(request),
      },
      { ...app, instanceId: V3?.instanceId ?? '' },
    );

    await expect(bare.facts()).rejects.toThrow('Wix Stores is not in it');
  });
});

describe('what Wix has not signed', () => {
  it('is no instance', async () => {
    const signed = played.tokens.signInstance(V1?.instanceId ?? '');
    const [signature] = signed.split('.');
    const forged = `${signature}.${Buffer.from(JSON.stringify({ instanceId: V3?.instanceId })).toString('base64url')}`;

    expect(await wixSignedInstance(line, app, signed)).toBe(V1?.instanceId);
    expect(await wixSignedInstance(line, app, forged)).toBeNull();
    expect(await wixSignedInstance(line, app, V1?.instanceId ?? '')).toBeNull();
  });

  it('is no news: another key, a changed body, an old token', async () => {
    await backRoom('northwind', { number: '1', act: 'save', price: '99', stock: '' });
    await backgroundWorkDone();
    const body = told[0] ?? '';
    const [head, , signature] = body.split('.');
    const changed = [head, Buffer.from('{"data":"{}"}').toString('base64url'), signature].join('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body.split('.')[1]}.`;

    for (const sent of [changed, unsigned, '', 'no token'])
      // oxlint-disable-next-line no-await-in-loop
      expect(await readWixWebhook(sent, app.publicKey, now)).toBeNull();
    expect(await readWixWebhook(body, app.publicKey, new Date(now.getTime() + 2 * 60 * 60_000))).toBeNull();
  });
});
