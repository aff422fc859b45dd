import { expect, test } from 'vitest';
import { missingPhrases } from './missingPhrases.ts';

const ANSWER = 'Send it back within **30 days**. [1] It costs €5,\n  or 10% of the price: keep the Receipt!';

test.each([
  ['', []],
  [' ; ', []],
  ['30 days', []],
  ['30\u00A0Days; receipt', []],
  ['€ 5; 10 %', []],
  ['within 30 days it costs', []],
  ['0 days', ['0 days']],
  ['day', ['day']],
  ['30 days; 60 days; a label', ['60 days', 'a label']],
  ['5%', ['5%']],
])('of “%s” an answer lacks %j', (phrases, missing) => {
  expect(missingPhrases(phrases, ANSWER)).toEqual(missing);
});
