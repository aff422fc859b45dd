import { expect, test } from 'vitest';
import { comparedWithBefore } from './comparedWithBefore.ts';

test.each([
  [null, 'This is the first run; the next is compared with it.'],
  [
    { right: 0.75, falsely: 0.04 },
    'Compared with the run before, the draft is right more often (80%, was 75%) and answers falsely as often (4%).',
  ],
  [
    { right: 0.9, falsely: 0 },
    'Compared with the run before, the draft is right less often (80%, was 90%) and answers falsely more often (4%, was 0%).',
  ],
])('a draft that is right in 80% and answers 4% falsely, after %j', (before, sentence) => {
  expect(comparedWithBefore({ right: 0.8, falsely: 0.04 }, before)).toBe(sentence);
});
