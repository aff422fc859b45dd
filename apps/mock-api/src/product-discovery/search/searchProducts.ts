import type { Db, Product, ProductVariant, StoreIntegration } from '@parley/db';
import { contentWords } from '@parley/retrieval/words';
import { decimalsOf } from '#outside/shops/amount.ts';
import { rulesOf, type StoreRules } from '../storeRules.ts';
import { applyRules, type TakenOutBecause } from './applyRules.ts';
import { chooseVariant } from './chooseVariant.ts';
import { findProducts } from './findProducts.ts';
import { parseQuery, type ProductQuery } from './parseQuery.ts';
import { productOutlines, type ProductOutline } from './productOutlines.ts';

export type ProductWithVariants = Product & { variants: ProductVariant[] };

/** A product that is shown, in the variant that is nearest to what was asked. */
export type ProductHit = { product: ProductWithVariants; variant: ProductVariant; match: number; isPinned: boolean };
export type TakenOut = { product: ProductOutline; because: TakenOutBecause; rank: number };

/** What had to be given up to find anything. */
export type Relaxed = 'size' | 'price' | 'colour';

export type ProductSearchResult = {
  understood: ProductQuery;
  /** All that may be shown, best first. */
  found: ProductOutline[];
  /** The first of them, as many as the shop's rules let be shown at once. */
  shown: ProductHit[];
  takenOut: TakenOut[];
  /** Words that no product has. */
  missing: string[];
  /** Null: nothing. What is found then is not what was asked for, but the nearest to it. */
  relaxed: Relaxed | null;
};

type Searching = { store: Pick<StoreIntegration, 'id' | 'rules' | 'currency'>; query: string | ProductQuery };

/** What an assistant would show of a shop for a question: words, colours, sizes and prices understood, the shop's rules obeyed. */
export async function searchProducts(db: Db, { store, query }: Searching): Promise<ProductSearchResult> {
  const understood = typeof query === 'string' ? parseQuery(query) : query;
  const rules = rulesOf(store);
  const exact = await attempt(db, { store, query: understood, asked: understood, rules });
  if (exact.ranked.length > 0 || exact.takenOut.length > 0 || exact.missing.length > 0)
    return { ...(await asResult(db, exact, rules)), understood, relaxed: null };
  for (const [relaxed, query] of looserQueries(understood)) {
    // oxlint-disable-next-line no-await-in-loop -- the next only when this one finds nothing
    const near = await attempt(db, { store, query, asked: understood, rules });
    if (near.ranked.length > 0)
      return { ...(await asResult(db, { ...near, takenOut: [] }, rules)), understood, relaxed };
  }
  return { ...(await asResult(db, exact, rules)), understood, relaxed: null };
}

/** What can be given up, least first. */
function looserQueries(query: ProductQuery): (readonly [Relaxed, ProductQuery])[] {
  if (query.words.length === 0) return [];
  const looser: (readonly [Relaxed, ProductQuery])[] = [];
  if (query.sizes.length > 0) looser.push(['size', { ...query, sizes: [] }]);
  if (query.minPrice !== null || query.maxPrice !== null) {
    looser.push([
      'price',
      { ...query, minPrice: null, maxPrice: null, order: query.maxPrice === null ? 'dearest' : 'cheapest' },
    ]);
  }
  if (query.colours.length > 0) looser.push(['colour', { ...query, colours: [] }]);
  return looser;
}

/** `asked`: what `query` was before anything was given up. */
type Attempt = { store: Searching['store']; query: ProductQuery; asked: ProductQuery; rules: StoreRules };

async function attempt(db: Db, { store, query, asked, rules }: Attempt) {
  const unit = 10 ** decimalsOf(store.currency);
  const minPrice = query.minPrice === null ? null : Math.round(query.minPrice * unit);
  const maxPrice = query.maxPrice === null ? null : Math.round(query.maxPrice * unit);
  const { words, colours, sizes, onSale, order } = query;
  const hits = await findProducts(db, {
    storeId: store.id,
    words,
    colours,
    sizes,
    minPrice,
    maxPrice,
    onSale,
    order,
    synonyms: synonymsFor(words, rules),
  });
  const outlines = await productOutlines(
    db,
    hits.found.map(({ id }) => id),
  );
  let match = 1;
  const best = hits.found[0]?.rank ?? -1;
  const candidates = hits.found.flatMap(({ id, rank }, index) => {
    // An order that was asked for stands above how well words match, and so does what a product is called.
    match = order === 'match' ? Math.min(match, rank / best) : 1 - index / 1000;
    const product = outlines.get(id);
    const variant = product && chooseVariant(product.variants, { colours, sizes, minPrice, maxPrice });
    if (!product || !variant || (query.inStock && !variant.inStock) || saysOneOf(product, query.without)) return [];
    const { externalId, title, tags, collections } = product;
    return { product, variantId: variant.id, externalId, title, tags, collections, inStock: variant.inStock, match };
  });
  const { shown, takenOut } = applyRules(candidates, rules, asked);
  return {
    missing: hits.missing,
    ranked: shown,
    takenOut: takenOut.map(({ candidate: { product }, because, rank }) => ({ product, because, rank })),
  };
}

type Attempted = Awaited<ReturnType<typeof attempt>>;

/** Reads as a whole what is shown. */
async function asResult(db: Db, { ranked, takenOut, missing }: Attempted, { maxResults }: StoreRules) {
  const first = ranked.slice(0, maxResults);
  const products = await productsById(
    db,
    first.map(({ product }) => product.id),
  );
  const shown = first.flatMap(({ product: { id }, variantId, match, isPinned }): ProductHit[] => {
    const product = products.get(id);
    const variant = product?.variants.find((one) => one.id === variantId);
    // A sync may have taken it away meanwhile.
    return product && variant ? [{ product, variant, match, isPinned }] : [];
  });
  return { found: ranked.map(({ product }) => product), shown, takenOut, missing };
}

/** Products with all of their columns, by id. */
export async function productsById(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ProductWithVariants>> {
  const rows = await db.product.findMany({ where: { id: { in: [...ids] } }, include: { variants: true } });
  return new Map(rows.map((row) => [row.id, row]));
}

/** What a shop's own synonyms say that words of a question may also be called; both ways. */
function synonymsFor(words: readonly string[], { synonyms }: StoreRules): ReadonlyMap<string, readonly string[]> {
  const means = new Map<string, string[]>();
  for (const { word, means: other } of synonyms) {
    for (const asked of words) {
      const others = [
        ...(contentWords(word).includes(asked) ? [other] : []),
        ...(contentWords(other).includes(asked) ? [word] : []),
      ];
      means.set(asked, [...(means.get(asked) ?? []), ...others]);
    }
  }
  return means;
}

function saysOneOf({ title, tags, description }: ProductOutline, words: readonly string[]): boolean {
  if (words.length === 0) return false;
  const said = new Set(`${title} ${tags.join(' ')} ${description}`.toLowerCase().match(/[\p{L}]+/gu));
  return words.some((word) => said.has(word));
}
