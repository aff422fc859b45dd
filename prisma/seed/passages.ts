import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { MODEL } from '@parley/retrieval/model';
import { packVectors, textsToEmbed, unpackVectors } from '@parley/retrieval/passageVectors';
import { splitPassages } from '@parley/retrieval/splitPassages';
import type { Article, Db } from '../client.ts';

/** Made by the set-up, and not part of the repository. */
const GENERATED = join(dirname(createRequire(import.meta.url).resolve('@parley/db')), 'generated');

/** Gives articles the passages and vectors that training would. */
export async function seedPassages(db: Db, articles: readonly Article[]): Promise<void> {
  const passages = articles.flatMap((article) =>
    splitPassages(article.body).map((split, position) => ({ article, split, position })),
  );
  const texts = passages.map(({ article: { title }, split }) => textsToEmbed({ title, ...split }));
  const vectors = await embedOnce(texts.flat());
  let at = 0;
  for (const [index, { article, split, position }] of passages.entries()) {
    const vector = packVectors(vectors.slice(at, (at += texts[index]?.length ?? 0)));
    const { id: articleId, clientId } = article;
    await db.passage.create({ data: { articleId, clientId, position, ...split, vector, model: MODEL } });
  }
  for (const { id } of articles) {
    const passageCount = await db.passage.count({ where: { articleId: id } });
    await db.article.update({ where: { id }, data: { passageCount } });
  }
}

/** The vectors of these texts, from a file after the first time: they take ten seconds and never change. */
export async function embedOnce(texts: readonly string[]): Promise<Int8Array[]> {
  const hash = createHash('sha256')
    .update(JSON.stringify([MODEL, texts]))
    .digest('hex')
    .slice(0, 16);
  const file = join(GENERATED, `seed-vectors-${hash}.bin`);
  if (existsSync(file)) return unpackVectors(readFileSync(file));
  const { loadEmbed } = await import('@parley/retrieval/sentenceVectors');
  const embed = await loadEmbed();
  const vectors = await embed(texts);
  mkdirSync(GENERATED, { recursive: true });
  // Two processes may do this at once.
  writeFileSync(`${file}.${process.pid}`, packVectors(vectors));
  renameSync(`${file}.${process.pid}`, file);
  return vectors;
}
