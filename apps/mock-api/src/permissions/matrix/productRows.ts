import type { Ids } from './records.ts';
import { adminFinds, row, staffFinds, visitorFinds, type Row } from './row.ts';

const byAdmin = (args: NonNullable<Row['args']>, select = '{ id }') =>
  row('401 403 403 ok 403 401 401 404', { args, select, ...adminFinds('NOT_FOUND') });

const theStore = ({ store }: Ids) => ({ id: store });

const rules = {
  includeCollections: ['Clothing'],
  excludeCollections: [],
  excludeTags: ['sale'],
  excludeProducts: [],
  hideOutOfStock: true,
  boostTags: [],
  pins: [{ words: 'jacket', product: 'made-1' }],
  synonyms: [{ word: 'anorak', means: 'jacket' }],
  maxResults: 6,
  showCompareAt: true,
  showStock: true,
  allowAddToCart: true,
};

/** Shops, and what their products are shown by. */
export const PRODUCT_ROWS: Readonly<Record<string, Row>> = {
  'Query.stores': row('401 403 ok ok ok 401 401 ok', {
    select: '{ id displayName assistants { title } syncs { state } products { nodes { title } } }',
  }),
  'Query.store': row('401 403 ok ok ok 401 401 404', {
    args: theStore,
    select:
      '{ id displayName rules { pins { product { title } } } search(query: "jacket") { hits { product { title } } } }',
    ...staffFinds('NOT_FOUND'),
  }),
  'Mutation.beginStoreConnection': row('401 403 403 ok 403 401 401 ok', {
    args: () => ({ provider: 'Shopify', shop: 'northwind' }),
    select: '{ url }',
  }),
  // Nobody here has been at Shopify.
  'Mutation.finishStoreConnection': row('401 403 403 INVALID_TOKEN 403 401 401 INVALID_TOKEN', {
    args: () => ({ provider: 'Shopify', query: 'code=c&state=s' }),
    select: '{ id }',
  }),
  'Mutation.connectWooCommerce': row('401 403 403 ok 403 401 401 ok', {
    args: () => ({
      input: {
        shopUrl: 'http://localhost:4000/stand-ins/woocommerce/northwind',
        consumerKey: 'ck_parley_local',
        consumerSecret: 'cs_parley_local',
      },
    }),
    select: '{ id }',
  }),
  'Mutation.syncStore': byAdmin(theStore),
  'Mutation.cancelStoreSync': byAdmin(theStore),
  'Mutation.updateStoreSettings': byAdmin(({ store, assistant }) => ({
    id: store,
    settings: { displayName: 'The shop', syncMode: 'Daily', assistantIds: [assistant] },
  })),
  'Mutation.updateStoreRules': byAdmin(({ store }) => ({ id: store, rules })),
  'Mutation.disconnectStore': byAdmin(theStore, ''),
  'Mutation.recordProductAction': row('401 401 401 401 401 ok 404 401', {
    args: ({ shelved, product }) => ({ messageId: shelved, productId: product, action: 'Clicked' }),
    ...visitorFinds('NOT_FOUND'),
  }),
  'Subscription.storeChanged': row('401 403 ok ok ok 401 401 ok', { select: '{ id }' }),
};
