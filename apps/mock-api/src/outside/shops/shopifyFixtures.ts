import type { Fixture } from '#testing/contract.ts';
import { bulkProducts, SHOPIFY_OPERATIONS } from './shopifyOperations.ts';

const PAGES = 'https://shopify.dev/docs/api/admin-graphql/latest';
export const CALLBACK = 'https://api.parley.example/webhooks/stores/shopify/stor_1';

/** All is asked at one address, and costs: https://shopify.dev/docs/api/usage/limits */
const fixture = (
  name: string,
  page: string,
  { query, variables, data }: { query: string; variables: object; data: object },
): Fixture => ({
  name,
  reference: `${PAGES}/${page}`,
  request: {
    method: 'POST',
    path: '/graphql.json',
    headers: { 'x-shopify-access-token': 'shpat_parley_local', 'content-type': 'application/json' },
    body: { query, variables },
  },
  response: {
    status: 200,
    body: {
      data,
      extensions: {
        cost: {
          requestedQueryCost: 12,
          actualQueryCost: 8,
          throttleStatus: { maximumAvailable: 2000, currentlyAvailable: 1992, restoreRate: 100 },
        },
      },
    },
  },
});

/** https://shopify.dev/docs/api/admin-graphql/latest/objects/Product, …/objects/ProductVariant */
const PRODUCT = {
  id: 'gid://shopify/Product/1',
  title: 'Skarv Rain Jacket Women',
  descriptionHtml: '<p>Three layers that keep real rain out.</p>',
  onlineStoreUrl: 'https://northwind.example/products/skarv-rain-jacket-women',
  vendor: 'Northwind Outdoor',
  productType: 'Jacket',
  tags: ['waterproof'],
  updatedAt: '2026-11-01T08:00:00Z',
  featuredMedia: { preview: { image: { url: 'https://cdn.shopify.com/s/files/1/0001/skarv.jpg' } } },
  collections: { nodes: [{ title: 'Clothing' }] },
  options: [{ name: 'Colour', values: ['Signal red'] }],
  variants: {
    nodes: [
      {
        id: 'gid://shopify/ProductVariant/100',
        title: 'Signal red / XS',
        price: '129.00',
        compareAtPrice: null,
        availableForSale: true,
        inventoryQuantity: 10,
        sku: 'NW-001-00',
        selectedOptions: [{ name: 'Colour', value: 'Signal red' }],
      },
    ],
    pageInfo: { hasNextPage: false, endCursor: 'eyJsYXN0X2lkIjoxMDB9' },
  },
};

const LISTED = 'status:active AND published_status:published';
export const BULK_ID = 'gid://shopify/BulkOperation/1';

/** The file of a bulk operation whose lines are grouped: https://shopify.dev/docs/api/usage/bulk-operations/queries#the-jsonl-data-format */
export const BULK_FILE = {
  reference: 'https://shopify.dev/docs/api/usage/bulk-operations/queries',
  url: 'https://storage.googleapis.com/shopify/products.jsonl?Expires=1795000000&Signature=abc',
  lines: [
    Object.fromEntries(Object.entries(PRODUCT).filter(([name]) => name !== 'collections' && name !== 'variants')),
    { id: 'gid://shopify/Collection/7', title: 'Clothing', __parentId: PRODUCT.id },
    ...PRODUCT.variants.nodes.map((variant) => ({ ...variant, __parentId: PRODUCT.id })),
  ],
};

export const SHOPIFY_FIXTURES = {
  manyProducts: fixture('products of a large shop', 'queries/products', {
    query: SHOPIFY_OPERATIONS.products,
    variables: { first: 10, after: null, query: LISTED },
    data: {
      productsCount: { count: 50_000 },
      products: { nodes: [PRODUCT], pageInfo: { hasNextPage: true, endCursor: 'eyJsYXN0X2lkIjoxfQ==' } },
    },
  }),
  bulkRun: fixture('bulkOperationRunQuery', 'mutations/bulkOperationRunQuery', {
    query: SHOPIFY_OPERATIONS.bulkRun,
    variables: { query: bulkProducts(LISTED) },
    data: { bulkOperationRunQuery: { bulkOperation: { id: BULK_ID }, userErrors: [] } },
  }),
  bulk: fixture('bulkOperation', 'queries/bulkOperation', {
    query: SHOPIFY_OPERATIONS.bulk,
    variables: { id: BULK_ID },
    data: {
      bulkOperation: {
        status: 'COMPLETED',
        errorCode: null,
        objectCount: '3',
        rootObjectCount: '1',
        url: BULK_FILE.url,
      },
    },
  }),
  shop: fixture('shop', 'queries/shop', {
    query: SHOPIFY_OPERATIONS.shop,
    variables: {},
    data: {
      shop: { name: 'Northwind Outdoor', currencyCode: 'CHF', primaryDomain: { url: 'https://northwind.example' } },
    },
  }),
  products: fixture('products', 'queries/products', {
    query: SHOPIFY_OPERATIONS.products,
    variables: {
      first: 10,
      after: 'eyJsYXN0X2lkIjowfQ==',
      query: "status:active AND published_status:published AND updated_at:>'2026-10-31T00:00:00.000Z'",
    },
    data: {
      productsCount: { count: 1 },
      products: { nodes: [PRODUCT], pageInfo: { hasNextPage: false, endCursor: 'eyJsYXN0X2lkIjoxfQ==' } },
    },
  }),
  product: fixture('product', 'queries/product', {
    query: SHOPIFY_OPERATIONS.product,
    variables: { id: PRODUCT.id },
    data: { product: PRODUCT },
  }),
  webhooks: fixture('webhookSubscriptions', 'queries/webhookSubscriptions', {
    query: SHOPIFY_OPERATIONS.webhooks,
    variables: {},
    data: {
      webhookSubscriptions: {
        nodes: [
          ...['PRODUCTS_UPDATE', 'PRODUCTS_DELETE', 'ORDERS_CREATE', 'APP_UNINSTALLED'].map((topic, index) => ({
            id: `gid://shopify/WebhookSubscription/${index + 2}`,
            topic,
            uri: CALLBACK,
          })),
          { id: 'gid://shopify/WebhookSubscription/9', topic: 'PRODUCTS_CREATE', uri: 'https://another.example/' },
        ],
      },
    },
  }),
  watch: fixture('webhookSubscriptionCreate', 'mutations/webhookSubscriptionCreate', {
    query: SHOPIFY_OPERATIONS.watch,
    variables: { topic: 'PRODUCTS_CREATE', uri: CALLBACK },
    data: { webhookSubscriptionCreate: { userErrors: [] } },
  }),
  unwatch: (number: number) =>
    fixture('webhookSubscriptionDelete', 'mutations/webhookSubscriptionDelete', {
      query: SHOPIFY_OPERATIONS.unwatch,
      variables: { id: `gid://shopify/WebhookSubscription/${number}` },
      data: { webhookSubscriptionDelete: { userErrors: [] } },
    }),
};
