import { expect, it } from 'vitest';
import { dayStart } from './dayStart.ts';

it.each([
  ['2026-11-19', 'UTC', '2026-11-19T00:00:00.000+00:00'],
  ['2026-11-19', 'Europe/Zurich', '2026-11-18T23:00:00.000+00:00'],
  ['2026-07-19', 'Europe/Zurich', '2026-07-18T22:00:00.000+00:00'],
  // The clocks go forward at two in the night of the 29th, and back on 25 October.
  ['2026-03-29', 'Europe/Zurich', '2026-03-28T23:00:00.000+00:00'],
  ['2026-03-30', 'Europe/Zurich', '2026-03-29T22:00:00.000+00:00'],
  ['2026-10-25', 'Europe/Zurich', '2026-10-24T22:00:00.000+00:00'],
  ['2026-10-26', 'Europe/Zurich', '2026-10-25T23:00:00.000+00:00'],
  // A day without a midnight begins at one, one with two of them with the first.
  ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000+00:00'],
  ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00.000+00:00'],
  ['2026-11-19', 'Asia/Kolkata', '2026-11-18T18:30:00.000+00:00'],
])('%s begins in %s at %s', (day, timezone, instant) => {
  expect(dayStart(day, timezone)).toBe(instant);
});
