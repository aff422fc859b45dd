import type { Prisma, StoreIntegration } from '@parley/db';
import { variantsOf } from '@parley/retrieval/words';
import type { Deps } from '#context.ts';
import { newId } from '#ids.ts';
import { decimalsOf } from '#outside/shops/amount.ts';
import { countKnownWords } from '../search/countKnownWords.ts';
import { parseQuery, type ProductQuery } from '../search/parseQuery.ts';
import { searchProducts } from '../search/searchProducts.ts';
import { questionKey } from '../search/questionKey.ts';
import { rulesOf } from '../storeRules.ts';
import { cardOf } from './cardOf.ts';
import { isShopping } from './isShopping.ts';
import { narrowQuery, wantsComparison } from './narrowQuery.ts';
import { refinementsOf } from './refinementsOf.ts';
import { shelfOf, type StoredShelf } from './shelf.ts';
import { shopSentence } from './shopSentence.ts';
import { shopsOf } from './shopsOf.ts';

type Asked = { clientId: string; assistantId: string; conversationId: string | null; text: string };

export type ShopAnswer = { text: string; shelf: StoredShelf };

/**
 * What a shop of the assistant's has for somebody who looks for something to buy, or who goes on about what was shown; null for
 * everybody else, and where it has nothing: the articles may. What was not found is noted.
 */
export async function shopForVisitor(deps: Pick<Deps, 'db' | 'clock'>, asked: Asked): Promise<ShopAnswer | null> {
  const { db } = deps;
  const stores = await shopsOf(db, asked);
  if (stores.length === 0) return null;
  const before = await lastShelf(db, asked.conversationId);
  if (before && wantsComparison(asked.text)) return compared(before);
  for (const store of stores) {
    // oxlint-disable-next-line no-await-in-loop -- the first shop that has something
    const answer = await lookIn(deps, store, asked, before?.storeId === store.id ? before : null);
    if (answer) return answer;
  }
  return null;
}

/** What was shown last, as long as it is still what is talked about. */
async function lastShelf(db: Deps['db'], conversationId: string | null): Promise<StoredShelf | null> {
  if (conversationId === null) return null;
  const recent = await db.message.findMany({
    where: { conversationId, author: { in: ['AI', 'Flow'] }, visitorSequence: { not: null } },
    orderBy: { sequence: 'desc' },
    take: 3,
  });
  for (const message of recent) {
    const shelf = shelfOf(message);
    if (shelf) return shelf;
  }
  return null;
}

async function lookIn(
  deps: Pick<Deps, 'db' | 'clock'>,
  store: StoreIntegration,
  asked: Asked,
  before: StoredShelf | null,
): Promise<ShopAnswer | null> {
  const { db } = deps;
  const query = await whatIsWanted(db, store, asked.text, before);
  if (!query) return null;
  const rules = rulesOf(store);
  const result = await searchProducts(db, { store, query });
  const { shown } = result;
  if (shown.length === 0) {
    await noteFruitless(deps, store, asked, query);
    return null;
  }
  const searchId = newId('ProductSearch');
  const cards = shown.map((hit) => cardOf(hit, { shop: store, rules, searchId }));
  const unit = 10 ** decimalsOf(store.currency);
  const text = shopSentence({
    ...result,
    found: result.found.length,
    shown: shown.length,
    currency: store.currency,
    firstPrice: (shown[0]?.variant.price ?? 0) / unit,
  });
  return {
    text,
    shelf: {
      storeId: store.id,
      searchId,
      layout: 'Carousel',
      currency: store.currency,
      found: result.found.length,
      query,
      cards,
      refinements: refinementsOf(result.found, query),
    },
  };
}

async function whatIsWanted(
  db: Deps['db'],
  store: StoreIntegration,
  text: string,
  before: StoredShelf | null,
): Promise<ProductQuery | null> {
  const query = parseQuery(text);
  const known = await countKnownWords(db, store.id, query.words, (word) => variantsOf(word));
  if (before) {
    const unit = 10 ** decimalsOf(before.currency);
    const narrowed = narrowQuery(text, { query: before.query, prices: before.cards.map(({ price }) => price / unit) });
    // New words only narrow where the shop has them.
    if (narrowed && known === query.words.length)
      return isShopping({ text, query, known }) &&
        query.words.length > 0 &&
        !sharesWords(query, before.query) &&
        known > 0 &&
        !isFeature(text)
        ? query
        : narrowed;
  }
  return isShopping({ text, query, known }) ? query : null;
}

const sharesWords = ({ words }: ProductQuery, { words: before }: ProductQuery) =>
  words.some((word) => before.includes(word));
/** «only waterproof ones» narrows; «show me tents» begins anew. */
const isFeature = (text: string) =>
  /^\W*(and|only|just|also|with|in)\b|\bones?\b/i.test(text) || text.trim().split(/\s+/).length === 1;

/** The same products, one below the other. */
function compared(before: StoredShelf): ShopAnswer {
  const cards = before.cards.slice(0, 4);
  return {
    text: cards.length > 1 ? 'Here they are, side by side.' : 'There is only one to look at.',
    shelf: { ...before, layout: 'Compare', cards, refinements: [] },
  };
}

async function noteFruitless(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  store: StoreIntegration,
  asked: Asked,
  query: ProductQuery,
): Promise<void> {
  // The playground and evaluations are nobody's search.
  if (asked.conversationId === null) return;
  await db.productSearch.create({
    data: { ...searchRow(store, asked, query, clock.now()), id: newId('ProductSearch'), found: 0 },
  });
}

const searchRow = (
  { id, clientId }: Pick<StoreIntegration, 'id' | 'clientId'>,
  asked: Asked,
  query: ProductQuery,
  createdAt: Date,
) => ({
  clientId,
  storeId: id,
  assistantId: asked.assistantId,
  conversationId: asked.conversationId,
  query: asked.text.slice(0, 200),
  key: questionKey(asked.text).slice(0, 200),
  understood: JSON.stringify(query),
  createdAt,
});

type Shown = Asked & { shelf: StoredShelf; now: Date };

/** Counts what a message shows: the search, and each product once. Comparing is no search of its own. */
export async function noteShown(tx: Prisma.TransactionClient, { shelf, now, ...asked }: Shown): Promise<void> {
  const { storeId, searchId, query, found, cards } = shelf;
  const store = await tx.storeIntegration.findUnique({ where: { id: storeId }, select: { id: true, clientId: true } });
  if (!store || (await tx.productSearch.findUnique({ where: { id: searchId } }))) return;
  await tx.productSearch.create({ data: { ...searchRow(store, asked, query, now), id: searchId, found } });
  const known = await tx.product.findMany({
    where: { id: { in: cards.map(({ productId }) => productId) } },
    select: { id: true },
  });
  await tx.productEvent.createMany({
    data: cards.map(({ productId, externalId }) => ({
      searchId,
      storeId,
      kind: 'Shown' as const,
      reference: externalId,
      productId: known.some(({ id }) => id === productId) ? productId : null,
      createdAt: now,
    })),
  });
}
