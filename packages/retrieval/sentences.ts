import { shortPieces } from '@parley/article-html/text';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
/** After these a full stop ends no sentence. */
const ABBREVIATION = /\b(?:e\.g|i\.e|etc|approx|no|nr|vs|incl|min|max|dr|mr|mrs|ms|st|z\.b|d\.h|bzw|ca)\.\s*$/i;
const INITIAL = /(?:^|\s)\p{Lu}\.\s*$/u;

/** No sentence is this long. In characters. */
const LONGEST = 5000;

/** The sentences of a plain text; each line begins one. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split('\n').flatMap((one) => [...shortPieces(one, LONGEST)])) {
    let open = '';
    for (const { segment } of segmenter.segment(line)) {
      open += segment;
      if (ABBREVIATION.test(open) || INITIAL.test(open)) continue;
      sentences.push(open.trim());
      open = '';
    }
    sentences.push(open.trim());
  }
  return sentences.filter(Boolean);
}
