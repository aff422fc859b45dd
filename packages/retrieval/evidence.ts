import { answerTypeMatch } from './answerType.ts';
import { GENERIC_WORDS } from './genericWords.ts';
import { countryOf, termsOf } from './words.ts';

/** A word of a question as the index knows it. `docs`: how many passages hold it; none: nobody has written of it. */
export type AskedWord = { word: string; term: string; docs: number };

/** A passage's parts, as far as words are looked for in them. */
export type Parts = { title: string; heading: string; text: string; questions?: string };

/** How often terms occur in a passage; in its title and headings they count more. */
export type TermCounts = { counts: ReadonlyMap<string, number>; length: number };

const WEIGHTS = { title: 2, heading: 1.5, text: 1, questions: 1.5 } as const;

export function termCounts({ title, heading, text, questions = '' }: Parts): TermCounts {
  const counts = new Map<string, number>();
  const said = termsOf(text);
  const add = (terms: readonly string[], weight: number) =>
    terms.forEach((term) => counts.set(term, (counts.get(term) ?? 0) + weight));
  add(termsOf(title), WEIGHTS.title);
  add(termsOf(heading), WEIGHTS.heading);
  add(said, WEIGHTS.text);
  add(termsOf(questions), WEIGHTS.questions);
  return { counts, length: said.length };
}

/** In terms; passages are cut to a like length, so their true average matters little. */
const AVERAGE_LENGTH = 30;
/** What holds for a country holds for a place in it, but less surely. */
const AS_COUNTRY = 0.8;

const occurrences = ({ counts }: TermCounts, { word, term }: AskedWord): number => {
  const country = countryOf(word);
  return counts.get(term) ?? (country === null ? 0 : (counts.get(country) ?? 0) * AS_COUNTRY);
};

/** How much a word says: the rarer it is, the more. */
function rarityOf({ docs }: AskedWord, total: number): number {
  const held = Math.min(docs, total);
  return Math.log(1 + (total - held + 0.5) / (held + 0.5));
}

/** BM25 of the words of a question in a passage, one of `total`; synonyms count as one word. */
export function bm25(asked: readonly AskedWord[], passage: TermCounts, total: number): number {
  let sum = 0;
  for (const one of asked) {
    const count = occurrences(passage, one);
    if (count === 0) continue;
    sum += (rarityOf(one, total) * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * passage.length) / AVERAGE_LENGTH));
  }
  return sum;
}

/** The words without which it would be another question. */
export const tellingWords = (asked: readonly AskedWord[]): AskedWord[] =>
  asked.filter(({ word }) => !GENERIC_WORDS.has(word));

/** Which share of what the telling words say some passages hold together. */
export function coverage(asked: readonly AskedWord[], passages: readonly TermCounts[], total: number): number {
  const telling = tellingWords(asked);
  const sum = (words: readonly AskedWord[]) => words.reduce((all, one) => all + rarityOf(one, total), 0);
  const held = telling.filter((one) => passages.some((passage) => occurrences(passage, one) > 0));
  return telling.length === 0 ? 0 : sum(held) / sum(telling);
}

/** What speaks for a passage: likeness of all of it and of its best sentence (cosines), and the words. */
export type Evidence = { whole: number; sentence: number; words: number; coverage: number; type: -1 | 0 | 1 };

type Question = { text: string; asked: readonly AskedWord[]; total: number };

export function evidenceOf(
  { text, asked, total }: Question,
  { parts, likeness }: { parts: Parts; likeness: { whole: number; sentence: number } },
): Evidence {
  const passage = termCounts(parts);
  return {
    ...likeness,
    words: bm25(asked, passage, total),
    coverage: coverage(asked, [passage], total),
    type: answerTypeMatch(text, parts.text),
  };
}

/** What speaks for a passage by itself: the more, the nearer it is to a question. */
export const nearnessOf = ({ whole, sentence, words, coverage: covered, type }: Evidence): number =>
  whole + 0.3 * sentence + 0.02 * words + 0.5 * covered + 0.2 * type;

/**
 * How certain a passage answers a question, from 0 to 1; at a half fewer than one question in twenty that nothing answers still
 * gets an answer. `around`: the coverage of the passages that it stands among, as what a question is about is often said before.
 * A telling word that nobody has written of speaks against every passage. The weights were found on the half of the labelled
 * questions that is there for it (bench/answers/README.md).
 */
export function certaintyOf(asked: readonly AskedWord[], evidence: Evidence, around: number): number {
  const telling = tellingWords(asked);
  const unknown = telling.filter(({ docs }) => docs === 0).length / Math.max(1, telling.length);
  const sum = 4.4 * nearnessOf(evidence) + 2 * around - 2.6 * unknown + (telling.length === 0 ? 2.8 : 0) - 6.25;
  return 1 / (1 + Math.exp(-sum));
}

/** The same of a question in a language that the vectors do not know: words alone. */
export const certaintyOfWords = ({ coverage: covered }: Evidence): number => covered * 0.9;
