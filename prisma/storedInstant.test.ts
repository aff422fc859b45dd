import { expect, it } from 'vitest';
import { storedInstant } from './storedInstant.ts';

it.each([
  '2026-11-19T10:08:00.123+00:00',
  '1970-01-01T00:00:00.000+00:00',
  '2024-02-29T23:59:59.999+00:00',
  '1999-12-31T23:59:59.000+00:00',
])('reads %s as Date.parse does', (text) => {
  expect(storedInstant(text)).toBe(Date.parse(text));
});

it('reads other forms that SQL may hold', () => {
  expect(storedInstant('2026-11-19T10:08:00Z')).toBe(Date.UTC(2026, 10, 19, 10, 8));
  expect(storedInstant('2026-11-19T12:08:00.000+02:00')).toBe(Date.UTC(2026, 10, 19, 10, 8));
});
