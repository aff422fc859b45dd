import { describe, expect, it } from 'vitest';
import { grouped } from './grouped.ts';

describe('grouped', () => {
  it.each([0, 7, 999, 1000, 12_400, 999_999, 1_234_567, -12, -123, -1234])('writes %i as English does', (whole) => {
    expect(grouped(whole)).toBe(whole.toLocaleString('en'));
  });
});
