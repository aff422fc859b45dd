import { contentWords, stemOf, termOf, variantsOf } from '@parley/retrieval/words';

/** Of a question: the words that say what it is about. */
const MOST_WORDS = 8;
/** A word of the title tells more than one of the text. */
const IN_TITLE = 3;

export const askedWords = (question: string): string[] => contentWords(question).slice(0, MOST_WORDS);

/** Parts of words, of which an article that may answer has one. */
export const partsOf = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap((word) => [stemOf(word), ...variantsOf(word)])),
];

type Readable = { title: string; summary: string; text: string };

/** What has at least half of the words, whatever their endings or other words for the same; those whose title does first. */
export function thatMayAnswer<A extends Readable>(articles: readonly A[], words: readonly string[]): A[] {
  const asked = [...new Set(words.map(termOf))];
  return articles
    .map((article) => ({ article, ...fitOf(article, asked) }))
    .filter(({ has }) => has * 2 >= asked.length)
    .toSorted((one, other) => other.fit - one.fit || other.has - one.has)
    .map(({ article }) => article);
}

function fitOf({ title, summary, text }: Readable, asked: readonly string[]) {
  const named = termsIn(title);
  const said = termsIn(`${summary} ${text}`);
  const inTitle = asked.filter((term) => named.has(term)).length;
  const has = asked.filter((term) => named.has(term) || said.has(term)).length;
  return { has, fit: inTitle * IN_TITLE + has };
}

const termsIn = (text: string) => new Set(contentWords(text).map(termOf));
