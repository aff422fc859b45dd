import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { type Answered, ask, type Line, ServiceError } from '#outside/request.ts';
import type { Shop, ShopProduct } from './shop.ts';
import { createShopifyBulk, isOfBulk } from './shopifyBulk.ts';
import { SHOPIFY_OPERATIONS, SHOPIFY_VERSION } from './shopifyOperations.ts';
import { Product, toProduct, Variants } from './shopifyRecords.ts';

export type ShopifyAccess = {
  /** Where the shop is: `https://northwind.myshopify.com`. */
  shopUrl: string;
  accessToken: string;
};

/** Of a page: each product may cost as much as its variants, and one query no more than 1,000 points. */
const PAGE = 10;
/** What has more is put together by Shopify itself: page by page 50,000 products would take an hour and more. */
const MOST_BY_PAGES = 250;
/** What the shop is to tell us of. https://shopify.dev/docs/api/admin-graphql/latest/enums/WebhookSubscriptionTopic */
const TOPICS = ['PRODUCTS_CREATE', 'PRODUCTS_UPDATE', 'PRODUCTS_DELETE', 'ORDERS_CREATE', 'APP_UNINSTALLED'] as const;

const Facts = v.object({
  shop: v.object({ name: v.string(), currencyCode: v.string(), primaryDomain: v.object({ url: v.string() }) }),
});
const Page = v.object({
  productsCount: v.nullable(v.object({ count: v.number() })),
  products: v.object({
    nodes: v.array(Product),
    pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
  }),
});
const Subscriptions = v.object({
  webhookSubscriptions: v.object({
    nodes: v.array(v.object({ id: v.string(), topic: v.string(), uri: v.string() })),
  }),
});
const UserErrors = v.array(v.object({ message: v.string() }));

/**
 * The Admin GraphQL API of a Shopify shop: https://shopify.dev/docs/api/admin-graphql. It is limited by the cost of queries
 * and says so with status 200: https://shopify.dev/docs/api/usage/limits. `files`: how files are fetched whose address it gives.
 */
export function createShopify(line: Line, { shopUrl, accessToken }: ShopifyAccess, files: Line = line): Shop {
  const url = `${shopUrl}/admin/api/${SHOPIFY_VERSION}/graphql.json`;
  let currency: string | null = null;

  async function run<T>(
    query: string,
    variables: object,
    schema: v.GenericSchema<unknown, T>,
    isRepeatable = true,
  ): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      const { body } = await ask(
        line,
        {
          method: 'POST',
          url,
          headers: { 'X-Shopify-Access-Token': accessToken },
          json: { query, variables },
          isRepeatable,
        },
        answerOf(schema),
      );
      if (body.data && !body.errors) return body.data;
      const error = refusalIn(body);
      if (error.kind !== 'Limited' || attempt === 4) throw error;
      // oxlint-disable-next-line no-await-in-loop
      await (line.pause ?? sleep)(error.retryAfterMs ?? 1000);
    }
  }

  const bulk = createShopifyBulk({ run, line, files, currency: async () => (currency ??= (await facts()).currency) });

  async function facts() {
    const { shop } = await run(SHOPIFY_OPERATIONS.shop, {}, Facts);
    currency = shop.currencyCode;
    return { name: shop.name, url: shop.primaryDomain.url, currency: shop.currencyCode };
  }

  async function productOf(node: v.InferOutput<typeof Product>): Promise<ShopProduct> {
    currency ??= (await facts()).currency;
    const variants = [...node.variants.nodes];
    let { pageInfo } = node.variants;
    while (pageInfo.hasNextPage) {
      // oxlint-disable-next-line no-await-in-loop -- page after page
      const { product } = await run(
        SHOPIFY_OPERATIONS.variants,
        { id: node.id, after: pageInfo.endCursor },
        v.object({ product: v.nullable(v.object({ variants: Variants })) }),
      );
      if (!product) break;
      variants.push(...product.variants.nodes);
      ({ pageInfo } = product.variants);
    }
    return toProduct(node, { collections: node.collections.nodes, variants }, currency);
  }

  async function subscriptions(callbackUrl: string) {
    const { webhookSubscriptions } = await run(SHOPIFY_OPERATIONS.webhooks, {}, Subscriptions);
    return webhookSubscriptions.nodes.filter(({ uri }) => uri === callbackUrl);
  }

  return {
    facts,
    page: async ({ cursor, since }) => {
      const filter = [
        'status:active',
        'published_status:published',
        ...(since ? [`updated_at:>'${since.toISOString()}'`] : []),
      ].join(' AND ');
      if (cursor !== null && isOfBulk(cursor)) return bulk.page(cursor, filter);
      const answer = await run(SHOPIFY_OPERATIONS.products, { first: PAGE, after: cursor, query: filter }, Page);
      const total = answer.productsCount?.count ?? null;
      if (cursor === null && total !== null && total > MOST_BY_PAGES) return bulk.begin(filter, total);
      const { nodes, pageInfo } = answer.products;
      const products: ShopProduct[] = [];
      // oxlint-disable-next-line no-await-in-loop
      for (const node of nodes) if (node.onlineStoreUrl !== null) products.push(await productOf(node));
      return {
        products,
        next: pageInfo.hasNextPage ? pageInfo.endCursor : null,
        total,
      };
    },
    product: async (externalId) => {
      const { product } = await run(
        SHOPIFY_OPERATIONS.product,
        { id: externalId },
        v.object({ product: v.nullable(Product) }),
      );
      return product?.onlineStoreUrl == null ? null : productOf(product);
    },
    watch: async (callbackUrl) => {
      const known = await subscriptions(callbackUrl);
      for (const topic of TOPICS) {
        if (known.some((one) => one.topic === topic)) continue;
        // oxlint-disable-next-line no-await-in-loop
        const { webhookSubscriptionCreate } = await run(
          SHOPIFY_OPERATIONS.watch,
          { topic, uri: callbackUrl },
          v.object({ webhookSubscriptionCreate: v.object({ userErrors: UserErrors }) }),
          false,
        );
        const [error] = webhookSubscriptionCreate.userErrors;
        if (error) throw new ServiceError('Invalid', `Shopify does not tell of changes: ${error.message}`);
      }
    },
    unwatch: async (callbackUrl) => {
      for (const { id } of await subscriptions(callbackUrl)) {
        // oxlint-disable-next-line no-await-in-loop
        await run(
          SHOPIFY_OPERATIONS.unwatch,
          { id },
          v.object({ webhookSubscriptionDelete: v.object({ userErrors: UserErrors }) }),
        );
      }
    },
  };
}

const answerOf = <T>(data: v.GenericSchema<unknown, T>) =>
  v.object({
    data: v.nullish(data),
    errors: v.optional(
      v.array(v.object({ message: v.string(), extensions: v.optional(v.object({ code: v.optional(v.string()) })) })),
    ),
    extensions: v.optional(
      v.object({
        cost: v.optional(
          v.object({
            requestedQueryCost: v.number(),
            throttleStatus: v.object({
              maximumAvailable: v.number(),
              currentlyAvailable: v.number(),
              restoreRate: v.number(),
            }),
          }),
        ),
      }),
    ),
  });

type Answer = Answered<v.InferOutput<ReturnType<typeof answerOf<unknown>>>>['body'];

/** Shopify throttles with 200 and a code, and says how fast points come back. */
function refusalIn({ errors, extensions }: Pick<Answer, 'errors' | 'extensions'>): ServiceError {
  const codes = errors?.map((error) => error.extensions?.code) ?? [];
  if (codes.includes('THROTTLED')) {
    const cost = extensions?.cost;
    const missing = cost ? cost.requestedQueryCost - cost.throttleStatus.currentlyAvailable : 0;
    const retryAfterMs = cost ? Math.ceil(Math.max(0, missing) / cost.throttleStatus.restoreRate) * 1000 : 1000;
    return new ServiceError('Limited', 'Shopify asks us to wait.', { retryAfterMs });
  }
  if (codes.includes('ACCESS_DENIED')) {
    return new ServiceError('Refused', 'Shopify does not let us read this. Connect the shop again.');
  }
  return new ServiceError('Malformed', `Shopify could not answer: ${errors?.[0]?.message ?? 'it sent no data'}`);
}
