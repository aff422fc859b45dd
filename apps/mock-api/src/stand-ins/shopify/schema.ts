import { buildSchema } from 'graphql';

/** As much of the Admin API as is played: https://shopify.dev/docs/api/admin-graphql/latest */
export const schema = buildSchema(`
scalar DateTime
scalar Money
scalar Decimal
scalar HTML
scalar URL
scalar UnsignedInt64

type Query {
  shop: Shop!
  products(first: Int, after: String, query: String, sortKey: ProductSortKeys = ID): ProductConnection!
  productsCount(query: String, limit: Int = 10000): Count
  product(id: ID!): Product
  webhookSubscriptions(first: Int): WebhookSubscriptionConnection!
  bulkOperation(id: ID!): BulkOperation
  currentBulkOperation: BulkOperation
}

type Mutation {
  webhookSubscriptionCreate(topic: WebhookSubscriptionTopic!, webhookSubscription: WebhookSubscriptionInput!): WebhookSubscriptionCreatePayload
  webhookSubscriptionDelete(id: ID!): WebhookSubscriptionDeletePayload
  bulkOperationRunQuery(query: String!, groupObjects: Boolean! = false): BulkOperationRunQueryPayload
}

enum ProductSortKeys { ID TITLE UPDATED_AT CREATED_AT }
enum WebhookSubscriptionTopic { PRODUCTS_CREATE PRODUCTS_UPDATE PRODUCTS_DELETE ORDERS_CREATE APP_UNINSTALLED INVENTORY_LEVELS_UPDATE }

type Shop { id: ID! name: String! currencyCode: String! primaryDomain: Domain! }
type Domain { url: URL! host: String! }
type Count { count: Int! precision: String! }
type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
type ProductConnection { edges: [ProductEdge!]! nodes: [Product!]! pageInfo: PageInfo! }
type ProductEdge { node: Product! }
type Product {
  id: ID!
  title: String!
  handle: String!
  descriptionHtml: HTML!
  onlineStoreUrl: URL
  vendor: String!
  productType: String!
  tags: [String!]!
  updatedAt: DateTime!
  featuredMedia: MediaImage
  collections(first: Int): CollectionConnection!
  options: [ProductOption!]!
  variants(first: Int, after: String): ProductVariantConnection!
}
type MediaImage { preview: MediaPreviewImage }
type MediaPreviewImage { image: Image }
type Image { url: URL! }
type CollectionConnection { edges: [CollectionEdge!]! nodes: [Collection!]! }
type CollectionEdge { node: Collection! }
type Collection { id: ID! title: String! }
type ProductOption { id: ID! name: String! values: [String!]! }
type ProductVariantConnection { edges: [ProductVariantEdge!]! nodes: [ProductVariant!]! pageInfo: PageInfo! }
type ProductVariantEdge { node: ProductVariant! }
type ProductVariant {
  id: ID!
  title: String!
  price: Money!
  compareAtPrice: Money
  availableForSale: Boolean!
  inventoryQuantity: Int
  sku: String
  selectedOptions: [SelectedOption!]!
}
type SelectedOption { name: String! value: String! }
input WebhookSubscriptionInput { uri: String format: WebhookSubscriptionFormat }
enum WebhookSubscriptionFormat { JSON XML }
type WebhookSubscription { id: ID! topic: WebhookSubscriptionTopic! uri: String! }
type WebhookSubscriptionConnection { nodes: [WebhookSubscription!]! }
type WebhookSubscriptionCreatePayload { webhookSubscription: WebhookSubscription userErrors: [UserError!]! }
type WebhookSubscriptionDeletePayload { deletedWebhookSubscriptionId: ID userErrors: [UserError!]! }
type BulkOperation {
  id: ID!
  status: BulkOperationStatus!
  errorCode: BulkOperationErrorCode
  createdAt: DateTime!
  completedAt: DateTime
  objectCount: UnsignedInt64!
  rootObjectCount: UnsignedInt64!
  fileSize: UnsignedInt64
  url: URL
  partialDataUrl: URL
}
enum BulkOperationStatus { CANCELED CANCELING COMPLETED CREATED EXPIRED FAILED RUNNING }
enum BulkOperationErrorCode { ACCESS_DENIED INTERNAL_SERVER_ERROR TIMEOUT }
type BulkOperationRunQueryPayload { bulkOperation: BulkOperation userErrors: [BulkOperationUserError!]! }
type BulkOperationUserError { field: [String!] code: BulkOperationUserErrorCode message: String! }
enum BulkOperationUserErrorCode { INVALID LIMIT_REACHED OPERATION_IN_PROGRESS }
type UserError { field: [String!] message: String! }
`);
