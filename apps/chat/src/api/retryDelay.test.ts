import { expect, it } from 'vitest';
import { retryDelay } from './retryDelay.ts';

it('waits longer each time, up to half a minute', () => {
  const longest = (attempt: number) => retryDelay(attempt, () => 0);

  expect([0, 1, 2, 3, 4, 5, 1000].map(longest)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

it('spreads many visitors out', () => {
  expect(retryDelay(3, () => 1)).toBe(4000);
});
