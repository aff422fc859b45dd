import type { StoreIntegration, StoreProvider } from '@parley/db';
import { decodeJwt } from 'jose';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { createShopify } from '#outside/shops/shopify.ts';
import { readWixWebhook } from '#outside/shops/wixWebhook.ts';
import { createWooCommerce } from '#outside/shops/wooCommerce.ts';
import { WIX_SITES } from '#stand-ins/wix/sites.ts';
import { apiForTests } from '#testing/apiForTests.ts';
import { shapeOf } from '#testing/contract.ts';
import { sealCredentials } from '../stores/storeCredentials.ts';
import { readWebhook } from './readWebhook.ts';
import {
  SHOPIFY_WEBHOOKS,
  WIX_PUBLIC_KEY,
  WIX_SIGNED_AT,
  WIX_WEBHOOKS,
  WOOCOMMERCE_WEBHOOKS,
  type WebhookFixture,
} from './webhookFixtures.ts';
import { hearing, sellAndDelete } from './webhooksForTests.ts';

const SECRET = 'hush';
const CALLBACK = 'https://parley.example/webhooks';
const api = await apiForTests();
const config = { ...api.deps.config, shopify: { ...api.deps.config.shopify, clientSecret: SECRET } };

beforeEach(() => api.db.standInState.deleteMany());

const whose = { id: 'stor_1', clientId: 'clnt_1' };
const KEYS = { consumerKey: 'ck_parley_local', consumerSecret: 'cs_parley_local', webhookSecret: SECRET };
const sealedCredentials = sealCredentials(config, whose, { provider: 'WooCommerce', ...KEYS });
const storeOf = (provider: StoreProvider): StoreIntegration =>
  Object.assign(JSON.parse('{}'), { ...whose, provider, shop: 'northwind', currency: 'CHF', sealedCredentials });
const read = (provider: StoreProvider, { headers, body }: Pick<WebhookFixture, 'body'> & { headers: HeadersInit }) =>
  readWebhook({ config }, storeOf(provider), { body, headers: new Headers(headers) });

describe.each([
  ...SHOPIFY_WEBHOOKS.map((fixture) => ({ provider: 'Shopify' as const, ...fixture })),
  ...WOOCOMMERCE_WEBHOOKS.map((fixture) => ({ provider: 'WooCommerce' as const, ...fixture })),
])("$provider's $name, as $reference has it,", ({ provider, ...fixture }) => {
  it('is read, and refused when a byte is another', async () => {
    expect(await read(provider, fixture)).toEqual({ key: expect.any(String), news: fixture.news });
    expect(await read(provider, { ...fixture, body: `${fixture.body} ` })).toBeNull();
  });
});

describe.each([
  {
    provider: 'Shopify' as const,
    fixtures: SHOPIFY_WEBHOOKS,
    topic: 'x-shopify-topic',
    watch: (shopUrl: string) =>
      createShopify(
        { ...hearing(api, SECRET).line, service: 'Shopify' },
        { shopUrl, accessToken: 'shpat_parley_local' },
      ),
  },
  {
    provider: 'WooCommerce' as const,
    fixtures: WOOCOMMERCE_WEBHOOKS,
    topic: 'x-wc-webhook-topic',
    watch: (shopUrl: string) =>
      createWooCommerce({ ...hearing(api, SECRET).line, service: 'WooCommerce' }, { shopUrl, ...KEYS }),
  },
])('$provider, as it is played,', ({ provider, fixtures, topic, watch }) => {
  it('sends the same, signed so that it is read', async () => {
    const heard = hearing(api, SECRET);
    const shopUrl = `http://localhost:4000/stand-ins/${provider.toLowerCase()}/northwind`;
    await watch(shopUrl).watch(CALLBACK);
    await sellAndDelete(heard.ask, shopUrl);

    for (const { name, headers, body, news } of fixtures.filter((one) => one.news.kind !== 'Removed')) {
      const sent = heard.told.find((one) => one.headers.get(topic) === name);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const understood = sent && (await read(provider, sent));

      expect({
        name,
        headers: Object.fromEntries(Array.from(sent?.headers ?? [], ([header]) => [header, true])),
        body: shapeOf(JSON.parse(sent?.body ?? 'null')),
        kind: understood?.news.kind,
      }).toMatchObject({
        name,
        headers: Object.fromEntries(Object.keys(headers).map((header) => [header, true])),
        body: shapeOf(JSON.parse(body)),
        kind: news.kind,
      });
    }
  });
});

const Told = v.object({
  data: v.pipe(v.string(), v.parseJson(), v.object({ eventType: v.string(), data: v.string() })),
});
/** What a token holds: the envelope's names, and what is told. */
function toldIn(token: string) {
  const claims = decodeJwt(token);
  const { eventType, data } = v.parse(Told, claims).data;
  return { claims: Object.keys(claims).toSorted(), eventType, told: shapeOf(JSON.parse(data)) };
}

describe('Wix', () => {
  it.each(WIX_WEBHOOKS)("'s $name, as $reference has it, is read; not with another key or later", async (fixture) => {
    const { body, news } = fixture;

    expect(await readWixWebhook(body, WIX_PUBLIC_KEY, WIX_SIGNED_AT)).toMatchObject({ news });
    expect(await readWixWebhook(body, api.deps.config.wix.publicKey, WIX_SIGNED_AT)).toBeNull();
    expect(await readWixWebhook(body, WIX_PUBLIC_KEY, new Date(WIX_SIGNED_AT.getTime() + 2 * 3_600_000))).toBeNull();
  });

  it.each(WIX_SITES)(', as it is played on $catalogVersion, sends the same', async ({ name, catalogVersion }) => {
    const heard = hearing(api, SECRET);
    await heard.ask(`http://localhost:4000/stand-ins/wix/site/${name}/back-room`, {
      number: '1',
      act: 'save',
      price: '99',
      stock: '',
    });
    const fixture = toldIn(WIX_WEBHOOKS[catalogVersion === 'V3_CATALOG' ? 0 : 1]?.body ?? '');
    const sent = heard.told.map(({ body }) => toldIn(body)).find(({ eventType }) => eventType === fixture.eventType);

    expect(sent).toMatchObject(fixture);
  });
});
