import { describe, expect, it } from 'vitest';
import { cardExpiry } from './cardExpiry.ts';

describe('a card of January 2027', () => {
  it.each([
    ['2026-11-30T23:59:59Z', 'Later'],
    ['2026-12-01T00:00:00Z', 'Soon'],
    ['2027-01-31T23:59:59Z', 'Soon'],
    ['2027-02-01T00:00:00Z', 'Expired'],
    ['2028-01-15T00:00:00Z', 'Expired'],
  ])('at %s is good for: %s', (now, expiry) => {
    expect(cardExpiry(2027, 1, new Date(now))).toBe(expiry);
  });
});
