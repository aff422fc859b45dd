import { contentWords } from '@parley/retrieval/words';

/** A question without case, accents and what is no word: how often the same was asked. */
export const questionKey = (text: string): string => contentWords(text).toSorted().join(' ');
