import { Prisma, type Db } from '@parley/db';
import { variantsOf } from '@parley/retrieval/words';
import { closestWord } from '#answers/search/closestWord.ts';
import { colourWords } from './colours.ts';

export type FoundProduct = { id: number; rank: number };

/** What words, colours and prices a shop's products are looked through for. Amounts in minor units. */
export type Sought = {
  storeId: string;
  words: readonly string[];
  colours: readonly string[];
  minPrice: number | null;
  maxPrice: number | null;
  onSale: boolean;
  order: 'match' | 'cheapest' | 'dearest';
  /** Further words that mean the same, by the word. */
  synonyms: ReadonlyMap<string, readonly string[]>;
};

/** How much a word counts in title, kind, options and description. */
const WEIGHTS = '6.0, 3.0, 1.5, 1.0';
/** The best of the whole index, before anything but words is looked at. */
const FIRST_LOOK = 300;
const MOST = 60;

/** What the words led to. `missing`: words that no product has, however they are spelled. */
export type ProductHits = { found: FoundProduct[]; missing: string[] };

/** Finds products by the words that say what they are, within the bounds. Best first. */
export async function findProducts(db: Db, sought: Sought): Promise<ProductHits> {
  const colours = sought.colours.length > 0 ? `options : (${sought.colours.map(anyColour).join(' OR ')})` : null;
  const groups = sought.words.map((word) => anyOf([...variantsOf(word), ...(sought.synonyms.get(word) ?? [])]));
  const parts = [...groups, ...(colours ? [colours] : [])];
  if (parts.length === 0) return { found: await withoutWords(db, sought), missing: [] };
  const all = await search(db, parts.join(' AND '), sought);
  if (all.length > 0) return { found: all, missing: [] };
  return looser(db, sought, colours);
}

/** Nothing has all of the words: those that are mistyped are read as what was meant, and most of them are enough. */
async function looser(db: Db, sought: Sought, colours: string | null): Promise<ProductHits> {
  const groups: string[] = [];
  const missing: string[] = [];
  for (const word of sought.words) {
    const variants = [...variantsOf(word), ...(sought.synonyms.get(word) ?? [])];
    // oxlint-disable-next-line no-await-in-loop -- one connection
    if (await isKnown(db, sought.storeId, anyOf(variants))) {
      groups.push(anyOf(variants));
      continue;
    }
    // oxlint-disable-next-line no-await-in-loop
    const meant = await closestWord(db, word, 'ProductTerm');
    // Another shop may have it.
    // oxlint-disable-next-line no-await-in-loop
    if (meant !== null && (await isKnown(db, sought.storeId, anyOf([meant])))) groups.push(anyOf([meant]));
    else missing.push(word);
  }
  if (groups.length === 0 || groups.length / sought.words.length < 0.6) return { found: [], missing };
  return { found: await search(db, [...groups, ...(colours ? [colours] : [])].join(' AND '), sought), missing };
}

/** Words of more than one («rain cover») are phrases. */
const quoted = (word: string) => `"${word.replaceAll('"', ' ').trim()}"`;
const anyOf = (words: readonly string[]) => `(${words.map(quoted).join(' OR ')})`;
const anyColour = (colour: string) => colourWords(colour).map(quoted).join(' OR ');

async function isKnown(db: Db, storeId: string, match: string): Promise<boolean> {
  const known = await db.$queryRaw<{ found: number }[]>(
    Prisma.sql`SELECT 1 AS "found" FROM "ProductIndex" CROSS JOIN "Product" p ON p."id" = "ProductIndex"."rowid"
      WHERE "ProductIndex" MATCH ${match} AND p."storeId" = ${storeId} LIMIT 1`,
  );
  return known.length > 0;
}

/** Looks through the best of the index first, and through all of it where too many of these are not to be shown. */
async function search(db: Db, match: string, sought: Sought): Promise<FoundProduct[]> {
  if (sought.order !== 'match') return everything(db, match, sought);
  const rows = await db.$queryRaw<{ id: number; rank: number; isWithin: number }[]>(Prisma.sql`
    SELECT best."id" AS "id", best."rank" AS "rank", COALESCE((p."storeId" = ${sought.storeId} ${bounds(sought)}), 0) AS "isWithin"
    FROM (SELECT "rowid" AS "id", bm25("ProductIndex", ${Prisma.raw(WEIGHTS)}) AS "rank" FROM "ProductIndex" WHERE "ProductIndex" MATCH ${match} ORDER BY "rank" LIMIT ${FIRST_LOOK}) best
    CROSS JOIN "Product" p ON p."id" = best."id" ORDER BY best."rank"`);
  const within = rows.filter(({ isWithin }) => Boolean(isWithin)).slice(0, MOST);
  return within.length >= MOST || rows.length < FIRST_LOOK ? within : everything(db, match, sought);
}

/** The words first (CROSS JOIN): by its index of prices SQLite would look up the words of product after product. */
const everything = (db: Db, match: string, sought: Sought) =>
  db.$queryRaw<FoundProduct[]>(Prisma.sql`
    SELECT p."id" AS "id", bm25("ProductIndex", ${Prisma.raw(WEIGHTS)}) AS "rank"
    FROM "ProductIndex" CROSS JOIN "Product" p ON p."id" = "ProductIndex"."rowid"
    WHERE "ProductIndex" MATCH ${match} AND p."storeId" = ${sought.storeId} ${bounds(sought)}
    ORDER BY ${orderOf(sought.order, Prisma.sql`"rank"`)} LIMIT ${MOST}`);

const withoutWords = (db: Db, sought: Sought) =>
  db.$queryRaw<FoundProduct[]>(Prisma.sql`
    SELECT p."id" AS "id", -1.0 AS "rank" FROM "Product" p WHERE p."storeId" = ${sought.storeId} ${bounds(sought)}
    ORDER BY ${orderOf(sought.order, Prisma.sql`p."inStock" DESC, p."title"`)} LIMIT ${MOST}`);

function orderOf(order: Sought['order'], otherwise: Prisma.Sql): Prisma.Sql {
  if (order === 'cheapest') return Prisma.sql`p."price" ASC, p."id" ASC`;
  return order === 'dearest' ? Prisma.sql`p."price" DESC, p."id" ASC` : otherwise;
}

/** The price is that of the cheapest variant: one within the bounds may be dearer, and is looked at afterwards. */
function bounds({ maxPrice, onSale }: Sought): Prisma.Sql {
  const most = maxPrice === null ? Prisma.empty : Prisma.sql`AND p."price" <= ${maxPrice}`;
  const sale = onSale ? Prisma.sql`AND p."compareAtPrice" > p."price"` : Prisma.empty;
  return Prisma.sql`${most} ${sale}`;
}
