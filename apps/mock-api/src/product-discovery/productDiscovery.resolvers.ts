import type { StoreIntegration } from '@parley/db';
import type { Resolvers } from '#__generated__/resolvers.ts';
import { assetAddress } from '#assets/assetAddress.ts';
import { requireStaff, requireVisitor } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { decimalsOf } from '#outside/shops/amount.ts';
import { facetsOf, listProducts, productsByExternalId } from './catalogue/catalogue.service.ts';
import { choicesOf } from './catalogue/choices.ts';
import { productId } from './catalogue/productRow.ts';
import { productImageUrl } from './catalogue/productImages.http.ts';
import { recordProductAction } from './chat/recordProductAction.ts';
import { shelfOf } from './chat/shelf.ts';
import { wireShelf } from './chat/wireShelf.ts';
import { fruitlessSearches, productFunnel, searchCounts } from './figures/figures.service.ts';
import { readWords } from './json.ts';
import { searchConsole } from './search/searchConsole.ts';
import { whyNothing } from './chat/shopSentence.ts';
import { beginConnection, finishConnection } from './stores/connectStore.ts';
import { connectWooCommerce } from './stores/connectWooCommerce.ts';
import {
  assistantsOf,
  disconnectImpact,
  disconnectStore,
  findStore,
  listStores,
  updateStoreRules,
  updateStoreSettings,
} from './stores/stores.service.ts';
import { countRules, rulesOf } from './storeRules.ts';
import { cancelSync, requestSync } from './sync/requestSync.ts';
import { findProducts } from './search/findProducts.ts';
import { parseQuery } from './search/parseQuery.ts';

const FLAG = 'UPDATE_ASSISTANTS';
const DAY_MS = 24 * 60 * 60_000;

/** The last so many days. Throws BAD_INPUT for fewer than one, and more than a year. */
function lastDays({ clock }: Pick<Context, 'clock'>, days: number | null | undefined) {
  const count = days ?? 30;
  if (count < 1 || count > 365) throw domainError('BAD_INPUT', 'Ask for 1 to 365 days.', { field: 'days' });
  const to = clock.now();
  return { from: new Date(to.getTime() - count * DAY_MS), to: new Date(to.getTime() + 1) };
}

function upTo(field: string, asked: number | null | undefined, byDefault: number): number {
  const count = asked ?? byDefault;
  if (count < 1 || count > 100) throw domainError('BAD_INPUT', 'Ask for 1 to 100.', { field });
  return count;
}

const major = (currency: string, minor: number) => minor / 10 ** decimalsOf(currency);

/** Those that a rule names, which the shop may no longer have. */
const named = async ({ db }: Context, { id, currency }: StoreIntegration, externalIds: readonly string[]) =>
  (await productsByExternalId({ db }, id, externalIds)).map((product) => ({ ...product, currency }));

export const productDiscoveryResolvers: Resolvers = {
  Query: {
    stores: (_, __, ctx) => listStores(ctx, requireStaff(ctx).clientId),
    store: (_, { id }, ctx) => findStore(ctx, requireStaff(ctx).clientId, id),
  },
  Mutation: {
    beginStoreConnection: (_, asked, ctx) => beginConnection(ctx, requireStaff(ctx, FLAG), asked),
    finishStoreConnection: (_, came, ctx) => finishConnection(ctx, requireStaff(ctx, FLAG), came),
    connectWooCommerce: (_, { input }, ctx) => connectWooCommerce(ctx, requireStaff(ctx, FLAG), input),
    syncStore: (_, { id }, ctx) => requestSync(ctx, requireStaff(ctx, FLAG).clientId, id),
    cancelStoreSync: (_, { id }, ctx) => cancelSync(ctx, requireStaff(ctx, FLAG).clientId, id),
    updateStoreSettings: (_, change, ctx) => updateStoreSettings(ctx, requireStaff(ctx, FLAG).clientId, change),
    updateStoreRules: (_, change, ctx) => updateStoreRules(ctx, requireStaff(ctx, FLAG).clientId, change),
    disconnectStore: (_, { id }, ctx) => disconnectStore(ctx, requireStaff(ctx, FLAG).clientId, id),
    recordProductAction: (_, did, ctx) => recordProductAction(ctx, requireVisitor(ctx), did),
  },
  Subscription: {
    storeChanged: {
      subscribe: (_, __, ctx) => ctx.events.subscribe('store:changed', requireStaff(ctx).clientId),
      resolve: (store: StoreIntegration) => store,
    },
  },
  StoreIntegration: {
    storeUrl: ({ storeUrl }, _, { config }) => assetAddress(config, storeUrl) ?? storeUrl,
    scopes: ({ scopes }) => readWords(scopes),
    progress: async ({ id, state }, _, { db }) => {
      if (state !== 'Syncing') return null;
      const sync = await db.storeSync.findFirst({
        where: { storeId: id, state: 'Running' },
        orderBy: { startedAt: 'desc' },
      });
      return sync?.total ? Math.min(99, Math.round((sync.seen / sync.total) * 100)) : null;
    },
    assistants: (store, _, ctx) => assistantsOf(ctx, store),
    rules: (store) => store,
    rulesCount: (store) => countRules(rulesOf(store)),
    facets: (store, _, ctx) => facetsOf(ctx, store),
    syncs: ({ id }, { first }, { db }) =>
      db.storeSync.findMany({
        where: { storeId: id },
        orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
        take: upTo('first', first, 20),
      }),
    funnel: async ({ id, currency }, { days }, ctx) => {
      const funnel = await productFunnel(ctx, id, lastDays(ctx, days));
      return { ...funnel, revenue: major(currency, funnel.revenue) };
    },
    fruitlessSearches: async (store, { days, first }, ctx) => {
      const period = lastDays(ctx, days);
      const { searches, fruitless } = await searchCounts(ctx, store.id, period);
      const rows = await fruitlessSearches(ctx, store.id, { ...period, first: upTo('first', first, 3) });
      const nodes = [];
      for (const row of rows) {
        const understood = parseQuery(row.query);
        const { words, colours, onSale, order } = understood;
        // oxlint-disable-next-line no-await-in-loop -- one connection
        const { missing } = await findProducts(ctx.db, {
          storeId: store.id,
          words,
          colours,
          sizes: [],
          minPrice: null,
          maxPrice: null,
          onSale,
          order,
          synonyms: new Map(),
        });
        nodes.push({ ...row, why: whyNothing({ understood, missing, currency: store.currency }) });
      }
      return { count: fruitless, searches, nodes };
    },
    products: async (store, asked, ctx) => {
      const { totalCount, nodes } = await listProducts(ctx, store, asked);
      return { totalCount, nodes: nodes.map((product) => ({ ...product, currency: store.currency })) };
    },
    search: (store, { query }, ctx) => searchConsole(ctx, store, query),
    disconnectImpact: (store, _, ctx) => disconnectImpact(ctx, store),
  },
  StoreRules: {
    includeCollections: (store) => rulesOf(store).includeCollections,
    excludeCollections: (store) => rulesOf(store).excludeCollections,
    excludeTags: (store) => rulesOf(store).excludeTags,
    excludeProducts: (store, _, ctx) => named(ctx, store, rulesOf(store).excludeProducts),
    hideOutOfStock: (store) => rulesOf(store).hideOutOfStock,
    boostTags: (store) => rulesOf(store).boostTags,
    pins: async (store, _, ctx) => {
      const { pins } = rulesOf(store);
      const products = await named(
        ctx,
        store,
        pins.map(({ product }) => product),
      );
      return pins.map(({ words, product }) => ({
        words,
        externalId: product,
        product: products.find(({ externalId }) => externalId === product) ?? null,
      }));
    },
    synonyms: (store) => rulesOf(store).synonyms,
    maxResults: (store) => rulesOf(store).maxResults,
    showCompareAt: (store) => rulesOf(store).showCompareAt,
    showStock: (store) => rulesOf(store).showStock,
    allowAddToCart: (store) => rulesOf(store).allowAddToCart,
  },
  Product: {
    id: productId,
    url: ({ url }, _, { config }) => assetAddress(config, url) ?? url,
    imageUrl: (product, _, { config }) => productImageUrl(config, product),
    tags: ({ tags }) => readWords(tags),
    collections: ({ collections }) => readWords(collections),
    choices: choicesOf,
    price: ({ price, currency }) => major(currency, price),
    compareAtPrice: ({ compareAtPrice, currency }) =>
      compareAtPrice === null ? null : major(currency, compareAtPrice),
    updatedAt: ({ updatedAtSource }) => updatedAtSource,
  },
  Message: {
    products: async (message, _, ctx) => {
      const shelf = shelfOf(message);
      return shelf && wireShelf(ctx, shelf);
    },
  },
};
