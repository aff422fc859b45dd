import type { Deps } from '#context.ts';
import { unpackVectors } from '@parley/retrieval/passageVectors';

/** What is kept of a passage to find it by meaning; the first vector is that of all of it. */
export type KnownPassage = { id: number; articleId: string; vectors: readonly Int8Array[] };

type Known = Map<string, Promise<readonly KnownPassage[]>>;
type KnownDeps = Pick<Deps, 'db' | 'embedding'>;

const byDatabase = new WeakMap<Deps['db'], Known>();

function knownIn(db: Deps['db']): Known {
  const known: Known = byDatabase.get(db) ?? new Map();
  byDatabase.set(db, known);
  return known;
}

/** The passages of a company that answers may use, from memory after the first time. */
export function knownPassages({ db, embedding }: KnownDeps, clientId: string): Promise<readonly KnownPassage[]> {
  const known = knownIn(db);
  const loaded = known.get(clientId) ?? load({ db, embedding }, clientId);
  known.set(clientId, loaded);
  loaded.catch(() => known.delete(clientId));
  return loaded;
}

/** To be called whenever a passage of the company was added, changed or removed. */
export const forgetPassages = ({ db }: Pick<Deps, 'db'>, clientId: string): void => {
  knownIn(db).delete(clientId);
};

async function load({ db, embedding }: KnownDeps, clientId: string): Promise<readonly KnownPassage[]> {
  const rows = await db.passage.findMany({
    where: { clientId, isEnabled: true },
    select: { id: true, articleId: true, vector: true, model: true },
  });
  return rows.map(({ id, articleId, vector, model }) => ({
    id,
    articleId,
    vectors: vector && model === embedding.model ? unpackVectors(vector) : [],
  }));
}
