/** What speaks for a passage: likeness of all of it and of its best sentence (cosines), and BM25 of the words. */
export type Evidence = { whole: number; sentence: number; words: number };

/**
 * How certain a passage answers, from 0 to 1: a half is as often right as not. The weights were found on the half of the labelled
 * questions that is there for it (bench/answers).
 */
export function scoreOf({ whole, sentence, words }: Evidence): number {
  const sum = whole + sentence + 0.04 * words;
  return Math.min(1, Math.max(0, (sum - 0.5) / 1.2));
}

/** Of a question in a language that the vectors do not know: words alone. `share`: how many of its words the passage holds. */
export const scoreOfWords = (share: number): number => Math.min(1, share * 0.9);
