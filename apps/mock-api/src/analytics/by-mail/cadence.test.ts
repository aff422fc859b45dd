import { describe, expect, test } from 'vitest';
import { daysOf, nextSending } from './cadence.ts';

const ZURICH = { timezone: 'Europe/Zurich', hour: 8 };
/** A Thursday, eleven o'clock in Zurich. */
const NOW = new Date('2026-11-19T10:00:00Z');

describe('A report goes out next', () => {
  test.each([
    ['Daily', '2026-11-20T07:00:00.000Z'],
    ['Weekly', '2026-11-23T07:00:00.000Z'],
    ['Monthly', '2026-12-01T07:00:00.000Z'],
  ] as const)('%s: at eight in the company’s time zone', (cadence, at) => {
    expect(nextSending({ ...ZURICH, cadence }, NOW).toISOString()).toBe(at);
  });

  test('the same day while its hour is to come, and never twice at one moment', () => {
    const first = nextSending({ ...ZURICH, hour: 12, cadence: 'Daily' }, NOW);

    expect(first.toISOString()).toBe('2026-11-19T11:00:00.000Z');
    expect(nextSending({ ...ZURICH, hour: 12, cadence: 'Daily' }, first).toISOString()).toBe(
      '2026-11-20T11:00:00.000Z',
    );
  });

  test('at eight also after the clocks have changed', () => {
    const before = new Date('2026-10-24T12:00:00Z');

    expect(nextSending({ ...ZURICH, cadence: 'Daily' }, before).toISOString()).toBe('2026-10-25T07:00:00.000Z');
    expect(nextSending({ ...ZURICH, cadence: 'Daily' }, new Date('2026-10-23T12:00:00Z')).toISOString()).toBe(
      '2026-10-24T06:00:00.000Z',
    );
  });
});

test.each([
  ['Daily', { from: '2026-11-18', to: '2026-11-18' }],
  ['Weekly', { from: '2026-11-09', to: '2026-11-15' }],
  ['Monthly', { from: '2026-10-01', to: '2026-10-31' }],
] as const)('%s is about what has ended last', (cadence, days) => {
  expect(daysOf({ cadence, timezone: 'Europe/Zurich' }, NOW)).toEqual(days);
});
