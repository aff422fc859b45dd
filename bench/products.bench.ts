import { join } from 'node:path';
import { openDb, type StoreIntegration } from '@parley/db';
import { buildStore } from '@parley/db/factories/stores';
import { migrate } from '@parley/db/migrate';
import { northwindCatalogue } from '@parley/db/shop/catalogue';
import Database from 'libsql';
import { searchProducts } from '../apps/mock-api/src/product-discovery/search/searchProducts.ts';
import type { Figures } from './figures.ts';
import { interleave, median, medianRatio, percentile, timedCpu } from './interleave.ts';
import { dice, wordOf, zipf } from './searchCorpus.ts';
import { inFolder } from './workspace.ts';

const PRODUCTS = 50_000;
const QUESTIONS = 200;
const ROUNDS = 3;
const NAMES = 8000;
/** Each with a colour and a size. */
const VARIANTS = 6;
/** What visitors put beside the name of a thing. */
const BESIDE = ['', 'red', 'under 150', 'size m', 'in black', 'cheapest', 'for women', 'between 50 and 200'];
/** As many as our search looks at, and what it looks at of them and their variants. */
const BARE = `SELECT p."id", p."externalId", p."title", p."description", p."tags", p."collections", p."options",
    v."id", v."price", v."inStock", v."options"
  FROM (SELECT p."id", bm25("ProductIndex", 6.0, 3.0, 1.5, 1.0) AS "rank"
    FROM "ProductIndex" JOIN "Product" p ON p."id" = "ProductIndex"."rowid"
    WHERE "ProductIndex" MATCH ? AND p."storeId" = ? ORDER BY "rank" LIMIT 60) best
  JOIN "Product" p ON p."id" = best."id" JOIN "ProductVariant" v ON v."productId" = p."id" ORDER BY best."rank"`;

type Question = { query: string; words: string };

/**
 * Searches a shop of 50,000 products by what visitors write: words, colours, sizes and prices understood, spelling forgiven, rules
 * obeyed, what is shown read as a whole. Beside the bare FTS5 statement that ranks the products with all of the words and reads what is
 * looked at of the best.
 */
export const bench = (figures: Figures) =>
  inFolder(async (folder) => {
    const file = join(folder, 'products.db');
    const url = `file:${file}`;
    await migrate(url);
    const db = openDb(url);
    const store = await buildStore(db);
    const questions = writeProducts(file, store);
    const raw = new Database(file);
    raw.exec('PRAGMA cache_size = -32000');
    const bare = raw.prepare(BARE).raw();

    const slow = async (search: (question: Question) => unknown) => {
      const times: number[] = [];
      for (const question of questions) times.push(await timedCpu(() => search(question)));
      return percentile(times, 0.95);
    };
    let found = 0;
    const rounds = await interleave(
      {
        search: () => {
          found = 0;
          return slow(async ({ query }) => {
            if ((await searchProducts(db, { store, query })).found.length > 0) found += 1;
          });
        },
        bare: () => slow(({ words }) => bare.all(words, store.id)),
      },
      ROUNDS,
    );
    figures.add({
      name: 'products.p95-vs-bare',
      value: medianRatio(rounds, 'search', 'bare'),
      unit: 'x-bare-FTS5',
      limit: { atMost: 2 },
    });
    for (const name of ['search', 'bare'])
      figures.add({ name: `products.${name}.p95-cpu`, value: median(rounds, name), unit: 'ms', limit: null });
    figures.add({ name: 'products.found', value: found / QUESTIONS, unit: 'of-1', limit: { atLeast: 0.9 } });
    await db.$disconnect();
  });

/** The demo shop's goods under other names, as many as there are; answers what visitors ask for some of them. */
function writeProducts(file: string, { id: storeId, clientId }: Pick<StoreIntegration, 'id' | 'clientId'>): Question[] {
  const random = dice(20_261_126);
  const pick = zipf(NAMES, random);
  const goods = northwindCatalogue();
  const database = new Database(file);
  database.exec('BEGIN');
  const product =
    database.prepare(`INSERT INTO "Product" ("clientId", "storeId", "externalId", "title", "description", "url",
    "productType", "tags", "collections", "options", "price", "inStock", "hash", "updatedAtSource") VALUES (?, ?, ?, ?, ?, '', ?, ?, ?, ?, ?, 1, '', ?)`);
  const variant =
    database.prepare(`INSERT INTO "ProductVariant" ("productId", "externalId", "title", "price", "inStock", "options")
    VALUES (?, ?, ?, ?, 1, ?)`);
  const questions: Question[] = [];
  const every = Math.floor(PRODUCTS / QUESTIONS);
  const updatedAt = new Date('2026-11-01T08:00:00Z').toISOString();
  for (let index = 0; index < PRODUCTS; index += 1) {
    const one = goods[index % goods.length];
    if (!one) throw new Error('There are no goods.');
    const name = wordOf(pick());
    const price = 1900 + Math.floor(random() * 300) * 100;
    const { lastInsertRowid } = product.run(
      clientId,
      storeId,
      `bench-${index}`,
      `${name} ${one.title}`,
      one.description,
      one.type,
      JSON.stringify(one.tags),
      JSON.stringify(one.collections),
      JSON.stringify(one.options),
      price,
      updatedAt,
    );
    for (const { number, options } of one.variants.slice(0, VARIANTS))
      variant.run(
        lastInsertRowid,
        `${index}-${number}`,
        Object.values(options).join(' / '),
        price,
        JSON.stringify(options),
      );
    // Half ask for the thing by name, half for its kind.
    if (index % every === 0) {
      const asked = random() < 0.5 ? `${name} ${one.type}` : one.type;
      const beside = BESIDE[Math.floor(random() * BESIDE.length)] ?? '';
      const words = asked
        .toLowerCase()
        .split(' ')
        .map((word) => `"${word}"`);
      questions.push({ query: `${asked} ${beside}`.trim(), words: words.join(' AND ') });
    }
  }
  database.exec('COMMIT');
  database.close();
  return questions.slice(0, QUESTIONS);
}
