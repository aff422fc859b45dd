import { Prisma, type Db } from '@parley/db';
import { contentWords, stemOf, variantsOf } from '@parley/retrieval/words';
import { closestWord } from '#answers/search/closestWord.ts';
import { colourWords } from './colours.ts';

export type FoundProduct = { id: number; rank: number };

/** What words, colours and prices a shop's products are looked through for. Amounts in minor units. */
export type Sought = {
  storeId: string;
  words: readonly string[];
  colours: readonly string[];
  sizes: readonly string[];
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
const FIRST_LOOK = 200;
const MOST = 60;

/** What the words led to. `missing`: words that no product has, however they are spelled. */
export type ProductHits = { found: FoundProduct[]; missing: string[] };

/** Finds products by the words that say what they are, within the bounds. Best first. */
export async function findProducts(db: Db, sought: Sought): Promise<ProductHits> {
  const options = optionsOf(sought);
  const groups = sought.words.map((word) => anyOf([...variantsOf(word), ...(sought.synonyms.get(word) ?? [])]));
  const parts = [...groups, ...options];
  if (parts.length === 0) return { found: await withoutWords(db, sought), missing: [] };
  const all = await search(db, { match: parts.join(' AND '), named: sought.words }, sought);
  if (all.length > 0) return { found: all, missing: [] };
  return looser(db, sought, options);
}

/** The colours and sizes that products come in. Of sizes only letters: «40-43» is 42, too. Whether one variant has it all is seen afterwards. */
function optionsOf({ colours, sizes }: Sought): string[] {
  const isOfLetters = sizes.length > 0 && sizes.every((size) => /^\d?[a-z]+$/i.test(size));
  return [
    ...(colours.length > 0 ? [`options : (${colours.map(anyColour).join(' OR ')})`] : []),
    ...(isOfLetters ? [`options : ${anyOf(sizes)}`] : []),
  ];
}

/** Nothing has all of the words: those that are mistyped are read as what was meant, and most of them are enough. */
async function looser(db: Db, sought: Sought, options: readonly string[]): Promise<ProductHits> {
  const groups: string[] = [];
  const named: string[] = [];
  const missing: string[] = [];
  let isAsSaid = true;
  for (const word of sought.words) {
    const variants = [...variantsOf(word), ...(sought.synonyms.get(word) ?? [])];
    // oxlint-disable-next-line no-await-in-loop -- one connection
    if (await isKnown(db, sought.storeId, anyOf(variants))) {
      groups.push(anyOf(variants));
      named.push(word);
      continue;
    }
    isAsSaid = false;
    // oxlint-disable-next-line no-await-in-loop
    const meant = await closestWord(db, word, 'ProductTerm');
    // Another shop may have it.
    // oxlint-disable-next-line no-await-in-loop
    if (meant !== null && (await isKnown(db, sought.storeId, anyOf([meant])))) {
      groups.push(anyOf([meant]));
      named.push(meant);
    } else missing.push(word);
  }
  // What was sought already is not there.
  if (isAsSaid || groups.length === 0 || groups.length / sought.words.length < 0.6) return { found: [], missing };
  return { found: await search(db, { match: [...groups, ...options].join(' AND '), named }, sought), missing };
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

/** `named`: words of which some products say in title or kind that they are just that. */
type Words = { match: string; named: readonly string[] };

/** Looks through the best of the index first, and through all of it where too many of these are not to be shown. */
async function search(db: Db, words: Words, sought: Sought): Promise<FoundProduct[]> {
  if (sought.order !== 'match') return everything(db, words, sought);
  const rows = await db.$queryRaw<(Named & { looked: number })[]>(Prisma.sql`
    WITH best AS MATERIALIZED (SELECT "rowid" AS "id", bm25("ProductIndex", ${Prisma.raw(WEIGHTS)}) AS "rank"
      FROM "ProductIndex" WHERE "ProductIndex" MATCH ${words.match} ORDER BY "rank" LIMIT ${FIRST_LOOK})
    SELECT best."id" AS "id", best."rank" AS "rank", p."title" AS "title", p."productType" AS "kind", (SELECT COUNT(*) FROM best) AS "looked"
    FROM best CROSS JOIN "Product" p ON p."id" = best."id" WHERE p."storeId" = ${sought.storeId} ${bounds(sought)}
    ORDER BY best."rank" LIMIT ${MOST}`);
  const isAll = rows.length === MOST || (rows[0] && rows[0].looked < FIRST_LOOK);
  return isAll ? namedFirst(rows, words.named) : everything(db, words, sought);
}

type Named = FoundProduct & { title: string; kind: string };

/** The same as `namedIn` of those that are there: of all of the index SQLite would take as long for it as for the search. */
function namedFirst(rows: readonly Named[], named: readonly string[]): FoundProduct[] {
  const wanted = named.map(stemOf);
  const namesOf = ({ title, kind }: Named) => {
    // Stems, not terms: of those «shell» and «jacket» have the same.
    const stems = new Set(contentWords(`${title} ${kind}`).map(stemOf));
    return wanted.filter((stem) => stems.has(stem)).length;
  };
  return rows
    .map((row) => ({ id: row.id, rank: row.rank, names: namesOf(row) }))
    .toSorted((one, other) => other.names - one.names || one.rank - other.rank)
    .map(({ id, rank }) => ({ id, rank }));
}

/** The words first (CROSS JOIN): by its index of prices SQLite would look up the words of product after product. */
const everything = (db: Db, words: Words, sought: Sought) =>
  db.$queryRaw<FoundProduct[]>(Prisma.sql`
    SELECT p."id" AS "id", bm25("ProductIndex", ${Prisma.raw(WEIGHTS)}) AS "rank", ${namedIn(words)} AS "named"
    FROM "ProductIndex" CROSS JOIN "Product" p ON p."id" = "ProductIndex"."rowid"
    WHERE "ProductIndex" MATCH ${words.match} AND p."storeId" = ${sought.storeId} ${bounds(sought)}
    ORDER BY "named" DESC, ${orderOf(sought.order, Prisma.sql`"rank"`)} LIMIT ${MOST}`);

/** How many of the words a product is called by: shell gloves are found for «jacket», but after whatever is one. */
function namedIn({ named }: Words): Prisma.Sql {
  const each = named.map(
    (word) =>
      Prisma.sql`("ProductIndex"."rowid" IN (SELECT "rowid" FROM "ProductIndex" WHERE "ProductIndex" MATCH ${`{title kind} : ${quoted(word)}`}))`,
  );
  return each.length > 0 ? Prisma.join(each, ' + ') : Prisma.sql`0`;
}

const withoutWords = (db: Db, sought: Sought) =>
  db.$queryRaw<FoundProduct[]>(Prisma.sql`
    SELECT p."id" AS "id", -1.0 AS "rank" FROM "Product" p WHERE p."storeId" = ${sought.storeId} ${bounds(sought)}
    ORDER BY ${orderOf(sought.order, Prisma.sql`p."inStock" DESC, p."title"`)} LIMIT ${MOST}`);

function orderOf(order: Sought['order'], otherwise: Prisma.Sql): Prisma.Sql {
  if (order === 'cheapest') return Prisma.sql`p."price" ASC, p."id" ASC`;
  return order === 'dearest' ? Prisma.sql`p."price" DESC, p."id" ASC` : otherwise;
}

/** The price is that of the cheapest variant, so that the least is asked of each. Whether one variant has it all is seen afterwards. */
function bounds({ minPrice, maxPrice, onSale }: Sought): Prisma.Sql {
  const least =
    minPrice === null
      ? Prisma.empty
      : Prisma.sql`AND (p."price" >= ${minPrice} OR EXISTS (SELECT 1 FROM "ProductVariant" v WHERE v."productId" = p."id" AND v."price" >= ${minPrice}))`;
  const most = maxPrice === null ? Prisma.empty : Prisma.sql`AND p."price" <= ${maxPrice}`;
  const sale = onSale ? Prisma.sql`AND p."compareAtPrice" > p."price"` : Prisma.empty;
  return Prisma.sql`${least} ${most} ${sale}`;
}
