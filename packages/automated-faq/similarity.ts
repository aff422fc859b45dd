import { likeness } from '@parley/retrieval/vectors';
import { stemmer } from 'stemmer';
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

type Term = { stem: string; meaning: string };

/** A text's telling words: each as it is, without its ending, and what it stands for among its synonyms. */
function termsIn(text: string): Term[] {
  const byStem = new Map(
    contentWords(text).map((word) => [stemmer(word), { stem: stemmer(word), meaning: termOf(word) }]),
  );
  return [...byStem.values()];
}

/** What a synonym counts beside the very word: «refund» for «return» means nearly the same, and may make all the difference. */
const SYNONYM = 0.5;

/** Whether two questions are the same but for case, accents, punctuation and spaces. */
export const isSameQuestion = (one: string, other: string): boolean => keyOf(one) !== '' && keyOf(one) === keyOf(other);

/** How much of both texts is shared, from 0 to 1. */
function overlap(one: readonly Term[], other: readonly Term[], weigh: Weigh): number {
  const weightOf = ({ meaning }: Term) => weigh(meaning);
  const shared = (terms: readonly Term[], others: readonly Term[]) =>
    sum(terms, (term) => {
      if (others.some(({ stem }) => stem === term.stem)) return weightOf(term);
      return others.some(({ meaning }) => meaning === term.meaning) ? SYNONYM * weightOf(term) : 0;
    });
  const whole = sum(one, weightOf) + sum(other, weightOf);
  return whole === 0 ? 0 : (shared(one, other) + shared(other, one)) / whole;
}

const sum = (terms: readonly Term[], of: (term: Term) => number) => terms.reduce((all, term) => all + of(term), 0);

/** How much the meaning counts beside the words; found on the questions of the demo company (similarity.test.ts). */
const MEANING = 0.6;
/** Likeness at which two sentences have nothing, and everything, in common. */
const [UNLIKE, ALIKE] = [0.3, 0.92];

/** Where decisions fall scores are to lie apart: this lifts a sum of 0.65 to 0.75. */
const LIFT = 2 / 3;

const between = (value: number) => Math.min(1, Math.max(0, value));

/** How nearly two questions ask the same, from 0 to 1: the same words are 1, else meaning and shared words together. */
export function similarity(asked: Asked, phrasing: Phrasing, weigh: Weigh = equally): number {
  if (isSameQuestion(asked.text, phrasing.text)) return 1;
  const words = overlap(termsIn(asked.text), termsIn(phrasing.text), weigh);
  if (!asked.vector || !phrasing.vector) return words ** LIFT;
  const meaning = between((likeness(asked.vector, phrasing.vector) - UNLIKE) / (ALIKE - UNLIKE));
  return (MEANING * meaning + (1 - MEANING) * words) ** LIFT;
}

/** The words of a question that a phrasing has too, as the question writes them. */
export function sharedWords(question: string, phrasing: string): string[] {
  const terms = new Set(termsOf(phrasing));
  return contentWords(question).filter((word) => terms.has(termOf(word)));
}
