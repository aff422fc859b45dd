import { beforeEach, describe, expect, it } from 'vitest';
import { createStandInFaults } from '#stand-ins/faults.ts';
import { createShopifyStandIn } from '#stand-ins/shopify/shopifyStandIn.ts';
import { allPages } from '#testing/allPages.ts';
import { givingUp, keepInMemory } from '#testing/standIns.ts';
import { createShopify } from './shopify.ts';
import { isShopifyReturn, isShopifyWebhook, shopifyInstallUrl, shopifyToken } from './shopifyInstall.ts';

const SHOP = 'http://localhost:4000/stand-ins/shopify/northwind';
const CALLBACK = 'https://parley.example/webhooks/stores/shopify/stor_1';
const RETURN = 'https://parley.example/return';
const APP = { clientId: 'parley', clientSecret: 'a secret' };
/** More than a page holds. */
const SOLD = 25;

const faults = createStandInFaults();
let waits: number[];
let moment: Date;
/** What the shop sends to others. */
let told: Request[];
let played: ReturnType<typeof createShopifyStandIn>;

const answered = async (request: Request) => (await played.handle(request)) ?? new Response(null, { status: 404 });
const line = () => ({
  service: 'Shopify',
  send: givingUp(answered),
  pause: async (milliseconds: number) => {
    waits.push(milliseconds);
    moment = new Date(moment.getTime() + milliseconds);
  },
  timeoutMs: 200,
});
const client = (accessToken = 'shpat_parley_local') => createShopify(line(), { shopUrl: SHOP, accessToken });
const backRoom = (fields: Record<string, string>) =>
  played.handle(new Request(`${SHOP}/back-room`, { method: 'POST', body: new URLSearchParams(fields) }));

beforeEach(() => {
  faults.switchOff();
  waits = [];
  told = [];
  moment = new Date('2026-11-20T08:00:00Z');
  played = createShopifyStandIn({
    origin: () => 'http://localhost:4000/stand-ins/shopify',
    app: APP,
    keep: keepInMemory(),
    faults,
    now: () => moment,
    send: async (request) => {
      told.push(request);
      return new Response(null);
    },
    most: SOLD,
  });
});

describe('a shop of Shopify', () => {
  it('says what it is called, where it is and what it counts in', async () => {
    expect(await client().facts()).toEqual({ name: 'Northwind Outdoor', url: SHOP, currency: 'CHF' });
  });

  it('gives all of its products once, over pages', async () => {
    const pages = await allPages(client());

    const ids = pages.flatMap(({ products }) => products.map(({ externalId }) => externalId));
    expect(pages.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(SOLD);
    expect(pages[0]?.total).toBe(SOLD);
  });

  it('gives all that is left when something is deleted between two pages', async () => {
    const { products: before, next } = await client().page({ cursor: null, since: null });
    await backRoom({ number: '3', act: 'delete', price: '', stock: '' });

    const { products: after } = await client().page({ cursor: next, since: null });

    const ids = [...before, ...after].map(({ externalId }) => externalId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(after[0]?.externalId).toBe('gid://shopify/Product/11');
  });

  it('gives a product with its variants, in minor units; none that is gone', async () => {
    const skarv = await client().product('gid://shopify/Product/1');

    expect(skarv).toMatchObject({ title: 'Skarv Rain Jacket Women', productType: 'Jacket' });
    expect(skarv?.variants).toHaveLength(18);
    expect(skarv?.variants[0]).toMatchObject({ price: 12_900, options: { Colour: expect.any(String), Size: 'XS' } });
    expect(await client().product('gid://shopify/Product/999999')).toBeNull();
  });

  it('gives only what changed since', async () => {
    await backRoom({ number: '5', act: 'save', price: '99', stock: '' });

    const [page] = await allPages(client(), { since: new Date('2026-11-19T00:00:00Z') });

    expect(page?.products.map(({ externalId }) => externalId)).toEqual(['gid://shopify/Product/5']);
  });

  it('tells of changes, signed, once it was asked to, and no more after', async () => {
    await client().watch(CALLBACK);
    await client().watch(CALLBACK);
    await backRoom({ number: '1', act: 'save', price: '99', stock: '' });

    expect(told).toHaveLength(1);
    const body = (await told[0]?.text()) ?? '';
    const signature = told[0]?.headers.get('x-shopify-hmac-sha256') ?? '';
    expect(isShopifyWebhook(body, signature, APP)).toBe(true);
    expect(isShopifyWebhook(`${body} `, signature, APP)).toBe(false);
    expect(isShopifyWebhook(body, signature, { ...APP, clientSecret: 'another' })).toBe(false);

    await client().unwatch(CALLBACK);
    await backRoom({ number: '1', act: 'save', price: '98', stock: '' });
    expect(told).toHaveLength(1);
  });
});

// https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens/authorization-code-grant
describe('a merchant', () => {
  const choose = async (choice: string) => {
    const url = new URL(shopifyInstallUrl(SHOP, APP, { redirectUri: RETURN, state: 'ours' }));
    const form = new URLSearchParams([...url.searchParams, ['choice', choice]]);
    const answer = await answered(new Request(url, { method: 'POST', body: form }));
    return new URL(answer.headers.get('location') ?? '').searchParams;
  };

  it('lets the app in by a signed answer, whose code is good once', async () => {
    const query = await choose('install');
    const code = query.get('code') ?? '';
    const { accessToken } = await shopifyToken(line(), SHOP, APP, code);

    expect(isShopifyReturn(query, APP)).toBe(true);
    expect(await client(accessToken).facts()).toMatchObject({ currency: 'CHF' });
    await expect(shopifyToken(line(), SHOP, APP, code)).rejects.toMatchObject({ kind: 'Invalid' });
    query.set('shop', 'other.myshopify.com');
    expect(isShopifyReturn(query, APP)).toBe(false);
  });

  it('may refuse', async () => {
    expect((await choose('cancel')).get('error')).toBe('access_denied');
  });
});

describe('a shop of Shopify in trouble', () => {
  // With status 200: https://shopify.dev/docs/api/usage/limits
  it('is waited for until it has as many points again as the query costs', async () => {
    faults.switchOn('shopify', 'RateLimit', 1);

    expect((await client().page({ cursor: null, since: null })).products).not.toHaveLength(0);
    expect(waits.length).toBeGreaterThan(0);
    expect(waits.every((wait) => wait > 0 && wait <= 10_000)).toBe(true);
  });

  it.each([
    ['ServerError', 'Away'],
    ['Timeout', 'Away'],
    ['Malformed', 'Malformed'],
    ['Unauthorized', 'Refused'],
  ] as const)('that answers with %s is %s', async (fault, kind) => {
    faults.switchOn('shopify', fault, 9);

    await expect(client().page({ cursor: null, since: null })).rejects.toMatchObject({ kind });
  });

  it('refuses a token that it did not give, or that is over', async () => {
    await expect(client('shpat_of_somebody').facts()).rejects.toMatchObject({ kind: 'Refused' });
  });
});
