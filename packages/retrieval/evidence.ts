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

/** Who has written little has not shown which words are common: so many passages are reckoned with at least. */
const FEWEST = 200;

/** How much a word says: the rarer it is, the more. */
function rarityOf({ docs }: AskedWord, total: number): number {
  const held = Math.min(docs, total);
  return Math.log(1 + (Math.max(total, FEWEST) - held + 0.5) / (held + 0.5));
}

/** How much a further occurrence of a word still says, and how much a passage's length takes from it. */
const SATURATION = 2;
const BY_LENGTH = 0.5;

/** BM25 of the words of a question in a passage, one of `total`; synonyms count as one word. */
export function bm25(asked: readonly AskedWord[], passage: TermCounts, total: number): number {
  const enough = SATURATION * (1 - BY_LENGTH + (BY_LENGTH * passage.length) / AVERAGE_LENGTH);
  let sum = 0;
  for (const one of asked) {
    const count = occurrences(passage, one);
    sum += (rarityOf(one, total) * count * (SATURATION + 1)) / (count + enough);
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

/**
 * How near a passage is to a question beside others: by meaning more than by words, and by what is said `around` it, the coverage
 * of the passages that it stands among, as what a question is about is often said before. Without that, how near it is by itself.
 */
export const nearnessOf = ({ whole, sentence, words, type }: Evidence, around = 0): number =>
  0.45 * whole + 0.8 * sentence + 0.055 * words + 0.07 * type + 0.27 * around;

/**
 * How certain the nearest passage answers a question at all, from 0 to 1: that it is nearest by meaning says little of that, but
 * that it holds the question's telling words does. A telling word that nobody has written of speaks against every passage. At a
 * half fewer than one question in twenty that nothing answers still gets an answer. The weights were found on the half of the
 * labelled questions that is there for it, the cut also on blind ones (bench/answers/README.md).
 */
export function certaintyOf(asked: readonly AskedWord[], evidence: Evidence, around: number): number {
  const { whole, sentence, words, coverage: covered, type } = evidence;
  const telling = tellingWords(asked);
  const unknown = telling.filter(({ docs }) => docs === 0).length / Math.max(1, telling.length);
  const said = 4 * around + covered + 0.18 * words - 4 * unknown + (telling.length === 0 ? 3.4 : 0);
  return 1 / (1 + Math.exp(CERTAIN - said - whole - sentence - 0.6 * type));
}

/** What has to speak for a passage, for it to be said. */
const CERTAIN = 7.2;

/** The same of a question in a language that the vectors do not know: words alone. */
export const certaintyOfWords = ({ coverage: covered }: Evidence): number => covered * 0.9;
