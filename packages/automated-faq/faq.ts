/*
 * Automated FAQs as the matcher sees them: when they answer, not what. A question is compared with all that are live, and the one that fits
 * best answers in place of GPT.
 */

/** One way to ask. `vector`: null where the model does not know its language, or has not seen it yet. */
export type Phrasing = { text: string; vector: Int8Array | null };

/** When an FAQ answers. */
export type MatchRule =
  /** To what means the same as one of its phrasings, at least so much. */
  | { mode: 'Similarity'; threshold: number; phrasings: readonly Phrasing[] }
  /** To what holds all or any of these words, or these words in a row. */
  | { mode: 'Keywords'; rule: KeywordRule; keywords: readonly string[] }
  /** To what the expression is found in. */
  | { mode: 'Regex'; pattern: string };

export type MatchMode = MatchRule['mode'];
export type KeywordRule = 'All' | 'Any' | 'Phrase';

export type MatchableFaq = {
  id: string;
  /** Of two that fit as well the one with more answers, from 0 to 100. */
  priority: number;
  rule: MatchRule;
  /** Questions that it does not answer, however well it fits. */
  exclusions?: readonly Phrasing[];
};

/** What was asked. */
export type Asked = { text: string; vector: Int8Array | null };

/** How an FAQ fits a question, and why. */
export type FaqMatch = {
  faqId: string;
  isMatch: boolean;
  /** From 0 to 1. */
  score: number;
  /** From which score on it answers. */
  threshold: number;
  mode: MatchMode;
  priority: number;
  /** The phrasing that is nearest; null where it is not phrasings that decide. */
  phrasing: string | null;
  /** The words of the question that speak for it. */
  words: string[];
  /** Which question it must not answer is why it does not match; null where none is. */
  excludedBy: string | null;
};
