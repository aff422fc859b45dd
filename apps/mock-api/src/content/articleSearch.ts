import { closestWord } from '#answers/search/closestWord.ts';
import type { Deps } from '#context.ts';

/** The words that were probably meant, of those that trained content holds; one that has none near it stays. */
export const meantWords = (db: Deps['db'], words: readonly string[]): Promise<string[]> =>
  Promise.all(words.map(async (word) => (await closestWord(db, word.toLowerCase())) ?? word));

/** What has the words in its title first, what has none of them there last; alike ones stay as they were. */
export function byTitle<Titled extends { title: string }>(all: readonly Titled[], words: readonly string[]): Titled[] {
  const asked = words.map((word) => word.toLowerCase());
  return all
    .map((one) => ({ one, fit: fitOf(one.title.toLowerCase(), asked) }))
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ one }) => one);
}

/** Each word counts, more at the beginning of one; a title that begins with all of them counts again, one that is them twice. */
function fitOf(title: string, words: readonly string[]): number {
  const phrase = words.join(' ');
  const whole = title === phrase ? 2 : title.startsWith(phrase) ? 1 : 0;
  const each = words.map((word) => {
    if (!title.includes(word)) return 0;
    return title.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word)) ? 3 : 2;
  });
  return whole + each.reduce<number>((sum, one) => sum + one, 0);
}
