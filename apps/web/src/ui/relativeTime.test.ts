import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relativeTime, timeUntil } from './relativeTime.ts';

const now = new Date(2026, 10, 19, 10, 40).getTime();
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const ahead = (minutes: number) => ago(-minutes);
const DAY = 24 * 60;

describe('relativeTime', () => {
  it.each([
    [0.5, 'now'],
    [1, '1m'],
    [59.9, '59m'],
    [60, '1h'],
    [23 * 60 + 59, '23h'],
    [25 * 60, 'Yesterday'],
    [3 * DAY, 'Mon'],
    [6 * DAY, 'Fri'],
    [7 * DAY - 60, '12 Nov'],
    [10 * DAY, '9 Nov'],
    [400 * DAY, '15 Oct 2025'],
  ])('%s minutes ago is short «%s»', (minutes, expected) => {
    expect(relativeTime(ago(minutes), now, 'en-short')).toBe(expected);
  });

  it.each([
    [0.5, 'now'],
    [1, '1 minute ago'],
    [5, '5 minutes ago'],
    [60, '1 hour ago'],
    [25 * 60, 'yesterday'],
    [47 * 60, '2 days ago'],
    [29 * DAY, '29 days ago'],
    [45 * DAY, 'last month'],
    [59 * DAY, '2 months ago'],
    [364 * DAY, 'last year'],
    [800 * DAY, '2 years ago'],
  ])('%s minutes ago is «%s»', (minutes, expected) => {
    expect(relativeTime(ago(minutes), now)).toBe(expected);
  });

  it.each([
    [0.5, '现在'],
    [5, '5分钟前'],
    [120, '2小时前'],
    [25 * 60, '昨天'],
    [3 * DAY, '3天前'],
    [45 * DAY, '上个月'],
    [800 * DAY, '2年前'],
  ])('%s minutes ago is Chinese «%s»', (minutes, expected) => {
    expect(relativeTime(ago(minutes), now, 'zh')).toBe(expected);
  });

  it('takes an instant that lies ahead for now, as clocks differ', () => {
    expect(relativeTime(ago(-3), now, 'en-short')).toBe('now');
  });

  it('says the weekday, not «Yesterday», for the day before', () => {
    expect(relativeTime(new Date(2026, 10, 17, 12, 0).toISOString(), now, 'en-short')).toBe('Tue');
  });

  it('never calls the older of two the newer, at any time of any day', () => {
    const age = fc.integer({ min: 0, max: 4000 * DAY });
    const present = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2030, 0, 1) });
    fc.assert(
      fc.property(age, age, present, (one, other, at) => {
        const said = (minutes: number) => distance(relativeTime(new Date(at - minutes * 60_000).toISOString(), at));
        expect(said(Math.max(one, other))).toBeGreaterThanOrEqual(said(Math.min(one, other)));
        expect(said(one)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('timeUntil', () => {
  it.each([
    [0.5, 'now', 'now', '现在'],
    [5, 'in 5 minutes', 'in 5m', '5分钟后'],
    [60, 'in 1 hour', 'in 1h', '1小时后'],
    [25 * 60, 'tomorrow', 'Tomorrow', '明天'],
    [3 * DAY, 'in 3 days', 'Sun', '3天后'],
    [7 * DAY, 'in 7 days', '26 Nov', '7天后'],
    [45 * DAY, 'in 2 months', '3 Jan 2027', '2个月后'],
    [800 * DAY, 'in 3 years', '27 Jan 2029', '3年后'],
  ])('%s minutes ahead are «%s», short «%s», Chinese «%s»', (minutes, english, short, chinese) => {
    expect(timeUntil(ahead(minutes), now)).toBe(english);
    expect(timeUntil(ahead(minutes), now, 'en-short')).toBe(short);
    expect(timeUntil(ahead(minutes), now, 'zh')).toBe(chinese);
  });

  it('takes what has passed for now', () => {
    expect(timeUntil(ago(90), now)).toBe('now');
    expect(timeUntil(ago(90), now, 'en-short')).toBe('now');
  });

  it('is never in the past and never nearer for what is further', () => {
    const way = fc.integer({ min: 0, max: 4000 * DAY });
    fc.assert(
      fc.property(way, way, (one, other) => {
        const said = (minutes: number) => distance(timeUntil(ahead(minutes), now));
        expect(said(Math.max(one, other))).toBeGreaterThanOrEqual(said(Math.min(one, other)));
        expect(timeUntil(ahead(one), now)).not.toMatch(/ago|yesterday|last/);
      }),
    );
  });
});

const UNITS: Record<string, number> = { minute: 1, hour: 60, day: 24 * 60, month: 30 * 24 * 60, year: 360 * 24 * 60 };

/** The English words as minutes, roughly: only their order counts. */
function distance(words: string): number {
  if (words === 'now') return 0;
  if (words === 'yesterday' || words === 'tomorrow') return DAY;
  const [, amount, unit] = /(\d+|last|next) (minute|hour|day|month|year)/.exec(words) ?? [];
  return (amount === 'last' || amount === 'next' ? 1 : Number(amount)) * (UNITS[unit ?? ''] ?? Number.NaN);
}
