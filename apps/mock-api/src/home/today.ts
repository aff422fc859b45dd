import { parseAbsolute, toCalendarDate, type CalendarDate } from '@internationalized/date';
import type { Today } from '#__generated__/resolvers.ts';
import { roundedSeconds } from '#analytics/roundedSeconds.ts';
import type { Context } from '#context.ts';
import { timezoneOf } from '#company/timezoneOf.ts';
import { againstUsual, type DayFacts } from './againstUsual.ts';

type Deps = Pick<Context, 'db' | 'clock'>;

const WEEKS = 4;
/** One day alone makes nothing usual. */
const FEWEST = 2;

/** How today goes, in the client's time zone, beside the same weekday of the four weeks before. */
export async function todayAgainstUsual(deps: Deps, clientId: string): Promise<Today> {
  const { db, clock } = deps;
  const now = clock.now();
  const timezone = await timezoneOf(db, clientId);
  const day = toCalendarDate(parseAbsolute(now.toISOString(), timezone));
  const minutes = minuteOf(now, timezone);
  const daysBefore = Array.from({ length: WEEKS }, (_, week) => day.subtract({ weeks: week + 1 }));
  const [today, ...before] = await Promise.all(
    [day, ...daysBefore].map((one) => factsOf(deps, clientId, { day: one, timezone })),
  );
  // Nothing is usual about a day on which nobody wrote, such as those before the company was there.
  const written = before.filter(({ conversations }) => conversations.length > 0);
  const compared = written.length < FEWEST ? [] : written;
  return {
    day: day.toString(),
    timezone,
    minutes,
    comparedDays: compared.length,
    figures: againstUsual(today ?? NOTHING, minutes, compared),
  };
}

const NOTHING: DayFacts = { conversations: [], resolvedMinutes: [] };

type InZone = { day: CalendarDate; timezone: string };

async function factsOf({ db }: Pick<Deps, 'db'>, clientId: string, { day, timezone }: InZone): Promise<DayFacts> {
  const [gte, lt] = [day.toDate(timezone), day.add({ days: 1 }).toDate(timezone)];
  const [begun, resolved] = await Promise.all([
    db.conversation.findMany({
      where: { clientId, createdAt: { gte, lt } },
      select: { id: true, createdAt: true, firstAgentReplyAt: true },
    }),
    db.conversation.findMany({ where: { clientId, resolvedAt: { gte, lt } }, select: { resolvedAt: true } }),
  ]);
  const ids = begun.map(({ id }) => id);
  const [written, refused] = await Promise.all([
    db.message.groupBy({
      by: 'conversationId',
      where: { conversationId: { in: ids }, author: { in: ['AI', 'Flow'] }, kind: 'Text' },
      _count: true,
    }),
    db.answer.groupBy({
      by: 'conversationId',
      where: { conversationId: { in: ids }, outcome: { not: 'Answered' }, messageId: { not: null } },
      _count: true,
    }),
  ]);
  const refusedIn = new Map(refused.map(({ conversationId, _count }) => [conversationId, _count]));
  const writtenIn = new Map(written.map(({ conversationId, _count }) => [conversationId, _count]));
  return {
    conversations: begun.map(({ id, createdAt, firstAgentReplyAt }) => ({
      minute: minuteOf(createdAt, timezone),
      isInvolved: writtenIn.has(id),
      isAnswered: (writtenIn.get(id) ?? 0) > (refusedIn.get(id) ?? 0),
      // As the report on the same day has it.
      firstReplySeconds:
        firstAgentReplyAt && roundedSeconds((firstAgentReplyAt.getTime() - createdAt.getTime()) / 1000),
    })),
    resolvedMinutes: resolved.flatMap(({ resolvedAt }) => (resolvedAt ? [minuteOf(resolvedAt, timezone)] : [])),
  };
}

/** As the clock on the wall shows it, so that a day has 24 hours also when the clocks change. */
function minuteOf(instant: Date, timezone: string): number {
  const { hour, minute } = parseAbsolute(instant.toISOString(), timezone);
  return hour * 60 + minute;
}
