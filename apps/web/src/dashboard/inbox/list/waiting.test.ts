import { describe, expect, it } from 'vitest';
import { waiting } from './waiting.ts';

const now = Date.parse('2026-11-19T10:40:00.000Z');
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

describe('waiting', () => {
  it('is nothing when nobody waits', () => {
    expect(waiting(null, now)).toBeNull();
  });

  it.each([
    [0, 'waiting', false],
    [14, 'waiting 14m', false],
    [30, 'waiting 30m', false],
    [31, 'waiting 31m', true],
    [125, 'waiting 2h', true],
  ])('after %s minutes reads «%s», late: %s', (minutes, label, isLate) => {
    expect(waiting(ago(minutes), now)).toEqual({ label, isLate });
  });

  it('does not wait less than no time when the clocks differ', () => {
    expect(waiting(ago(-5), now)).toEqual({ label: 'waiting', isLate: false });
  });
});
