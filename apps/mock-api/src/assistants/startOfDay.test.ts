import { expect, it } from 'vitest';
import { startOfDay } from './conversationsToday.ts';

it.each([
  ['2026-11-23T09:30:15.250Z', 'UTC', '2026-11-23T00:00:00.000Z'],
  ['2026-11-23T09:30:15.250Z', 'Pacific/Auckland', '2026-11-22T11:00:00.000Z'],
  // Clocks go back at 3:00, and forward at 2:00.
  ['2026-10-25T20:00:00.000Z', 'Europe/Zurich', '2026-10-24T22:00:00.000Z'],
  ['2026-03-29T20:00:00.000Z', 'Europe/Zurich', '2026-03-28T23:00:00.000Z'],
])('the day of %s began in %s at %s', (now, zone, began) => {
  expect(startOfDay(new Date(now), zone).toISOString()).toBe(began);
});
