import { Prisma } from '@parley/db';
import type { Near } from '@parley/retrieval/vectorIndex';
import type { Deps } from '#context.ts';
import { forgetDocs } from './docsOf.ts';

/** The passages of a company that answers may use, and a way to those that mean nearly the same as something. */
export type KnownPassages = {
  total: number;
  nearest: (vector: Int8Array, count: number, scope: ReadonlySet<string>) => Promise<Near[]>;
};

type KnownDeps = Pick<Deps, 'db' | 'embedding'>;
type Known = Map<string, { passages: Promise<KnownPassages>; generation: number }>;

const byDatabase = new WeakMap<Deps['db'], Known>();

function knownIn(db: Deps['db']): Known {
  const known: Known = byDatabase.get(db) ?? new Map();
  byDatabase.set(db, known);
  return known;
}

/** From memory after the first time, as long as the thread that has the vectors lives. */
export function knownPassages({ db, embedding }: KnownDeps, clientId: string): Promise<KnownPassages> {
  const known = knownIn(db);
  const before = known.get(clientId);
  if (before && before.generation === embedding.nearest.generation()) return before.passages;
  const passages = load({ db, embedding }, clientId);
  const loaded = { passages, generation: embedding.nearest.generation() };
  known.set(clientId, loaded);
  passages.then(
    // The thread may have begun with this.
    () => (loaded.generation = embedding.nearest.generation()),
    () => known.delete(clientId),
  );
  return passages;
}

/** To be called whenever a passage of the company was added, changed or removed. */
export const forgetPassages = ({ db }: Pick<Deps, 'db'>, clientId: string): void => {
  knownIn(db).delete(clientId);
  forgetDocs(db);
};

/** Rows that are read at once: the API answers in between. */
const PAGE = 1000;

type Row = { id: number; articleId: string; vector: string };

async function load({ db, embedding }: KnownDeps, clientId: string): Promise<KnownPassages> {
  const total = await db.passage.count({ where: { clientId, isEnabled: true } });
  const rows: Row[] = [];
  const dimensions = embedding.dimensions();
  let page = await readPage(db, { clientId, model: embedding.model, dimensions, after: 0 });
  while (page.length > 0) {
    rows.push(...page);
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    page = await readPage(db, { clientId, model: embedding.model, dimensions, after: page.at(-1)?.id ?? 0 });
  }
  const articleIds = [...new Set(rows.map(({ articleId }) => articleId))];
  const numbers = new Map(articleIds.map((id, number) => [id, number]));
  const vectors = new Int8Array(rows.length * dimensions);
  for (const [index, { vector }] of rows.entries())
    vectors.set(new Int8Array(Buffer.from(vector, 'hex')), index * dimensions);
  await embedding.nearest.hold(clientId, {
    ids: Int32Array.from(rows, ({ id }) => id),
    articles: Int32Array.from(rows, ({ articleId }) => numbers.get(articleId) ?? 0),
    vectors,
    dimensions,
  });
  return {
    total,
    nearest: (vector, count, scope) => {
      const isWhole = articleIds.every((id) => scope.has(id));
      const allowed = isWhole ? null : Uint8Array.from(articleIds, (id) => (scope.has(id) ? 1 : 0));
      return embedding.nearest.find(clientId, { vector, count, allowed });
    },
  };
}

type Page = { clientId: string; model: string; dimensions: number; after: number };

/** Of each passage the first vector, which is that of all of it; in hexadecimal, as bare queries answer no bytes. */
const readPage = (db: Deps['db'], { clientId, model, dimensions, after }: Page) =>
  db.$queryRaw<Row[]>(Prisma.sql`
    SELECT "id", "articleId", hex(substr("vector", 1, ${dimensions})) AS "vector" FROM "Passage"
    WHERE "clientId" = ${clientId} AND "isEnabled" AND "model" = ${model} AND "vector" IS NOT NULL AND "id" > ${after}
    ORDER BY "id" LIMIT ${PAGE}
  `);
