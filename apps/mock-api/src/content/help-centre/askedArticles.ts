import { contentWords, stemOf, termOf, variantsOf } from '@parley/retrieval/words';

/** Of a question: the words that say what it is about. */
const MOST_WORDS = 8;
/** A word of the title tells more than one of the text. */
const IN_TITLE = 4;

export const askedWords = (question: string): string[] => contentWords(question).slice(0, MOST_WORDS);

/** Parts of words, of which an article that may answer has one. */
export const partsOf = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap((word) => [stemOf(word), ...variantsOf(word)])),
];

type Readable = { title: string; summary: string; text: string };

/**
 * What has at least half of the words, whatever their endings or other words for the same: what holds the rarer ones first, and
 * before them what names them in its title.
 */
export function thatMayAnswer<A extends Readable>(articles: readonly A[], words: readonly string[]): A[] {
  const asked = [...new Set(words.map(termOf))];
  const read = articles.map((article) => ({ article, ...termsOf(article) }));
  const weights = new Map(
    asked.map((term) => {
      const holding = read.filter(({ named, said }) => named.has(term) || said.has(term)).length;
      return [term, Math.log(1 + read.length / (1 + holding))];
    }),
  );
  return read
    .map(({ article, named, said }) => {
      const held = asked.filter((term) => named.has(term) || said.has(term));
      const fit = held.reduce((sum, term) => sum + (weights.get(term) ?? 0) * (named.has(term) ? IN_TITLE : 1), 0);
      return { article, has: held.length, fit };
    })
    .filter(({ has }) => has * 2 >= asked.length)
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ article }) => article);
}

const termsOf = ({ title, summary, text }: Readable) => ({
  named: termsIn(title),
  said: termsIn(`${summary} ${text}`),
});

const termsIn = (text: string) => new Set(contentWords(text).map(termOf));
