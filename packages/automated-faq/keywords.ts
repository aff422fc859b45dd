import { termOf } from '@parley/retrieval/words';
import type { KeywordRule } from './faq.ts';

const PLAIN = /[\p{L}\p{N}]+/gu;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F'’]/g, '')
    .toLowerCase()
    .match(PLAIN) ?? [];

/** Where `wanted` stands in `words` in a row; -1 where it does not. */
const placeOf = (wanted: readonly string[], words: readonly string[]): number =>
  words.findIndex((_, start) => wanted.every((word, index) => words[start + index] === word));

/**
 * Which of the keywords a question holds, as it wrote them, and whether those are enough. A keyword of several words must stand there in a
 * row. Endings make no difference, unless the rule is `Phrase`.
 */
export function matchKeywords(
  question: string,
  { rule, keywords }: { rule: KeywordRule; keywords: readonly string[] },
): { isMatch: boolean; words: string[] } {
  const spoken = wordsOf(question);
  const shape = rule === 'Phrase' ? (word: string) => word : termOf;
  const shaped = spoken.map(shape);
  const found = keywords.map((keyword) => {
    const wanted = wordsOf(keyword).map(shape);
    const place = wanted.length === 0 ? -1 : placeOf(wanted, shaped);
    return place === -1 ? null : spoken.slice(place, place + wanted.length).join(' ');
  });
  const words = found.filter((word) => word !== null);
  const isMatch = rule === 'All' ? words.length > 0 && words.length === keywords.length : words.length > 0;
  return { isMatch, words: [...new Set(words)] };
}
