import { describe, expect, it } from 'vitest';
import { sentimentOf } from './sentiment.ts';

describe('sentimentOf', () => {
  it.each([
    ['That was easy, thanks!', 1],
    ['This is not bad at all', 1],
    ['Where is the shop?', 0],
    ['My zip is broken', -1],
    ['I am not happy. The jacket is nice.', 1],
    ['That does not help and I am really disappointed 😡', -1],
  ])('%s', (text, sign) => {
    expect(Math.sign(sentimentOf([text]))).toBe(sign);
  });

  it('stays between -1 and 1, however much is said', () => {
    expect(sentimentOf(Array.from({ length: 50 }, () => 'terrible, awful, useless'))).toBeGreaterThanOrEqual(-1);
  });
});
