import { describe, expect, it } from 'vitest';
import { relativeTime } from './relativeTime.ts';

const now = new Date(2026, 10, 19, 10, 40).getTime();
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

describe('relativeTime', () => {
  it.each([
    [0.5, 'now'],
    [1, '1m'],
    [59.9, '59m'],
    [60, '1h'],
    [23 * 60 + 59, '23h'],
    [25 * 60, 'Yesterday'],
    [3 * 24 * 60, 'Mon'],
    [10 * 24 * 60, '9 Nov'],
    [400 * 24 * 60, '15 Oct 2025'],
  ])('%s minutes ago is short «%s»', (minutes, expected) => {
    expect(relativeTime(ago(minutes), now, 'en-short')).toBe(expected);
  });

  it.each([
    [0.5, 'now'],
    [5, '5 minutes ago'],
    [60, '1 hour ago'],
    [25 * 60, 'yesterday'],
    [45 * 24 * 60, 'last month'],
    [800 * 24 * 60, '2 years ago'],
  ])('%s minutes ago is «%s»', (minutes, expected) => {
    expect(relativeTime(ago(minutes), now)).toBe(expected);
  });

  it('speaks Chinese', () => {
    expect(relativeTime(ago(5), now, 'zh')).toBe('5分钟前');
  });

  it('takes an instant that lies ahead for now, as clocks differ', () => {
    expect(relativeTime(ago(-3), now, 'en-short')).toBe('now');
  });

  it('says the weekday, not «Yesterday», for the day before', () => {
    expect(relativeTime(new Date(2026, 10, 17, 12, 0).toISOString(), now, 'en-short')).toBe('Tue');
  });
});
