import { likeness } from '@parley/retrieval/vectors';
import { contentWords, termsOf } from '@parley/retrieval/words';
import type { Deps } from '#context.ts';
import type { FoundPassage, Question } from '../answerQuestion.ts';
import { articlesInScope } from './articlesInScope.ts';
import { findWords } from './findWords.ts';
import { knownPassages, type KnownPassage } from './knownPassages.ts';
import { scoreOf, scoreOfWords } from './scoreOf.ts';

type Asked = Pick<Question, 'clientId' | 'language' | 'settings'> & { text: string };

export type Found = {
  /** The best first. */
  passages: FoundPassage[];
  missingWords: string[];
  /** Of the question; null where its language has none. */
  vector: Int8Array | null;
};

/** How many are looked at closely, and how many are told. */
const CANDIDATES = 80;
const TOLD = 8;

/** Finds what an assistant's content says to a question, by meaning and by words. */
export async function findPassages(deps: Deps, asked: Asked): Promise<Found> {
  const { db, embedding } = deps;
  const { clientId, text, language, settings } = asked;
  const scope = await articlesInScope(db, clientId, settings.scope);
  const known = (await knownPassages(deps, clientId)).filter(({ articleId }) => scope.has(articleId));
  if (known.length === 0) return { passages: [], missingWords: contentWords(text), vector: null };

  const isEnglish = language === null || language.startsWith('en');
  const [words, vectors] = await Promise.all([
    findWords(deps, clientId, text),
    isEnglish ? embedding.embed([text]) : [],
  ]);
  const vector = vectors[0] ?? null;
  const scored = vector ? byMeaning(known, vector, words.scores) : await byWords(db, text, words.scores);
  const best = scored.filter(({ id }) => words.scores.has(id) || vector).slice(0, TOLD);
  const rows = await db.passage.findMany({
    where: { id: { in: best.map(({ id }) => id) }, articleId: { in: [...scope] } },
    include: { article: { select: { title: true } } },
  });
  const passages = best.flatMap(({ id, score }) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    const { articleId, heading, text: said, page, article } = row;
    const isAbove = score >= settings.threshold;
    return [{ passageId: id, articleId, title: article.title, heading, text: said, page, score, isAbove }];
  });
  return { passages, missingWords: words.missing, vector };
}

type Scored = { id: number; score: number };

/** All passages by their whole meaning, then the nearest and those with the words by their best sentence. */
function byMeaning(known: readonly KnownPassage[], vector: Int8Array, words: ReadonlyMap<number, number>): Scored[] {
  const wholes = known.map((passage) => ({
    passage,
    whole: passage.vectors[0] ? likeness(vector, passage.vectors[0]) : 0,
  }));
  const nearest = new Set(
    wholes
      .toSorted((one, other) => other.whole - one.whole)
      .slice(0, CANDIDATES)
      .map(({ passage }) => passage.id),
  );
  return wholes
    .filter(({ passage: { id } }) => nearest.has(id) || words.has(id))
    .map(({ passage: { id, vectors }, whole }) => {
      const sentence = Math.max(0, ...vectors.slice(1).map((one) => likeness(vector, one)));
      return { id, score: scoreOf({ whole, sentence, words: words.get(id) ?? 0 }) };
    })
    .toSorted((one, other) => other.score - one.score);
}

async function byWords(db: Deps['db'], text: string, words: ReadonlyMap<number, number>): Promise<Scored[]> {
  const asked = new Set(termsOf(text));
  const rows = await db.passage.findMany({
    where: { id: { in: [...words.keys()] } },
    select: { id: true, heading: true, text: true, article: { select: { title: true } } },
  });
  return rows
    .map(({ id, heading, text: said, article }) => {
      const held = new Set(termsOf(`${article.title} ${heading} ${said}`));
      const share = [...asked].filter((term) => held.has(term)).length / Math.max(1, asked.size);
      return { id, score: scoreOfWords(share) };
    })
    .toSorted((one, other) => other.score - one.score);
}
