import { describe, expect, it } from 'vitest';
import { mannerOf } from '#manner.ts';
import { whenIn } from './when.ts';

/** In the zone that the test runs in. */
const at = (hour: number, minute: number, day = 22) => new Date(2026, 10, day, hour, minute).toISOString();
const when = (language: string) => whenIn(mannerOf(language));

describe('the time of a message', () => {
  it.each([
    ['en-US', '7:05 PM', '9:05 AM'],
    ['en-GB', '19:05', '09:05'],
    ['de-CH', '19:05', '09:05'],
    ['fr', '19:05', '09:05'],
    ['hi', '7:05 pm', '9:05 am'],
  ])('has the clock that people who read %s are used to', (language, evening, morning) => {
    const { timeOf, exactTimeOf } = when(language);

    expect(timeOf(at(19, 5)).replaceAll(/\s/gu, ' ')).toBe(evening);
    expect(timeOf(at(9, 5)).replaceAll(/\s/gu, ' ')).toBe(morning);
    expect(exactTimeOf(at(19, 5)).replaceAll(/\s/gu, ' ')).toContain(evening);
  });
});

describe('the day of a message', () => {
  it.each([
    ['en-US', 'Friday, November 20'],
    ['en-GB', 'Friday 20 November'],
    ['de-CH', 'Friday 20 November'],
  ])('is said in the words of the page, in the manner of %s', (language, friday) => {
    const { dayLabel } = when(language);
    const now = new Date(2026, 10, 22, 12);

    expect(dayLabel(at(23, 59), now)).toBe('Today');
    expect(dayLabel(at(0, 0, 21), now)).toBe('Yesterday');
    expect(dayLabel(at(12, 0, 20), now)).toBe(friday);
    expect(dayLabel(new Date(2025, 10, 20).toISOString(), now)).toMatch(/November.* 2025/);
  });
});
