import type { StoreIntegration } from '@parley/db';
import * as v from 'valibot';
import type { Deps } from '#context.ts';
import { parseInput } from '#input.ts';
import { decimalsOf } from '#outside/shops/amount.ts';
import { cardOf } from '../chat/cardOf.ts';
import { refinementsOf } from '../chat/refinementsOf.ts';
import { shopSentence } from '../chat/shopSentence.ts';
import { wireCard } from '../chat/wireShelf.ts';
import { rulesOf } from '../storeRules.ts';
import type { TakenOutBecause } from './applyRules.ts';
import { productsById, searchProducts } from './searchProducts.ts';

const QUERY = {
  query: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter what somebody could look for.'),
    v.maxLength(200, 'Use at most 200 characters.'),
  ),
};

/** What an assistant would show for a question, and what the shop's rules keep out of it. Nothing of it is counted. */
export async function searchConsole(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  store: StoreIntegration,
  given: string,
) {
  const { query } = parseInput(QUERY, { query: given });
  const begun = performance.now();
  const result = await searchProducts(db, { store, query });
  const durationMs = Math.round(performance.now() - begun);
  const outside = await productsById(
    db,
    result.takenOut.map(({ product }) => product.id),
  );
  const rules = rulesOf(store);
  const { currency } = store;
  const { shown } = result;
  const { words, colours, sizes, minPrice, maxPrice, without, inStock, onSale } = result.understood;
  return {
    understood: {
      words: [...words],
      colours: [...colours],
      sizes: [...sizes],
      minPrice,
      maxPrice,
      without: [...without],
      inStock,
      onSale,
    },
    hits: shown.map((hit) => ({
      product: { ...hit.product, currency },
      card: wireCard(config, cardOf(hit, { shop: store, rules, searchId: 'console' }), {
        currency,
        image: hit.product,
      }),
      match: Math.max(0, Math.min(1, hit.match)),
      isPinned: hit.isPinned,
    })),
    found: result.found.length,
    takenOut: result.takenOut.flatMap(({ product: { id }, because, rank }) => {
      const product = outside.get(id);
      return product ? [{ product: { ...product, currency }, because: inWords(because), rank }] : [];
    }),
    sentence: shopSentence({
      ...result,
      found: result.found.length,
      shown: shown.length,
      currency,
      firstPrice: (shown[0]?.variant.price ?? 0) / 10 ** decimalsOf(currency),
    }),
    refinements: refinementsOf(result.found, result.understood),
    durationMs,
  };
}

function inWords(because: TakenOutBecause): string {
  switch (because.kind) {
    case 'OutOfStock':
      return 'Hidden, out of stock';
    case 'NotIncluded':
      return 'Not in a collection that is shown';
    case 'Excluded':
      return 'Excluded';
    default:
      return `Excluded, ${because.name}`;
  }
}
