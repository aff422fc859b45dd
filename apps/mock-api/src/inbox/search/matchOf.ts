import { wordsOf } from './parseSearch.ts';

type Words = readonly string[];

/** What SQLite's index is asked for: documents with each of the words. The last one may still be being typed. */
export const holdingAll = (words: Words): string => terms(words).join(' AND ');

/** Documents with at least one of the words. */
export const holdingAny = (words: Words): string => terms(words).join(' OR ');

/** Documents that lack one of the words at most. */
export function holdingAllButOne(words: Words): string {
  const all = terms(words);
  return all.map((_, missing) => `(${all.toSpliced(missing, 1).join(' AND ')})`).join(' OR ');
}

/** Authors who have one of the names, of which beginnings will do. Empty when there is no word in any of them. */
export function holdingNames(names: readonly string[]): string {
  return names
    .map((name) => wordsOf(name).map((word) => `"${word}" *`))
    .filter((begun) => begun.length > 0)
    .map((begun) => `(${begun.join(' AND ')})`)
    .join(' OR ');
}

function terms(words: Words): string[] {
  return words.map((word, index) => (index === words.length - 1 ? `"${word}" *` : `"${word}"`));
}
