import { describe, expect, it } from 'vitest';
import { describeFound, describeShown } from './describeFound.ts';

describe('describeFound', () => {
  it.each([
    [1, '1 conversation'],
    [120, '120 conversations'],
    [1000, '1,000 or more conversations'],
  ])('says %i as «%s»', (count, words) => {
    expect(describeFound(count)).toBe(words);
  });
});

describe('describeShown', () => {
  it('says which of them are shown, and nothing where all are', () => {
    expect(describeShown({ shown: 50, count: 120, order: 'best' })).toMatch(
      /^The 50 best matches of 120 conversations\./,
    );
    expect(describeShown({ shown: 50, count: 1000, order: 'newest' })).toMatch(/^The newest 50 of 1,000 or more /);
    expect(describeShown({ shown: 12, count: 12, order: 'best' })).toBeNull();
  });
});
