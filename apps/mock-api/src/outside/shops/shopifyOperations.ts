/** https://shopify.dev/docs/api/usage/versioning */
export const SHOPIFY_VERSION = '2026-10';

const VARIANT = 'id title price compareAtPrice availableForSale inventoryQuantity sku selectedOptions { name value }';
const VARIANTS = `nodes { ${VARIANT} }
    pageInfo { hasNextPage endCursor }`;

const FIELDS = `id title descriptionHtml onlineStoreUrl vendor productType tags updatedAt
  featuredMedia { preview { image { url } } }
  options { name values }`;
const PRODUCT = `${FIELDS}
  collections(first: 10) { nodes { title } }
  variants(first: 50) { ${VARIANTS} }`;

/** What we ask of Shopify's Admin GraphQL API, by the reference page of each. */
export const SHOPIFY_OPERATIONS = {
  /** https://shopify.dev/docs/api/admin-graphql/latest/queries/shop */
  shop: 'query Shop { shop { name currencyCode primaryDomain { url } } }',
  /** https://shopify.dev/docs/api/admin-graphql/latest/queries/products, …/productsCount */
  products: `query Products($first: Int!, $after: String, $query: String) {
  productsCount(query: $query, limit: null) { count }
  products(first: $first, after: $after, query: $query, sortKey: ID) {
    nodes { ${PRODUCT} }
    pageInfo { hasNextPage endCursor }
  }
}`,
  /** https://shopify.dev/docs/api/admin-graphql/latest/queries/product */
  product: `query Product($id: ID!) { product(id: $id) { ${PRODUCT} } }`,
  /** The rest of the variants of a product that has more than fifty. */
  variants: `query Variants($id: ID!, $after: String) { product(id: $id) { variants(first: 100, after: $after) { ${VARIANTS} } } }`,
  /** https://shopify.dev/docs/api/admin-graphql/latest/queries/webhookSubscriptions */
  webhooks: 'query Webhooks { webhookSubscriptions(first: 100) { nodes { id topic uri } } }',
  /** https://shopify.dev/docs/api/admin-graphql/latest/mutations/webhookSubscriptionCreate */
  watch: `mutation Watch($topic: WebhookSubscriptionTopic!, $uri: String!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: { uri: $uri }) { userErrors { message } }
}`,
  /** https://shopify.dev/docs/api/admin-graphql/latest/mutations/webhookSubscriptionDelete */
  unwatch: 'mutation Unwatch($id: ID!) { webhookSubscriptionDelete(id: $id) { userErrors { message } } }',
  /** https://shopify.dev/docs/api/admin-graphql/latest/mutations/bulkOperationRunQuery; a product's lines are to follow it. */
  bulkRun: `mutation BulkRun($query: String!) {
  bulkOperationRunQuery(query: $query, groupObjects: true) { bulkOperation { id } userErrors { code message } }
}`,
  /** https://shopify.dev/docs/api/admin-graphql/latest/queries/bulkOperation */
  bulk: `query Bulk($id: ID!) {
  bulkOperation(id: $id) { status errorCode objectCount rootObjectCount url }
}`,
} as const;

/** What a bulk operation is to find: https://shopify.dev/docs/api/usage/bulk-operations/queries */
export const bulkProducts = (filter: string) => `{
  products(query: ${JSON.stringify(filter)}) {
    edges { node {
      ${FIELDS}
      collections { edges { node { id title } } }
      variants { edges { node { ${VARIANT} } } }
    } }
  }
}`;
