import type { Db, Prisma } from '../client.ts';
import { BASECAMP, NORI } from './assistants.ts';
import { MAYA } from './auth.ts';
import { NORTHWIND } from './billing.ts';
import { before, DAY, HOUR, MINUTE } from './instants.ts';
import { productRows, SHOPIFY_PATH } from './shop/rows.ts';
import { SEARCHES } from './shop/searches.ts';

export const NORTHWIND_SHOP = 'stor_northwind';

const RULES = {
  excludeTags: ['clearance'],
  hideOutOfStock: true,
  boostTags: ['recycled', 'resoleable'],
  pins: [
    { words: 'rain jacket', product: 'gid://shopify/Product/1' },
    { words: 'red jacket', product: 'gid://shopify/Product/1' },
  ],
  synonyms: [
    { word: 'anorak', means: 'jacket' },
    { word: 'pack cover', means: 'rain cover' },
    { word: 'torch', means: 'headlamp' },
  ],
};

/** Northwind's shop on Shopify with all that it sells, and a month of what came of showing it. */
export async function seedStores(db: Db, now: Date): Promise<void> {
  const connectedAt = before(now, 64 * DAY);
  const { products, variants } = productRows({
    clientId: NORTHWIND,
    storeId: NORTHWIND_SHOP,
    updatedAt: before(now, 9 * DAY),
  });
  await db.storeIntegration.create({
    data: {
      id: NORTHWIND_SHOP,
      clientId: NORTHWIND,
      provider: 'Shopify',
      displayName: 'Northwind Outdoor',
      shop: 'northwind',
      storeUrl: SHOPIFY_PATH,
      // The shop is played locally, and lets in whoever was seeded.
      sealedCredentials: '',
      scopes: JSON.stringify(['read_products', 'read_inventory', 'read_orders']),
      currency: 'CHF',
      productsCount: products.length,
      variantsCount: variants.length,
      lastSyncAt: before(now, 7 * HOUR),
      lastChangeAt: before(now, 2 * MINUTE),
      nextSyncAt: new Date(now.getTime() + 17 * HOUR),
      rules: JSON.stringify(RULES),
      connectedByName: MAYA.name,
      createdAt: connectedAt,
      assistants: { create: [{ assistantId: NORI.id }, { assistantId: BASECAMP.id }] },
      syncs: { create: syncs(now, products.length) },
    },
  });
  await db.product.createMany({ data: products });
  await db.productVariant.createMany({ data: variants });
  await seedSearches(db);
}

function syncs(now: Date, total: number): Prisma.StoreSyncCreateWithoutStoreInput[] {
  const day = (days: number, rest: Partial<Prisma.StoreSyncCreateWithoutStoreInput>) => {
    const startedAt = before(now, days * DAY + 7 * HOUR);
    return {
      id: `sync_northwind${days}`,
      kind: 'Full' as const,
      state: 'Done' as const,
      total,
      seen: total,
      startedAt,
      endedAt: new Date(startedAt.getTime() + 9_000),
      ...rest,
    };
  };
  return [
    day(0, { updated: 4 }),
    day(1, { updated: 11, created: 2 }),
    day(2, { state: 'Failed', seen: 60, error: 'Shopify is in trouble (503).' }),
    day(3, { updated: 6, removed: 1 }),
    day(64, { created: total - 1 }),
  ];
}

/** Of every hundred shown so many are opened, of these so many put into the cart, and so many of these bought. */
const OPENED = 27;
const ADDED = 23;
const BOUGHT = 39;

/** Each is a question in a conversation (inbox/productStories.ts). */
async function seedSearches(db: Db): Promise<void> {
  const searches: Prisma.ProductSearchCreateManyInput[] = [];
  const events: Prisma.ProductEventCreateManyInput[] = [];
  let shown = 0;
  let opened = 0;
  let added = 0;
  for (const [query, , products] of SEARCHES) {
    const key = query.split(' ').toSorted().join(' ');
    for (const { conversationId, createdAt } of await asked(db, query)) {
      const id = `psrc_seed${searches.length}`;
      searches.push({
        id,
        clientId: NORTHWIND,
        storeId: NORTHWIND_SHOP,
        assistantId: NORI.id,
        conversationId,
        query,
        key,
        understood: '{}',
        found: products.length,
        createdAt,
      });
      for (const productId of products) {
        const reference = `gid://shopify/Product/${productId}`;
        const event = (kind: Prisma.ProductEventCreateManyInput['kind'], rest = {}) =>
          events.push({ searchId: id, kind, reference, storeId: NORTHWIND_SHOP, productId, createdAt, ...rest });
        event('Shown');
        shown += 1;
        if ((shown * 37) % 100 >= OPENED) continue;
        event('Clicked');
        opened += 1;
        if ((opened * 41) % 100 >= ADDED) continue;
        event('Added');
        added += 1;
        if ((added * 43) % 100 < BOUGHT)
          event('Bought', { reference: String(2000 + added), amount: 12_900 + ((added * 2711) % 90) * 100 });
      }
    }
  }
  await db.productSearch.createMany({ data: searches });
  await db.productEvent.createMany({ data: events });
}

/** Where visitors wrote this. */
const asked = (db: Db, body: string) =>
  db.message.findMany({
    where: { conversation: { clientId: NORTHWIND }, author: 'Visitor', body },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { conversationId: true, createdAt: true },
  });
