import { counted } from '#ui/format.ts';
import { type FaqRow } from './faqRow.ts';

type Rule = Pick<FaqRow, 'matchMode' | 'phrasings' | 'threshold' | 'keywordRule' | 'keywords' | 'pattern'>;

const RULES = { All: 'All of', Any: 'Any of', Phrase: 'Word for word' } as const;

/** By what an automated FAQ knows its questions, in a few words. */
export function describeRule({ matchMode, phrasings, threshold, keywordRule, keywords, pattern }: Rule): string {
  if (matchMode === 'Keywords') return `${RULES[keywordRule]}: ${keywords.join(', ')}`;
  if (matchMode === 'Regex') return pattern;
  return `${counted(phrasings.length + 1, 'phrasing')}, from ${threshold.toFixed(2)}`;
}
