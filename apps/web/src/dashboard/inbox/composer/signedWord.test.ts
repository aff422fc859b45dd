import { describe, expect, it } from 'vitest';
import { signedWord } from './signedWord.ts';

const NAME = { sign: '@', words: 2 };

describe('signedWord', () => {
  it.each([
    ['@', { from: 0, query: '' }],
    ['@Jon', { from: 0, query: 'Jon' }],
    ['ask @Jonas Re', { from: 4, query: 'Jonas Re' }],
    ['line\n@Ma', { from: 5, query: 'Ma' }],
  ])('finds what is being typed in %j', (text, found) => {
    expect(signedWord(text, text.length, NAME)).toEqual(found);
  });

  it.each(['', 'Jonas', 'maya@northwind', '@ Jonas', '@Jonas Reber is', '@Jonas\n'])('finds nothing in %j', (text) => {
    expect(signedWord(text, text.length, NAME)).toBeNull();
  });

  it('looks only as far as the caret', () => {
    expect(signedWord('@Jon is here', 4, NAME)).toEqual({ from: 0, query: 'Jon' });
  });
});
