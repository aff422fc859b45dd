import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Passage } from '@parley/db';
import {
  certaintyOf,
  certaintyOfWords,
  coverage,
  evidenceOf,
  nearnessOf,
  type Evidence,
} from '@parley/retrieval/evidence';
import { unpackVectors } from '@parley/retrieval/passageVectors';
import { likeness } from '@parley/retrieval/vectors';
import { contentWords } from '@parley/retrieval/words';
import type { Deps } from '#context.ts';
import type { FoundPassage, Question } from '../answerQuestion.ts';
import { articlesInScope } from './articlesInScope.ts';
import { findWords, type WordHits } from './findWords.ts';
import { knownPassages } from './knownPassages.ts';
import { passagesAround } from './passagesAround.ts';
import type { NamedPassage } from './topics.ts';

/** `named`: those that are called just what is asked; they answer, whatever else is near. */
type Asked = Pick<Question, 'clientId' | 'language' | 'settings'> & { text: string; named: readonly NamedPassage[] };

export type Found = {
  /** The best first. */
  passages: FoundPassage[];
  missingWords: string[];
  /** Of the question; null where its language has none. */
  vector: Int8Array | null;
};

/** How many are looked at, of how many also what stands around them, and how many are told. */
const NEAREST = 60;
const CLOSELY = 20;
const TOLD = 8;
/**
 * From this nearness on it is worth asking whether a passage is meant. On the open half of the labelled questions: of those
 * refused though they have an answer, two of three are then offered it, and of questions about nothing of the company hardly any.
 */
const NEAR = 0.9;

/** Finds what an assistant's content says to a question, by meaning and by words. */
export async function findPassages(deps: Deps, asked: Asked): Promise<Found> {
  const { db, embedding } = deps;
  const { clientId, text, language, settings, named } = asked;
  const scope = await articlesInScope(db, clientId, settings.scope);
  const known = await knownPassages(deps, clientId);
  if (known.total === 0 || scope.size === 0) return { passages: [], missingWords: contentWords(text), vector: null };

  const words = await findWords(deps, clientId, text);
  const [vector = null] = embedding.knows(language) ? await embedding.embed([words.meant]) : [];
  const near = vector ? await known.nearest(vector, NEAREST, scope) : [];
  const ids = [...new Set([...words.ids, ...near.map(({ id }) => id)])];
  const isNamed = new Set(named.map(({ id }) => id));
  const rows = await db.passage.findMany({
    where: { id: { in: ids.filter((id) => !isNamed.has(id)) }, clientId, isEnabled: true },
    include: { article: { select: { title: true } } },
  });
  const question = { text, vector, words, total: known.total, model: embedding.model };
  // Statements and weighing are done at once: others are answered in between.
  await nextTurn();
  const weighed = rows
    .filter(({ articleId }) => scope.has(articleId))
    .map((row) => ({ row, evidence: weigh(row, question) }))
    .toSorted((one, other) => nearnessOf(other.evidence) - nearnessOf(one.evidence))
    .slice(0, CLOSELY);
  const scored = vector ? await scoreAmongOthers(db, weighed, question) : scoreByWords(weighed);
  const meant = named.filter(({ articleId }) => scope.has(articleId)).map((row) => ({ row, score: 1, isNear: true }));
  const passages = [...meant, ...scored].slice(0, TOLD).map((one) => told(one, settings.threshold));
  return { passages, missingWords: words.missing, vector };
}

type Row = Passage & { article: { title: string } };
type Sought = { text: string; vector: Int8Array | null; words: WordHits; total: number; model: string };

type Weighed = { row: Row; evidence: Evidence };
type Scored = { row: Row; score: number; isNear: boolean };

function weigh(row: Row, { text, vector, words: { asked }, total, model }: Sought): Evidence {
  const parts = { title: row.article.title, heading: row.heading, text: row.text, questions: row.questions };
  const vectors = vector && row.vector && row.model === model ? unpackVectors(row.vector, vector.length) : [];
  const [whole = 0, ...sentences] = vector ? vectors.map((one) => likeness(vector, one)) : [];
  return evidenceOf({ text, asked, total }, { parts, likeness: { whole, sentence: Math.max(0, ...sentences) } });
}

/** The nearest first; none is more certain than those that are nearer. */
async function scoreAmongOthers(
  db: Deps['db'],
  weighed: readonly Weighed[],
  { words: { asked }, total }: Sought,
): Promise<Scored[]> {
  const aroundOf = await passagesAround(
    db,
    weighed.map(({ row }) => row),
  );
  await nextTurn();
  let most = 1;
  return weighed
    .map(({ row, evidence }) => ({ row, evidence, around: coverage(asked, aroundOf(row), total) }))
    .toSorted((one, other) => nearnessOf(other.evidence, other.around) - nearnessOf(one.evidence, one.around))
    .map(({ row, evidence, around }) => ({
      row,
      isNear: nearnessOf(evidence, around) >= NEAR,
      score: (most = Math.min(most, certaintyOf(asked, evidence, around))),
    }));
}

const scoreByWords = (weighed: readonly Weighed[]): Scored[] =>
  weighed
    .map(({ row, evidence }) => ({ row, isNear: false, score: certaintyOfWords(evidence) }))
    .toSorted((one, other) => other.score - one.score);

function told({ row, score, isNear }: Scored, threshold: number): FoundPassage {
  const { id, articleId, heading, text, page, article } = row;
  return {
    passageId: id,
    articleId,
    title: article.title,
    heading,
    text,
    page,
    score,
    isAbove: score >= threshold,
    isNear,
  };
}
