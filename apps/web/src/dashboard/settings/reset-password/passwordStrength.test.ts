import { describe, expect, it } from 'vitest';
import { passwordStrength } from './passwordStrength.ts';

const word = (password: string) => passwordStrength(password)?.word;

describe('passwordStrength', () => {
  it('says nothing of nothing', () => {
    expect(passwordStrength('')).toBeNull();
  });

  it.each([
    ['short ones', 'k9$Lm2'],
    ['leaked ones, however mixed they look', 'P@ssw0rd1'],
  ])('is never enough for %s, which the rule refuses', (_, password) => {
    expect(word(password)).toBe('not enough');
  });

  it('grows with length more than with odd characters', () => {
    expect(word('kitten-9')).toBe('fair');
    expect(word('kitten-9-umbrella')).toBe('strong');
    expect(word('four quiet owls')).toBe('strong');
  });

  it('is not taken in by rows and repetitions', () => {
    expect(word('aaaabbbbccccdddd')).toBe('fair');
    expect(word('abcdefghijklmnop')).toBe('fair');
  });
});
