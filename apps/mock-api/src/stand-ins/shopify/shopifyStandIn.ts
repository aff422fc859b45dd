import { createHmac, randomUUID } from 'node:crypto';
import { graphql } from 'graphql';
import * as v from 'valibot';
import { html } from '#console/page/html.ts';
import type { Send } from '#outside/request.ts';
import type { ShopifyApp } from '#outside/shops/shopifyInstall.ts';
import { SHOPIFY_VERSION } from '#outside/shops/shopifyOperations.ts';
import { commonFault, type StandInFault, type StandInFaults } from '../faults.ts';
import { deliver } from '../shops/deliver.ts';
import { createPlayedShop, type Keep, type PlayedShop } from '../shops/playedShop.ts';
import { cartPage, page, storefront, type ShopEvent } from '../shops/storefront.ts';
import { createBulkOperations } from './bulkOperations.ts';
import { createBucket, requestedCost, type Bucket } from './cost.ts';
import { rootOf } from './resolvers.ts';
import { schema } from './schema.ts';

type StandIn = {
  /** Where browsers and our client reach it: `http://localhost:4000/stand-ins/shopify`; each shop stands below. */
  origin: () => string;
  app: ShopifyApp;
  keep: Keep;
  faults: StandInFaults;
  now: () => Date;
  /** How its webhooks go out. */
  send: Send;
  /** It sells no more than so many products; all of them unless given. */
  most?: number | undefined;
};

export const SHOPIFY_BASE = '/stand-ins/shopify';
/** What the demo company's shop was connected with. */
export const SHOPIFY_DEMO_TOKEN = 'shpat_parley_local';

type Asked = { base: string; name: string; shop: PlayedShop };

const Body = v.object({ query: v.string(), variables: v.nullish(v.record(v.string(), v.unknown())) });

/**
 * Shopify, played locally: one shop by any name, of 50,000 products as `northwind-50000`, its Admin API with its costs, the page on which a merchant lets an app in, and
 * signed webhooks. https://shopify.dev/docs/api/admin-graphql. Answers null for requests outside of it.
 */
export function createShopifyStandIn({ origin, app, keep, faults, now, send, most }: StandIn) {
  const shops = createPlayedShop(keep, most);
  const bulk = createBulkOperations({ now, secret: app.clientSecret });
  const buckets = new Map<string, Bucket>();
  /** Each shop has its own: https://shopify.dev/docs/apps/build/apis/graphql-admin/rate-limits */
  function bucketOf(name: string): Bucket {
    const bucket = buckets.get(name) ?? createBucket(now);
    buckets.set(name, bucket);
    return bucket;
  }

  async function handle(request: Request): Promise<Response | null> {
    const { pathname, searchParams } = new URL(request.url);
    const [, name = '', path = ''] = new RegExp(`^${SHOPIFY_BASE}/([\\w-]+)(/.*)$`).exec(pathname) ?? [];
    if (!name) return null;
    const shop = shops.named(name);
    const base = `${origin()}/${name}`;
    if (path === '/admin/oauth/authorize')
      return request.method === 'POST' ? letIn(request, name) : askMerchant(name, searchParams);
    if (path === '/admin/oauth/access_token') return giveToken(request);
    if (path === `/admin/api/${SHOPIFY_VERSION}/graphql.json`) return api(request, { base, name, shop });
    const file = await bulk.serve(shop, { base, request });
    if (file) return file;
    const cart = /^\/cart\/(\d+):(\d+)$/.exec(path);
    if (cart) {
      return cartPage(
        { base, shop },
        { variant: Number(cart[1]), quantity: Number(cart[2]), reference: searchParams.get('attributes[parley]') },
      );
    }
    const front = { base, shop, software: 'Shopify', now, tell };
    return (await storefront(front, request, path)) ?? new Response('Not found', { status: 404 });
  }

  async function api(request: Request, { base, name, shop }: Asked): Promise<Response> {
    const bucket = bucketOf(name);
    const fault = faults.meet('shopify');
    if (fault) return (await commonFault(fault)) ?? faulty(fault, bucket);
    const token = request.headers.get('x-shopify-access-token') ?? '';
    if (token !== SHOPIFY_DEMO_TOKEN && !(await shop.read()).tokens.includes(token)) return unauthorized();
    const parsed = v.safeParse(Body, await request.json().catch(() => null));
    if (!parsed.success)
      return Response.json({ errors: { query: 'Required parameter missing or invalid' } }, { status: 400 });
    const { query, variables } = parsed.output;
    const requestedQueryCost = requestedCost(query, variables ?? {});
    if (bucket.isTooDear(requestedQueryCost)) {
      const message = `Query cost is ${requestedQueryCost}, which exceeds the single query max cost limit (1000).`;
      return Response.json({
        errors: [{ message, extensions: { code: 'MAX_COST_EXCEEDED', cost: requestedQueryCost, maxCost: 1000 } }],
      });
    }
    if (!bucket.take(requestedQueryCost)) return throttled(requestedQueryCost, bucket);
    const { data, errors } = await graphql({
      schema,
      source: query,
      rootValue: rootOf({ base, name, shop, bulk }),
      variableValues: variables ?? {},
    });
    const actualQueryCost = Math.min(requestedQueryCost, 2 + (JSON.stringify(data ?? {}).match(/"id":/g)?.length ?? 0));
    bucket.giveBack(requestedQueryCost - actualQueryCost);
    return Response.json({
      data,
      ...(errors && { errors }),
      extensions: { cost: { requestedQueryCost, actualQueryCost, throttleStatus: bucket.status() } },
    });
  }

  function faulty(fault: StandInFault, bucket: Bucket): Response {
    if (fault === 'Unauthorized') return unauthorized();
    bucket.empty();
    return throttled(150, bucket);
  }

  /** With status 200: https://shopify.dev/docs/api/usage/limits */
  const throttled = (requestedQueryCost: number, bucket: Bucket) =>
    Response.json({
      errors: [
        {
          message: 'Throttled',
          extensions: { code: 'THROTTLED', documentation: 'https://shopify.dev/api/usage/rate-limits' },
        },
      ],
      extensions: { cost: { requestedQueryCost, actualQueryCost: null, throttleStatus: bucket.status() } },
    });

  /** The page on which a merchant installs an app. */
  function askMerchant(name: string, query: URLSearchParams): Response {
    if (query.get('client_id') !== app.clientId) return page('Not found', html`<h1>There is no such app</h1>`, 400);
    const scopes = (query.get('scope') ?? '').split(',');
    return page(
      'Install app',
      html`<h1>Install Parley</h1>
        <p>${`${name}.myshopify.com`} on Shopify, played locally: nothing leaves this machine.</p>
        <p>Parley will be able to:</p>
        <ul>
          ${scopes.map((scope) => html`<li>${scope.replaceAll('_', ' ')}</li>`)}
        </ul>
        <form method="post">
          ${[...query].map(([field, value]) => html`<input type="hidden" name="${field}" value="${value}" />`)}
          <button name="choice" value="install">Install app</button>
          <button name="choice" value="cancel">Cancel</button>
        </form>`,
    );
  }

  async function letIn(request: Request, name: string): Promise<Response> {
    const form = await request.formData();
    const field = (key: string) => textIn(form, key);
    if (field('client_id') !== app.clientId) return new Response('There is no such app.', { status: 400 });
    const back = new URL(field('redirect_uri'));
    if (field('choice') !== 'install') {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('state', field('state'));
      return goTo(back);
    }
    const code = shops.newSecret('');
    await shops.change((state) => void state.codes.push(code));
    const query = {
      code,
      host: Buffer.from(`admin.shopify.com/store/${name}`).toString('base64url'),
      shop: `${name}.myshopify.com`,
      state: field('state'),
      timestamp: String(Math.floor(now().getTime() / 1000)),
    };
    const signed = Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1));
    for (const [key, value] of signed) back.searchParams.set(key, value);
    back.searchParams.set(
      'hmac',
      createHmac('sha256', app.clientSecret)
        .update(signed.map(([key, value]) => `${key}=${value}`).join('&'))
        .digest('hex'),
    );
    return goTo(back);
  }

  async function giveToken(request: Request): Promise<Response> {
    const form = await request.formData();
    const code = textIn(form, 'code');
    if (form.get('client_id') !== app.clientId || form.get('client_secret') !== app.clientSecret) {
      return Response.json(
        { error: 'invalid_request', error_description: 'Could not find Shopify API application' },
        { status: 400 },
      );
    }
    const token = await shops.change((state) => {
      if (!state.codes.includes(code)) return null;
      state.codes = state.codes.filter((one) => one !== code);
      const fresh = shops.newSecret('shpat_');
      state.tokens = [...state.tokens, fresh].slice(-50);
      return fresh;
    });
    if (!token)
      return Response.json(
        { error: 'invalid_request', error_description: 'The authorization code was not found or was already used' },
        { status: 400 },
      );
    return Response.json({ access_token: token, scope: 'read_products,read_inventory,read_orders' });
  }

  /** Shopify's webhooks hold the record in the form of the former REST API: https://shopify.dev/docs/api/webhooks */
  async function tell(event: ShopEvent): Promise<void> {
    const topic = { ProductUpdated: 'PRODUCTS_UPDATE', ProductDeleted: 'PRODUCTS_DELETE', Ordered: 'ORDERS_CREATE' }[
      event.kind
    ];
    const body = JSON.stringify(payloadOf(event, now()));
    for (const { url, shop } of (await shops.read()).hooks.filter((hook) => hook.topic === topic)) {
      const headers = {
        'content-type': 'application/json',
        'x-shopify-topic': topic.toLowerCase().replace('_', '/'),
        'x-shopify-hmac-sha256': createHmac('sha256', app.clientSecret).update(body).digest('base64'),
        'x-shopify-shop-domain': `${shop}.myshopify.com`,
        'x-shopify-api-version': SHOPIFY_VERSION,
        'x-shopify-webhook-id': randomUUID(),
        'x-shopify-event-id': randomUUID(),
        'x-shopify-triggered-at': now().toISOString(),
      };
      deliver(send, () => new Request(url, { method: 'POST', body, headers }));
    }
  }

  return { handle };
}

function payloadOf(event: ShopEvent, at: Date) {
  if (event.kind === 'ProductDeleted') return { id: event.product.number };
  if (event.kind === 'ProductUpdated') {
    const { number, title, handle, type, tags, variants, updatedAt } = event.product;
    return {
      id: number,
      admin_graphql_api_id: `gid://shopify/Product/${number}`,
      title,
      handle,
      status: 'active',
      vendor: 'Northwind Outdoor',
      product_type: type,
      updated_at: updatedAt,
      tags: tags.join(', '),
      variants: variants.map(({ number: id, options, price, sku }) => ({
        id,
        title: Object.values(options).join(' / '),
        price: (price / 100).toFixed(2),
        sku,
        updated_at: updatedAt,
      })),
    };
  }
  const { orderId, product, quantity, total, reference } = event;
  return {
    id: orderId,
    admin_graphql_api_id: `gid://shopify/Order/${orderId}`,
    created_at: at.toISOString(),
    currency: 'CHF',
    total_price: (total / 100).toFixed(2),
    note_attributes: reference === null ? [] : [{ name: 'parley', value: reference }],
    line_items: [{ product_id: product.number, quantity, price: ((product.variants[0]?.price ?? 0) / 100).toFixed(2) }],
  };
}

const unauthorized = () =>
  Response.json(
    { errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' },
    { status: 401 },
  );

/** A field of a form; blank where there is none. */
function textIn(form: FormData, key: string): string {
  const value = form.get(key);
  return typeof value === 'string' ? value : '';
}

const goTo = (url: URL) =>
  new Response(null, { status: 303, headers: { location: url.href, 'cache-control': 'no-store' } });
