import { expect, it } from 'vitest';
import { dropOddTone } from './rememberedTone.ts';

const KEY = 'emoji-mart.skin';
it.each(['1', '4', '6'])('keeps the tone %s', (tone) => {
  localStorage.setItem(KEY, tone);
  dropOddTone();
  expect(localStorage.getItem(KEY)).toBe(tone);
});

it.each(['0', '7', '99', '"4"', '{', 'null'])('drops %s', (tone) => {
  localStorage.setItem(KEY, tone);
  dropOddTone();
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('does without a storage', () => {
  expect(() => dropOddTone(null)).not.toThrow();
});
