const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
/** After these a full stop ends no sentence. */
const ABBREVIATION = /\b(?:e\.g|i\.e|etc|approx|no|nr|vs|incl|min|max|dr|mr|mrs|ms|st|z\.b|d\.h|bzw|ca)\.\s*$/i;
const INITIAL = /(?:^|\s)\p{Lu}\.\s*$/u;

/** The sentences of a plain text; each line begins one. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split('\n')) {
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
