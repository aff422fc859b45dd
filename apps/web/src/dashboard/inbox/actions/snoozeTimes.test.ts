import { describe, expect, it } from 'vitest';
import { snoozedUntilText, snoozeTime } from './snoozeTimes.ts';
import { usualSnoozeTimes } from './usualSnoozeTimes.ts';

const labels = (now: Date) => usualSnoozeTimes(now).map(({ label }) => label);

describe('the usual times', () => {
  it('all lie ahead', () => {
    for (let hour = 0; hour < 24 * 7; hour += 1) {
      const now = new Date(2026, 10, 16, hour, 59);
      for (const { until } of usualSnoozeTimes(now)) expect(until === null || until > now).toBe(true);
    }
  });

  it('offer the evening by day, and Monday unless that is tomorrow', () => {
    expect(labels(new Date(2026, 10, 19, 10))).toContain('This evening');
    expect(labels(new Date(2026, 10, 19, 19))).not.toContain('This evening');
    expect(labels(new Date(2026, 10, 19, 10))).toContain('Next Monday');
    expect(labels(new Date(2026, 10, 22, 10))).not.toContain('Next Monday');
  });

  it('name no time twice on any day of the week', () => {
    for (let day = 16; day < 23; day += 1) {
      const times = usualSnoozeTimes(new Date(2026, 10, day, 10)).map(({ until }) => until?.getTime());
      expect(new Set(times).size).toBe(times.length);
    }
  });
});

it('is told with the year when it is another one', () => {
  const now = new Date(2026, 10, 22, 10);

  expect(snoozeTime(new Date(2026, 10, 23, 9), now)).toBe('Mon 23 Nov, 09:00');
  expect(snoozeTime(new Date(2027, 0, 4, 9), now)).toBe('4 Jan 2027, 09:00');
});

it.each([
  [new Date(2026, 10, 22, 18), 'until 18:00 today'],
  [new Date(2026, 10, 23, 0, 5), 'until tomorrow, 00:05'],
  [new Date(2026, 10, 28, 9), 'until Saturday, 09:00'],
  [new Date(2026, 10, 29, 9), 'until Sun 29 Nov, 09:00'],
  [new Date(2027, 0, 4, 9), 'until 4 Jan 2027, 09:00'],
])('the end of a snooze is told as people say it: %s', (until, expected) => {
  expect(snoozedUntilText(until, new Date(2026, 10, 22, 17, 50))).toBe(expected);
});
