import { likeness } from '@parley/retrieval/vectors';
import { contentWords, termOf, termsOf } from '@parley/retrieval/words';
import type { Asked, Phrasing } from './faq.ts';

/** How telling a word is: one that many FAQs share says little about which of them is meant. From 0 to 1. */
export type Weigh = (term: string) => number;

export const equally: Weigh = () => 1;

/** Weights of words by how many of the FAQs use them in a phrasing. */
export function weighByRarity(faqs: readonly (readonly Phrasing[])[]): Weigh {
  const usedBy = new Map<string, number>();
  for (const phrasings of faqs) {
    const terms = new Set(phrasings.flatMap(({ text }) => termsOf(text)));
    for (const term of terms) usedBy.set(term, (usedBy.get(term) ?? 0) + 1);
  }
  const most = Math.log(1 + faqs.length);
  return (term) =>
    most === 0 ? 1 : 0.35 + (0.65 * Math.log((1 + faqs.length) / Math.max(1, usedBy.get(term) ?? 1))) / most;
}

/** The same for questions that differ in case, accents, punctuation and spaces alone. */
const keyOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** How much of both texts is shared, from 0 to 1. */
function overlap(one: readonly string[], other: readonly string[], weigh: Weigh): number {
  const [ones, others] = [new Set(one), new Set(other)];
  const sum = (terms: Iterable<string>) => [...terms].reduce((all, term) => all + weigh(term), 0);
  const whole = sum(ones) + sum(others);
  return whole === 0 ? 0 : (2 * sum([...ones].filter((term) => others.has(term)))) / whole;
}

/** How much the meaning counts beside the words; found on the questions of the demo company (similarity.test.ts). */
const MEANING = 0.6;
/** Likeness at which two sentences have nothing, and everything, in common. */
const [UNLIKE, ALIKE] = [0.3, 0.92];

const between = (value: number) => Math.min(1, Math.max(0, value));

/** How nearly two questions ask the same, from 0 to 1: the same words are 1, else meaning and shared words together. */
export function similarity(asked: Asked, phrasing: Phrasing, weigh: Weigh = equally): number {
  const key = keyOf(asked.text);
  if (key !== '' && key === keyOf(phrasing.text)) return 1;
  const words = overlap(termsOf(asked.text), termsOf(phrasing.text), weigh);
  if (!asked.vector || !phrasing.vector) return words;
  const meaning = between((likeness(asked.vector, phrasing.vector) - UNLIKE) / (ALIKE - UNLIKE));
  return MEANING * meaning + (1 - MEANING) * words;
}

/** The words of a question that a phrasing has too, as the question writes them. */
export function sharedWords(question: string, phrasing: string): string[] {
  const terms = new Set(termsOf(phrasing));
  return contentWords(question).filter((word) => terms.has(termOf(word)));
}
