import { randomBytes } from 'node:crypto';
import { northwindCatalogue, type CatalogueProduct } from '@parley/db/shop/catalogue';
import * as v from 'valibot';

/** Where a shop keeps what it knows (stand-ins/standInState.ts). */
export type Keep = {
  load: () => Promise<string | null>;
  save: (state: string, before: string | null) => Promise<void>;
};

const Changes = v.record(
  v.string(),
  v.object({
    price: v.nullish(v.number()),
    stock: v.nullish(v.number()),
    isDeleted: v.optional(v.boolean()),
    at: v.string(),
  }),
);

const State = v.object({
  /** Access tokens that were given out, and codes that stand for one. */
  tokens: v.array(v.string()),
  codes: v.array(v.string()),
  /** `shop`: the name that it was asked by. */
  hooks: v.array(
    v.object({
      id: v.string(),
      topic: v.string(),
      url: v.string(),
      secret: v.string(),
      shop: v.optional(v.string(), 'northwind'),
    }),
  ),
  /** What was done to products since the shop opened, by their number. */
  changes: Changes,
  orders: v.number(),
  /** Bulk operations of Shopify, each with the changes as they were when it began. */
  bulk: v.optional(
    v.array(v.object({ id: v.string(), shop: v.string(), query: v.string(), createdAt: v.string(), changes: Changes })),
    [],
  ),
});
export type ShopState = v.InferOutput<typeof State>;

export type BulkOperation = ShopState['bulk'][number];

export type Hook = ShopState['hooks'][number];

const NEW: ShopState = { tokens: [], codes: [], hooks: [], changes: {}, orders: 1000, bulk: [] };
/** When everything in the shop was last touched. */
const OPENED = '2026-11-01T08:00:00.000Z';

export type SoldProduct = CatalogueProduct & { updatedAt: string };

/** The product of a number, where the shop has it. */
export const numbered = (products: readonly SoldProduct[], number: number): SoldProduct | undefined => {
  // Where nothing has gone it stands in its place: a large shop is asked for each of its products.
  const inPlace = products[number - 1];
  return inPlace?.number === number ? inPlace : products.find((product) => product.number === number);
};

/** A shop that is played locally: its catalogue with what was changed since, and who was let in. */
export type PlayedShop = Omit<ReturnType<typeof createPlayedShop>, 'named'>;

const catalogue: SoldProduct[] = [];
const lists = new Map<number, readonly SoldProduct[]>();

/** The first so many of what is sold; more than there is comes again as further models. */
function listOf(count: number): readonly SoldProduct[] {
  if (catalogue.length === 0)
    catalogue.push(...northwindCatalogue().map((product) => ({ ...product, updatedAt: OPENED })));
  const length = count === Infinity ? catalogue.length : count;
  const known = lists.get(length) ?? Array.from({ length }, (_, index) => modelOf(index));
  lists.set(length, known);
  return known;
}

function modelOf(index: number): SoldProduct {
  const model = Math.floor(index / catalogue.length) + 1;
  const first = catalogue[index % catalogue.length];
  if (!first) throw new Error('There is nothing to sell.');
  if (model === 1) return first;
  const number = index + 1;
  return {
    ...first,
    number,
    title: `${first.title} ${model}`,
    handle: `${first.handle}-${model}`,
    // As it is asked for: a large shop has more variants than are kept at once.
    get variants() {
      return first.variants.map((variant, place) => ({
        ...variant,
        number: number * 100 + place,
        sku: `${variant.sku}-${model}`,
      }));
    },
  };
}

export function createPlayedShop(keep: Keep, most = Infinity) {
  let queue: Promise<unknown> = Promise.resolve();

  const read = async (): Promise<ShopState> => {
    const stored = await keep.load();
    return stored === null ? structuredClone(NEW) : v.parse(State, JSON.parse(stored));
  };

  /** Changes are made one after the other. */
  function change<T>(act: (state: ShopState) => T): Promise<T> {
    const done = queue.then(async () => {
      const stored = await keep.load();
      const state = stored === null ? structuredClone(NEW) : v.parse(State, JSON.parse(stored));
      const result = act(state);
      await keep.save(JSON.stringify(state), stored);
      return result;
    });
    queue = done.catch(() => {});
    return done;
  }

  const productsOf = async (count: number, changes?: ShopState['changes']) =>
    soldIn(changes ?? (await read()).changes, listOf(count));

  const shop = {
    read,
    change,
    /** In the order in which they were made; as they were with changes of another time. */
    products: (changes?: ShopState['changes']) => productsOf(most, changes),
    newSecret: (prefix: string) => `${prefix}${randomBytes(16).toString('hex')}`,
  };

  return {
    ...shop,
    /** The shop under one of its names: `northwind-50000` sells so many products. */
    named: (name: string) => {
      const count = /-(\d{1,6})$/.exec(name)?.[1];
      const sells = count === undefined ? most : Number(count);
      return { ...shop, products: (changes?: ShopState['changes']) => productsOf(sells, changes) };
    },
  };
}

function soldIn(changes: ShopState['changes'], products: readonly SoldProduct[]): readonly SoldProduct[] {
  if (Object.keys(changes).length === 0) return products;
  return products.flatMap((product) => {
    const changed = changes[product.number];
    if (!changed) return [product];
    if (changed.isDeleted) return [];
    const variants = product.variants.map((variant) => ({
      ...variant,
      price: changed.price ?? variant.price,
      stock: changed.stock ?? variant.stock,
    }));
    return [{ ...product, variants, updatedAt: changed.at }];
  });
}
