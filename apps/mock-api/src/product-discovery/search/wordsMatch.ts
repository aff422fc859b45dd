import { contentWords, termOf } from '@parley/retrieval/words';

/** Whether somebody who looks for `asked` looks for all of `words`; of no words everybody does. Endings do not count. */
export function wordsMatch(words: string, asked: readonly string[]): boolean {
  const terms = new Set(asked.map(termOf));
  return contentWords(words).every((word) => terms.has(termOf(word)));
}

/** A question without case, accents and what is no word: how often the same was asked. */
export const questionKey = (text: string): string => contentWords(text).toSorted().join(' ');
