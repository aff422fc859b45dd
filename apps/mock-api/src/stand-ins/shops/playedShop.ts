import { randomBytes } from 'node:crypto';
import { northwindCatalogue, type CatalogueProduct } from '@parley/db/shop/catalogue';
import * as v from 'valibot';

/** Where a shop keeps what it knows (stand-ins/standInState.ts). */
export type Keep = {
  load: () => Promise<string | null>;
  save: (state: string, before: string | null) => Promise<void>;
};

const State = v.object({
  /** Access tokens that were given out, and codes that stand for one. */
  tokens: v.array(v.string()),
  codes: v.array(v.string()),
  hooks: v.array(v.object({ id: v.string(), topic: v.string(), url: v.string(), secret: v.string() })),
  /** What was done to products since the shop opened, by their number. */
  changes: v.record(
    v.string(),
    v.object({
      price: v.nullish(v.number()),
      stock: v.nullish(v.number()),
      isDeleted: v.optional(v.boolean()),
      at: v.string(),
    }),
  ),
  orders: v.number(),
});
export type ShopState = v.InferOutput<typeof State>;

export type Hook = ShopState['hooks'][number];

const NEW: ShopState = { tokens: [], codes: [], hooks: [], changes: {}, orders: 1000 };
/** When everything in the shop was last touched. */
const OPENED = '2026-11-01T08:00:00.000Z';

export type SoldProduct = CatalogueProduct & { updatedAt: string };

/** A shop that is played locally: its catalogue with what was changed since, and who was let in. */
export type PlayedShop = ReturnType<typeof createPlayedShop>;

let catalogue: readonly CatalogueProduct[] | null = null;
const all = () => (catalogue ??= northwindCatalogue());

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

  return {
    read,
    change,
    /** In the order in which they were made. */
    products: async () => soldIn(await read()).slice(0, most),
    newSecret: (prefix: string) => `${prefix}${randomBytes(16).toString('hex')}`,
  };
}

function soldIn({ changes }: ShopState): SoldProduct[] {
  return all().flatMap((product) => {
    const changed = changes[product.number];
    if (!changed) return [{ ...product, updatedAt: OPENED }];
    if (changed.isDeleted) return [];
    const variants = product.variants.map((variant) => ({
      ...variant,
      price: changed.price ?? variant.price,
      stock: changed.stock ?? variant.stock,
    }));
    return [{ ...product, variants, updatedAt: changed.at }];
  });
}
