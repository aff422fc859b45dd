import { createHmac, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { html } from '#console/page/html.ts';
import type { Send } from '#outside/request.ts';
import { commonFault, type StandInFaults } from '../faults.ts';
import { deliver } from '../shops/deliver.ts';
import { createPlayedShop, numbered, type Keep, type PlayedShop, type SoldProduct } from '../shops/playedShop.ts';
import { cartPage, page, storefront, type ShopEvent } from '../shops/storefront.ts';
import { gmt, productRecord, soldUnder, variationRecord } from './records.ts';

type StandIn = {
  /** Where browsers and our client reach it; each shop stands below. */
  origin: () => string;
  keep: Keep;
  faults: StandInFaults;
  now: () => Date;
  /** How its webhooks go out. */
  send: Send;
  /** It sells no more than so many products; all of them unless given. */
  most?: number | undefined;
};

export const WOOCOMMERCE_BASE = '/stand-ins/woocommerce';
/** A key that every shop here knows, as `consumer key:consumer secret`. */
export const WOOCOMMERCE_DEMO_KEY = 'ck_parley_local:cs_parley_local';

const MOST_A_PAGE = 100;
type Asked = { base: string; shop: PlayedShop; path: string };

const Hook = v.object({
  topic: v.picklist(['product.created', 'product.updated', 'product.deleted', 'product.restored', 'order.created']),
  delivery_url: v.pipe(v.string(), v.url()),
  secret: v.string(),
});

/**
 * A shop of WooCommerce, played locally by any name, of 50,000 products as `northwind-50000`: its REST API v3, the page of WordPress on which keys are made, and signed webhooks.
 * https://woocommerce.github.io/woocommerce-rest-api-docs/. It takes keys by Basic authentication as WooCommerce does over TLS.
 * Answers null for requests outside of it.
 */
export function createWooCommerceStandIn({ origin, keep, faults, now, send, most }: StandIn) {
  const shops = createPlayedShop(keep, most);

  async function handle(request: Request): Promise<Response | null> {
    const { pathname, searchParams } = new URL(request.url);
    const [, name = '', path = ''] = new RegExp(`^${WOOCOMMERCE_BASE}/([\\w-]+)(/.*)$`).exec(pathname) ?? [];
    if (!name) return null;
    const shop = shops.named(name);
    const base = `${origin()}/${name}`;
    // https://developer.wordpress.org/rest-api/reference/
    if (path === '/wp-json/') return Response.json({ name: 'Northwind Outdoor', home: base });
    if (path.startsWith('/wp-json/wc/v3/'))
      return api(request, { base, shop, path: path.slice('/wp-json/wc/v3/'.length) });
    if (path === '/wp-admin/keys') return request.method === 'POST' ? makeKey() : keysPage();
    const bought = path === '/' ? Number(searchParams.get('add-to-cart')) : 0;
    if (bought) {
      const variant = soldUnder(await shop.products(), bought)?.number ?? 0;
      return cartPage({ base, shop }, { variant, quantity: 1, reference: searchParams.get('utm_content') });
    }
    const front = { base, shop, software: 'WooCommerce', now, tell };
    return (await storefront(front, request, path)) ?? new Response('Not found', { status: 404 });
  }

  async function api(request: Request, { base, shop, path }: Asked): Promise<Response> {
    const fault = faults.meet('woocommerce');
    if (fault === 'Unauthorized') return refused();
    // WooCommerce itself sets no limit; hosts do.
    if (fault === 'RateLimit') return new Response(null, { status: 429, headers: { 'retry-after': '2' } });
    if (fault) return (await commonFault(fault)) ?? refused();
    if (!(await isLetIn(request))) return refused();
    const { searchParams } = new URL(request.url);
    if (path === 'data/currencies/current') return Response.json({ code: 'CHF', name: 'Swiss franc', symbol: 'CHF' });
    if (path === 'products')
      return list(listed(await shop.products(), searchParams), searchParams, (one) => productRecord(base, one));
    if (path.startsWith('webhooks')) return hooks(request, path);
    const [, number, variations] = /^products\/(\d+)(\/variations)?$/.exec(path) ?? [];
    const product = numbered(await shop.products(), Number(number));
    if (!product) return number ? notFound('product') : fail(404, 'rest_no_route', 'No route was found.');
    if (variations) return list(product.variants, searchParams, (one) => variationRecord(base, product, one));
    return Response.json(productRecord(base, product));
  }

  async function isLetIn(request: Request): Promise<boolean> {
    const [, encoded = ''] = /^Basic (.+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
    const key = Buffer.from(encoded, 'base64').toString();
    return key === WOOCOMMERCE_DEMO_KEY || (await shops.read()).tokens.includes(key);
  }

  /** https://woocommerce.github.io/woocommerce-rest-api-docs/#webhooks */
  async function hooks(request: Request, path: string): Promise<Response> {
    const [, id] = /^webhooks(?:\/(\d+))?$/.exec(path) ?? [];
    const shown = ({ id: number, topic, url }: { id: string; topic: string; url: string }) => ({
      id: Number(number),
      name: 'Parley',
      status: 'active',
      topic,
      ...partsOf(topic),
      delivery_url: url,
    });
    const all = (await shops.read()).hooks;
    if (request.method === 'GET') return Response.json(all.map(shown));
    const known = all.find((hook) => hook.id === id);
    if (id && !known) return notFound('shop_webhook');
    if (request.method === 'DELETE' && known) {
      await shops.change((state) => void (state.hooks = state.hooks.filter((hook) => hook.id !== id)));
      return Response.json(shown(known));
    }
    const asked = v.safeParse(Hook, await request.json().catch(() => null));
    if (!asked.success) return fail(400, 'woocommerce_rest_shop_webhook_invalid_topic', 'Webhook topic is not valid.');
    const { topic, delivery_url: url, secret } = asked.output;
    const made = await shops.change((state) => {
      const hook = {
        id: id ?? String(Math.max(0, ...state.hooks.map((one) => Number(one.id))) + 1),
        topic,
        url,
        secret,
        shop: 'northwind',
      };
      state.hooks = [...state.hooks.filter((one) => one.id !== hook.id), hook];
      return hook;
    });
    return Response.json(shown(made), { status: known ? 200 : 201 });
  }

  /** Where WordPress has WooCommerce, Settings, Advanced, REST API. */
  const keysPage = () =>
    page(
      'REST API',
      html`<h1>REST API keys</h1>
        <p>Northwind Outdoor on WooCommerce, played locally: nothing leaves this machine.</p>
        <form method="post"><button>Add a key that may read and write</button></form>`,
    );

  async function makeKey(): Promise<Response> {
    const [key, secret] = [shops.newSecret('ck_'), shops.newSecret('cs_')];
    await shops.change((state) => void (state.tokens = [...state.tokens, `${key}:${secret}`].slice(-50)));
    return page(
      'REST API',
      html`<h1>REST API keys</h1>
        <p>The key is shown once. Copy it now.</p>
        <p>Consumer key: <code>${key}</code></p>
        <p>Consumer secret: <code>${secret}</code></p>`,
    );
  }

  /** https://woocommerce.com/document/webhooks/ */
  async function tell(event: ShopEvent): Promise<void> {
    const topic = { ProductUpdated: 'product.updated', ProductDeleted: 'product.deleted', Ordered: 'order.created' }[
      event.kind
    ];
    for (const hook of (await shops.read()).hooks.filter((one) => one.topic === topic)) {
      const body = JSON.stringify(payloadOf(event, hook.url));
      const { resource, event: act } = partsOf(topic);
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'WooCommerce/10.3 Hookshot (WordPress/6.8)',
        'x-wc-webhook-source': `${origin()}/`,
        'x-wc-webhook-topic': topic,
        'x-wc-webhook-resource': resource,
        'x-wc-webhook-event': act,
        'x-wc-webhook-signature': createHmac('sha256', hook.secret).update(body).digest('base64'),
        'x-wc-webhook-id': hook.id,
        'x-wc-webhook-delivery-id': randomUUID().replaceAll('-', ''),
      };
      deliver(send, () => new Request(hook.url, { method: 'POST', body, headers }));
    }
  }

  return { handle };
}

function payloadOf(event: ShopEvent, base: string) {
  if (event.kind === 'ProductDeleted') return { id: event.product.number };
  if (event.kind === 'ProductUpdated') return productRecord(base, event.product);
  const { orderId, total, reference } = event;
  return {
    id: orderId,
    status: 'processing',
    currency: 'CHF',
    total: (total / 100).toFixed(2),
    // Order attribution: https://woocommerce.com/document/order-attribution-tracking/
    meta_data: reference === null ? [] : [{ id: 1, key: '_wc_order_attribution_utm_content', value: reference }],
  };
}

/** The products that a query is for, in its order. */
function listed(all: readonly SoldProduct[], query: URLSearchParams): readonly SoldProduct[] {
  const since = query.get('modified_after');
  const products = since ? all.filter(({ updatedAt }) => gmt(updatedAt) > gmt(since)) : all;
  // New ones come first unless another order is asked for.
  return query.get('order') === 'asc' ? products : products.toReversed();
}

function partsOf(topic: string) {
  const [resource = '', event = ''] = topic.split('.');
  return { resource, event };
}

/** A page of records. https://woocommerce.github.io/woocommerce-rest-api-docs/#pagination */
function list<Row>(rows: readonly Row[], query: URLSearchParams, record: (row: Row) => unknown): Response {
  const size = Number(query.get('per_page') ?? 10);
  const number = Number(query.get('page') ?? 1);
  if (!(size >= 1 && size <= MOST_A_PAGE && number >= 1))
    return fail(400, 'rest_invalid_param', 'Invalid parameter(s): per_page');
  const from = query.has('offset') ? Number(query.get('offset')) : (number - 1) * size;
  return Response.json(rows.slice(from, from + size).map(record), {
    headers: { 'x-wp-total': String(rows.length), 'x-wp-totalpages': String(Math.ceil(rows.length / size)) },
  });
}

/** https://woocommerce.github.io/woocommerce-rest-api-docs/#errors */
const fail = (status: number, code: string, message: string) =>
  Response.json({ code, message, data: { status } }, { status });
const refused = () => fail(401, 'woocommerce_rest_cannot_view', 'Sorry, you cannot list resources.');
const notFound = (what: string) => fail(404, `woocommerce_rest_${what}_invalid_id`, 'Invalid ID.');
