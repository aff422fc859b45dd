import { expect, it } from 'vitest';
import { answeredShare, barsOf } from './scoreBars.ts';

/** Counts of scores 0.00 to 1.00 with so many at the given ones. */
const countsWith = (some: Readonly<Record<number, number>>) =>
  Array.from({ length: 101 }, (_, score) => some[score] ?? 0);

it('tells which share of the questions scored as much', () => {
  const counts = countsWith({ 30: 1, 50: 2, 100: 1 });

  expect(answeredShare(counts, 0)).toBe(1);
  expect(answeredShare(counts, 0.5)).toBe(0.75);
  expect(answeredShare(counts, 0.51)).toBe(0.25);
});

it('knows no share where nobody has asked', () => {
  expect(answeredShare(countsWith({}), 0.5)).toBeNull();
});

it('draws the highest bar whole and keeps a perfect score in the last', () => {
  const bars = barsOf(countsWith({ 40: 1, 43: 1, 100: 4 }));

  expect(bars).toHaveLength(25);
  expect(bars[10]).toEqual({ from: 0.4, height: 0.5 });
  expect(bars.at(-1)).toEqual({ from: 0.96, height: 1 });
});
