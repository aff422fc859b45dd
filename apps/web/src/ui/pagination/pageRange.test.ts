import { describe, expect, it } from 'vitest';
import { pageRange } from './pageRange.ts';

describe('pageRange', () => {
  it.each([
    [1, 25, 312, '1–25 of 312'],
    [13, 25, 312, '301–312 of 312'],
    [1, 25, 3, '1–3 of 3'],
    [3, 10, 21, '21 of 21'],
    [41, 25, 12345, '1,001–1,025 of 12,345'],
    [1, 25, 0, null],
  ])('says of page %i by %i of %i: %s', (page, size, total, expected) => {
    expect(pageRange(page, size, total)).toBe(expected);
  });
});
