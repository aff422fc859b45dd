import { isOpenAt, nextOpening } from '@parley/assistant-config/officeHours';
import type { Prisma } from '@parley/db';
import * as v from 'valibot';
import type { NotificationHours } from '#__generated__/resolvers.ts';
import { timezoneNamed } from '#timezone.ts';

const Time = v.pipe(v.string(), v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'Give a time such as 08:30.'));

export const HoursInput = v.pipe(
  v.object({
    days: v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
      v.nonEmpty('Choose at least one day.'),
      v.transform((days) => [...new Set(days)].toSorted((one, other) => one - other)),
    ),
    from: Time,
    to: Time,
  }),
  v.check(({ from }) => from !== '24:00', 'They begin before the day ends.'),
  v.check(({ from, to }) => from !== to, 'They end when they begin.'),
);

const Stored = v.pipe(v.string(), v.parseJson(), HoursInput);

/** The hours as they are stored; null: at any time. */
export const hoursIn = (stored: string | null | undefined): NotificationHours | null =>
  stored ? v.parse(Stored, stored) : null;

/** What is read of a person to know when they are told of news. */
export const WHEN_TOLD = {
  timezone: true,
  client: { select: { timezone: true } },
  preferences: { select: { notificationRules: true, notificationHours: true, notificationsPausedUntil: true } },
} satisfies Prisma.UserSelect;

type Person = Pick<Prisma.UserGetPayload<{ select: typeof WHEN_TOLD }>, 'timezone' | 'client'> & {
  preferences: { notificationHours: string | null; notificationsPausedUntil: Date | null } | null;
};

/**
 * Until when a person is not to be disturbed; null: they may be. A pause goes on to the next of their hours, which go by the clocks of their
 * own time zone, or of their company's where they have said none.
 */
export function quietUntil({ timezone, client, preferences }: Person, now: Date): Date | null {
  const paused = preferences?.notificationsPausedUntil;
  const from = paused && paused > now ? paused : now;
  const hours = hoursIn(preferences?.notificationHours);
  if (!hours) return from > now ? from : null;
  const week = {
    isOn: true,
    timezone: timezoneNamed(timezone) ?? timezoneNamed(client?.timezone) ?? 'UTC',
    days: hours.days.map((day) => ({ day, from: hours.from, to: hours.to })),
    holidays: [],
  };
  if (isOpenAt(week, from.getTime())) return from > now ? from : null;
  const opens = nextOpening(week, from.getTime());
  return opens === null ? null : new Date(opens);
}
