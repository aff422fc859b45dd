import { beforeEach, describe, expect, it } from 'vitest';
import { createStandInFaults } from '#stand-ins/faults.ts';
import { createWooCommerceStandIn } from '#stand-ins/woocommerce/wooCommerceStandIn.ts';
import { allPages } from '#testing/allPages.ts';
import { givingUp, keepInMemory } from '#testing/standIns.ts';
import { createWooCommerce, isWooCommerceWebhook } from './wooCommerce.ts';

const SHOP = 'http://localhost:4000/stand-ins/woocommerce/northwind';
const CALLBACK = 'https://parley.example/webhooks/stores/woocommerce/stor_1';

const faults = createStandInFaults();
let waits: number[];
/** What the shop sends to others. */
let told: Request[];
let played: ReturnType<typeof createWooCommerceStandIn>;

const answered = async (request: Request) => (await played.handle(request)) ?? new Response(null, { status: 404 });

const client = (key = 'ck_parley_local') =>
  createWooCommerce(
    {
      service: 'WooCommerce',
      send: givingUp(answered),
      pause: async (milliseconds) => waits.push(milliseconds),
      timeoutMs: 200,
    },
    { shopUrl: SHOP, consumerKey: key, consumerSecret: 'cs_parley_local', webhookSecret: 'a secret' },
  );

const backRoom = (fields: Record<string, string>) =>
  played.handle(new Request(`${SHOP}/back-room`, { method: 'POST', body: new URLSearchParams(fields) }));

beforeEach(() => {
  faults.switchOff();
  waits = [];
  told = [];
  played = createWooCommerceStandIn({
    origin: () => 'http://localhost:4000/stand-ins/woocommerce',
    keep: keepInMemory(),
    faults,
    now: () => new Date('2026-11-20T08:00:00Z'),
    send: async (request) => {
      told.push(request);
      return new Response(null);
    },
  });
});

describe('a shop of WooCommerce', () => {
  it('says what it is called, where it is and what it counts in', async () => {
    expect(await client().facts()).toEqual({ name: 'Northwind Outdoor', url: SHOP, currency: 'CHF' });
  });

  it('gives all of its products once, over pages', async () => {
    const pages = await allPages(client());

    const ids = pages.flatMap(({ products }) => products.map(({ externalId }) => externalId));
    expect(pages.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(pages[0]?.total ?? 0);
  });

  it('gives all that is left when something is deleted between two pages', async () => {
    const { products: before, next } = await client().page({ cursor: null, since: null });
    await backRoom({ number: '3', act: 'delete', price: '', stock: '' });

    const { products: after } = await client().page({ cursor: next, since: null });

    const ids = [...before, ...after].map(({ externalId }) => Number(externalId));
    const total = (await allPages(client())).flatMap(({ products }) => products).length;
    expect(ids.filter((id) => id !== 3)).toHaveLength(total);
  });

  it('gives a product with its variations, in minor units', async () => {
    const skarv = await client().product('1');

    expect(skarv).toMatchObject({
      title: 'Skarv Rain Jacket Women',
      productType: 'Jacket',
      vendor: 'Northwind Outdoor',
      url: `${SHOP}/products/skarv-rain-jacket-women`,
    });
    expect(skarv?.variants).toHaveLength(18);
    expect(skarv?.variants[0]).toMatchObject({ price: 12_900, options: { Colour: expect.any(String), Size: 'XS' } });
  });

  it('gives only what changed since', async () => {
    await backRoom({ number: '5', act: 'save', price: '99', stock: '' });

    const [page] = await allPages(client(), { since: new Date('2026-11-19T00:00:00Z') });

    expect(page?.products.map(({ externalId }) => externalId)).toEqual(['5']);
  });

  it('does not have what was deleted', async () => {
    await backRoom({ number: '5', act: 'delete', price: '', stock: '' });

    await expect(client().product('5')).rejects.toMatchObject({ kind: 'NotFound' });
  });

  it('tells of changes, signed, once it was asked to, and no more after', async () => {
    await client().watch(CALLBACK);
    await client().watch(CALLBACK);
    await backRoom({ number: '1', act: 'save', price: '99', stock: '' });

    expect(told).toHaveLength(1);
    const body = (await told[0]?.text()) ?? '';
    const signature = told[0]?.headers.get('x-wc-webhook-signature') ?? '';
    expect(isWooCommerceWebhook(body, signature, 'a secret')).toBe(true);
    expect(isWooCommerceWebhook(body.replace('99.00', '1.00'), signature, 'a secret')).toBe(false);

    await client().unwatch(CALLBACK);
    await backRoom({ number: '1', act: 'save', price: '98', stock: '' });
    expect(told).toHaveLength(1);
  });
});

describe('a shop of WooCommerce in trouble', () => {
  it('is waited for as long as it asks', async () => {
    faults.switchOn('woocommerce', 'RateLimit', 1);
    await client().page({ cursor: null, since: null });

    expect(waits).toEqual([2000]);
  });

  it.each([
    ['ServerError', 'Away'],
    ['Timeout', 'Away'],
    ['Malformed', 'Malformed'],
    ['Unauthorized', 'Refused'],
  ] as const)('that answers with %s is %s', async (fault, kind) => {
    faults.switchOn('woocommerce', fault, 9);

    await expect(client().page({ cursor: null, since: null })).rejects.toMatchObject({ kind });
  });

  it('refuses a key that it did not make', async () => {
    await expect(client('ck_of_somebody').facts()).rejects.toMatchObject({ kind: 'Refused' });
  });
});
