import { plainAnswer } from '@parley/message-text/plainAnswer';

/** Of phrases with semicolons between them, those that an answer does not hold as whole words, whatever their case, spaces and punctuation. */
export function missingPhrases(phrases: string, answer: string): string[] {
  const said = ` ${wordsOf(plainAnswer(answer))} `;
  return phrases
    .split(';')
    .map((phrase) => phrase.trim())
    .filter((phrase) => wordsOf(phrase) !== '' && !said.includes(` ${wordsOf(phrase)} `));
}

/** Percent and currencies count: 30% is not 30. */
const WORD = /[\p{L}\p{M}\p{N}]+|[%\p{Sc}]/gu;

const wordsOf = (text: string) => (text.normalize('NFKC').toLowerCase().match(WORD) ?? []).join(' ');
