import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytes, compactCount, count, counted, duration, money, percent } from './format.ts';

describe('money', () => {
  it.each([
    [4900, 'usd', '$49.00'],
    [5, 'usd', '$0.05'],
    [-1250, 'usd', '-$12.50'],
    [500, 'jpy', '¥500'],
    [1234567, 'eur', '€12,345.67'],
  ])('%s of %s is %s', (minor, currency, expected) => {
    expect(money(minor, currency)).toBe(expected);
  });

  it('says every whole number of cents exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (cents) => {
        expect(Number(money(cents, 'usd').replace(/\D/g, ''))).toBe(cents);
      }),
    );
  });
});

describe('numbers', () => {
  it('groups, shortens and names them', () => {
    expect(count(12400)).toBe('12,400');
    expect(compactCount(12400)).toBe('12.4K');
    expect(counted(1, 'file')).toBe('1 file');
    expect(counted(1200, 'reply', 'replies')).toBe('1,200 replies');
    expect(percent(0.943)).toBe('94%');
    expect(percent(0.943, 1)).toBe('94.3%');
  });
});

describe('bytes', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [5, '5 bytes'],
    [999, '999 bytes'],
    [999.7, '1 kB'],
    [1000, '1 kB'],
    [1240, '1.2 kB'],
    [99_960, '100 kB'],
    [999_600, '1 MB'],
    [25_000_000, '25 MB'],
    [3.2e15, '3,200 TB'],
  ])('%s is %s', (size, expected) => {
    expect(bytes(size)).toBe(expected);
  });
});

describe('duration', () => {
  it.each([
    [0, '0s'],
    [45.2, '45s'],
    [134, '2m 14s'],
    [3600, '1h'],
    [3900, '1h 5m'],
    [3 * 86_400 + 59, '3d'],
  ])('%s seconds are %s', (seconds, expected) => {
    expect(duration(seconds)).toBe(expected);
  });

  it('never says more than the seconds there are', () => {
    const SIZES: Record<string, number> = { d: 86_400, h: 3600, m: 60, s: 1 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e8 }), (seconds) => {
        const said = duration(seconds)
          .split(' ')
          .map((part) => Number.parseInt(part, 10) * (SIZES[part.slice(-1)] ?? Number.NaN))
          .reduce((sum, part) => sum + part);
        expect(said).toBeLessThanOrEqual(seconds);
        expect(said).toBeGreaterThan(seconds * 0.9 - 1);
      }),
    );
  });
});
