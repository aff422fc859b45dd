import { contentWords, termOf } from '@parley/retrieval/words';
import { sentencesOf } from '@parley/retrieval/sentences';
import type { Db } from '../../client.ts';

export type KnownPassage = {
  id: number;
  articleId: string;
  title: string;
  heading: string;
  text: string;
  page: number | null;
};

/** Finds the passage that shares most with a text, and how much: 0 to 1, by how rare the shared terms are. Null for a text that says little. */
export type Find = (text: string) => { passage: KnownPassage; sentence: string; share: number } | null;

/** Shorter texts say too little to tell where they come from. In terms. */
const FEWEST = 5;

export async function knownPassages(db: Db, clientId: string): Promise<Find> {
  const passages = await db.passage.findMany({
    where: { clientId, article: { status: 'Published' } },
    orderBy: { id: 'asc' },
    include: { article: { select: { title: true } } },
  });
  const known = passages.map(({ article: { title }, ...passage }) => {
    return { ...passage, title, terms: termSet(`${title} ${passage.heading} ${passage.text}`) };
  });
  const counts = new Map<string, number>();
  for (const { terms } of known) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const weigh = (terms: readonly string[]) =>
    terms.reduce((sum, term) => sum + Math.log(1 + known.length / (counts.get(term) ?? known.length)), 0);

  const share = (terms: readonly string[], held: ReadonlySet<string>) =>
    weigh(terms.filter((term) => held.has(term))) / weigh(terms);

  return (text) => {
    const terms = [...termSet(text)];
    if (terms.length < FEWEST) return null;
    const best = maxBy(known, (passage) => share(terms, passage.terms));
    if (!best) return null;
    const sentence = maxBy(sentencesOf(best.text), (each) => share(terms, termSet(each))) ?? best.text;
    return { passage: best, sentence, share: share(terms, best.terms) };
  };
}

function maxBy<Item>(items: readonly Item[], score: (item: Item) => number): Item | undefined {
  const scores = items.map(score);
  return items[scores.indexOf(Math.max(...scores))];
}

const termSet = (text: string): ReadonlySet<string> => new Set(contentWords(text).map(termOf));
