import { describe, expect, it } from 'vitest';
import { foundWords, shownWords } from './foundWords.ts';

describe('foundWords', () => {
  it.each([
    [1, '1 conversation'],
    [120, '120 conversations'],
    [1000, '1,000 or more conversations'],
  ])('says %i as «%s»', (count, words) => {
    expect(foundWords(count)).toBe(words);
  });
});

describe('shownWords', () => {
  it('says which of them are shown, and nothing where all are', () => {
    expect(shownWords({ shown: 50, count: 120, order: 'best' })).toMatch(/^The 50 best matches of 120 conversations\./);
    expect(shownWords({ shown: 50, count: 1000, order: 'newest' })).toMatch(/^The newest 50 of 1,000 or more /);
    expect(shownWords({ shown: 12, count: 12, order: 'best' })).toBeNull();
  });
});
