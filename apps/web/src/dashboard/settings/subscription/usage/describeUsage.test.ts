import { describe, expect, it } from 'vitest';
import { outlook, describeShares, describeAlerts, type Meter } from './describeUsage.ts';

const NOW = new Date('2026-11-12T12:00:00Z');
const day = (month: number, date: number) => new Date(Date.UTC(2026, month - 1, date, 12)).toISOString();
const ENDS_AT = day(12, 1);

const said = (meter: Partial<Meter>, more: { reachedAt?: string; endsAt?: string | null } = {}) =>
  outlook(
    {
      meter: {
        metric: 'Messages',
        used: 100,
        limit: 1000,
        atLimit: 'Stop',
        isStopped: false,
        forecast: null,
        ...meter,
      },
      reachedAt: more.reachedAt ?? null,
      endsAt: more.endsAt === undefined ? ENDS_AT : more.endsAt,
    },
    NOW,
  );

describe('what comes of a limit', () => {
  it.each([
    [11, 21, 'on the 21st'],
    [11, 22, 'on the 22nd'],
    [11, 23, 'on the 23rd'],
    [11, 24, 'on the 24th'],
    [12, 3, 'on 3 December'],
  ])('names the day on which it is reached (%s/%s)', (month, date, words) => {
    const forecast = { expected: 1200, reachedAt: day(month, date) };
    expect(said({ forecast })).toBe(`At this pace, reached ${words}.`);
  });

  it('says how much it will be where that is within the limit', () => {
    expect(said({ forecast: { expected: 810, reachedAt: null } })).toBe('At this pace, 810 by 1 December.');
  });

  it('is not said as long as nobody knows', () => {
    expect(said({})).toBe('');
    expect(said({ used: 0, forecast: { expected: 0, reachedAt: null } })).toBe('');
    expect(said({ forecast: { expected: 1, reachedAt: null } }, { endsAt: null })).toBe('');
  });

  it('says at the limit since when, and what that means', () => {
    const reached = { reachedAt: day(11, 11) };
    const at = { used: 1000, forecast: { expected: 3000, reachedAt: null } };
    expect(said({ ...at, isStopped: true }, reached)).toBe(
      'Reached on the 11th. Replies are not sent until 1 December; visitors can still write.',
    );
    expect(said({ ...at, isStopped: true }, { endsAt: null })).toBe('Replies are not sent; visitors can still write.');
    expect(said({ ...at, metric: 'FormSubmissions', isStopped: true })).toBe(
      'No more forms are sent until 1 December; what visitors send in is still taken.',
    );
    expect(said({ ...at, metric: 'MapRequests', isStopped: true })).toBe('No more maps are drawn until 1 December.');
    expect(said({ ...at, metric: 'ApiRequests', isStopped: true })).toBe(
      'Nothing more is let through until 1 December.',
    );
    expect(said({ ...at, used: 1040, atLimit: 'Grace10' }, reached)).toBe(
      'Reached on the 11th. 60 more are let through.',
    );
    expect(said({ ...at, atLimit: 'NotifyOnly' }, reached)).toBe(
      'Reached on the 11th. Everything is still let through.',
    );
  });
});

it('tells when people were told', () => {
  expect(describeAlerts([])).toBe('');
  expect(
    describeAlerts([
      { threshold: 80, reachedAt: day(11, 9) },
      { threshold: 90, reachedAt: day(11, 10) },
    ]),
  ).toBe('Told at 80% on 9 November and at 90% on 10 November.');
});

it('tells who has used how much, also where its assistant is gone', () => {
  const [nori, gone] = [
    { used: 1031, assistant: { title: 'Nori' } },
    { used: 253, assistant: null },
  ];
  expect(describeShares([nori, gone])).toBe('By Nori 1,031 and others 253.');
  expect(describeShares([nori])).toBe('All by Nori.');
  expect(describeShares([gone])).toBe('');
});
