import type { BulkOperations } from './bulkOperations.ts';
import { numbered, type PlayedShop, type ShopState, type SoldProduct } from '../shops/playedShop.ts';

type Shown = { base: string; name: string; shop: PlayedShop; bulk: BulkOperations };

const gid = (type: string, number: number) => `gid://shopify/${type}/${number}`;
const numberOf = (id: string) => Number(id.split('/').at(-1));
const money = (minor: number) => (minor / 100).toFixed(2);

/** Shopify's cursors are opaque; these hold the id after which to go on. */
const cursorOf = (number: number) => Buffer.from(JSON.stringify({ last_id: number })).toString('base64');
function afterOf(cursor: string | null | undefined): number {
  if (!cursor) return 0;
  const { last_id: last }: { last_id: unknown } = JSON.parse(Buffer.from(cursor, 'base64').toString());
  return Number(last);
}

type Paging = { first?: number | null; after?: string | null };

function pageOf<Row extends { number: number }>(rows: readonly Row[], { first, after }: Paging) {
  const rest = rows.filter(({ number }) => number > afterOf(after));
  const shown = rest.slice(0, first ?? 0);
  const last = shown.at(-1);
  return {
    shown,
    pageInfo: {
      hasNextPage: rest.length > shown.length,
      hasPreviousPage: Boolean(after),
      startCursor: null,
      endCursor: last ? cursorOf(last.number) : null,
    },
  };
}

/** What the API answers, as graphql-js calls it. */
export function rootOf({ base, name, shop, bulk }: Shown) {
  const sold = async (query: string | null | undefined) => {
    const since = /updated_at:>'([^']+)'/.exec(query ?? '')?.[1];
    const products = await shop.products();
    return since ? products.filter(({ updatedAt }) => updatedAt > since) : products;
  };
  return {
    shop: () => ({
      id: gid('Shop', 1),
      name: 'Northwind Outdoor',
      currencyCode: 'CHF',
      primaryDomain: { url: base, host: `${name}.myshopify.com` },
    }),
    products: async ({ query, ...paging }: Paging & { query?: string | null }) => {
      const { shown, pageInfo } = pageOf(await sold(query), paging);
      return { nodes: shown.map((product) => productNode(base, product)), pageInfo };
    },
    productsCount: async ({ query }: { query?: string | null }) => ({
      count: (await sold(query)).length,
      precision: 'EXACT',
    }),
    product: async ({ id }: { id: string }) => {
      const found = numbered(await shop.products(), numberOf(id));
      return found ? productNode(base, found) : null;
    },
    bulkOperation: ({ id }: { id: string }) => bulk.find(shop, { base, name, id }),
    currentBulkOperation: () => bulk.find(shop, { base, name }),
    bulkOperationRunQuery: ({ query }: { query: string }) => bulk.run(shop, { base, name, query }),
    webhookSubscriptions: async () => ({
      nodes: (await shop.read()).hooks.map(({ id, topic, url }) => ({ id, topic, uri: url })),
    }),
    webhookSubscriptionCreate: ({
      topic,
      webhookSubscription: { uri },
    }: {
      topic: string;
      webhookSubscription: { uri?: string | null };
    }) => shop.change((state) => subscribe(state, { topic, url: uri ?? '', shop: name })),
    webhookSubscriptionDelete: ({ id }: { id: string }) =>
      shop.change((state) => {
        state.hooks = state.hooks.filter((hook) => hook.id !== id);
        return { deletedWebhookSubscriptionId: id, userErrors: [] };
      }),
  };
}

function subscribe(state: ShopState, { topic, url, shop }: { topic: string; url: string; shop: string }) {
  if (!URL.canParse(url))
    return {
      webhookSubscription: null,
      userErrors: [{ field: ['webhookSubscription', 'uri'], message: 'Address is invalid' }],
    };
  if (state.hooks.some((hook) => hook.topic === topic && hook.url === url)) {
    return {
      webhookSubscription: null,
      userErrors: [{ field: ['webhookSubscription', 'uri'], message: 'Address for this topic has already been taken' }],
    };
  }
  const id = gid('WebhookSubscription', Math.max(0, ...state.hooks.map((hook) => numberOf(hook.id))) + 1);
  state.hooks.push({ id, topic, url, secret: '', shop });
  return { webhookSubscription: { id, topic, uri: url }, userErrors: [] };
}

/** https://shopify.dev/docs/api/admin-graphql/latest/objects/Product */
export function productNode(base: string, product: SoldProduct) {
  const { number, title, handle, type, description, tags, collections, options, variants, colour, updatedAt } = product;
  return {
    id: gid('Product', number),
    title,
    handle,
    descriptionHtml: `<p>${description}</p>`,
    onlineStoreUrl: `${base}/products/${handle}`,
    vendor: 'Northwind Outdoor',
    productType: type,
    tags,
    updatedAt,
    featuredMedia: {
      preview: { image: { url: `${base}/pictures/${encodeURIComponent(type)}/${encodeURIComponent(colour)}.svg` } },
    },
    collections: { nodes: collections.map((name, index) => ({ id: gid('Collection', index + 1), title: name })) },
    options: options.map(({ name, values }, index) => ({
      id: gid('ProductOption', number * 10 + index),
      name,
      values,
    })),
    variants: (paging: Paging) => {
      const { shown, pageInfo } = pageOf(variants, paging);
      return {
        nodes: shown.map((variant) => ({
          id: gid('ProductVariant', variant.number),
          title: Object.values(variant.options).join(' / '),
          price: money(variant.price),
          compareAtPrice: variant.compareAtPrice === null ? null : money(variant.compareAtPrice),
          availableForSale: variant.stock > 0,
          inventoryQuantity: variant.stock,
          sku: variant.sku,
          selectedOptions: Object.entries(variant.options).map(([name, value]) => ({ name, value })),
        })),
        pageInfo,
      };
    },
  };
}
