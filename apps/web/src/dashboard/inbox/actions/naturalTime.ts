import { parse, type Component } from 'chrono-node/en';
import { readerInstant, readerOffset } from '#ui/readerInstant.ts';

const MINUTE_MS = 60_000;

/** Where somebody named a day and no hour. */
const MORNING = 9;
const PARTS_OF_DAY: readonly [RegExp, number][] = [
  [/afternoon/i, 14],
  [/evening|tonight|night/i, 19],
];

/**
 * The time that a person means by «tomorrow 9», «in 2 hours» or «next monday», seen from `now` and always ahead of it; a day
 * alone means its morning. Null when it means none.
 */
export function naturalTime(text: string, now: Date): Date | null {
  const minutes = minutesAhead(text);
  const time = minutes === null ? wallTime(text, now) : new Date(minuteOf(now) + minutes * MINUTE_MS);
  return time && time > now ? time : null;
}

function wallTime(text: string, now: Date): Date | null {
  const here = { instant: now, timezone: readerOffset(now.getTime()) / MINUTE_MS };
  const [found] = parse(withClock(text.trim()), here, { forwardDate: true });
  if (!found) return null;
  const { start } = found;
  const part = (name: Component) => start.get(name) ?? 0;
  const clock = start.isCertain('hour') ? { hour: part('hour'), minute: part('minute') } : { hour: hourOf(text) };
  return readerInstant({ year: part('year'), month: part('month') - 1, day: part('day'), ...clock });
}

/** How long «in 2 hours» is: hours pass by no calendar, and while the clocks change it would tell another time. */
function minutesAhead(text: string): number | null {
  const [found] = parse(withClock(text.trim()), WITHOUT_CHANGES, { forwardDate: true });
  if (!found?.start.tags().has('result/relativeDateAndTime')) return null;
  return Math.round((found.start.date().getTime() - WITHOUT_CHANGES.getTime()) / MINUTE_MS);
}

/** A day around which hardly any clocks change: the library counts by those of this machine. */
const WITHOUT_CHANGES = new Date(2000, 0, 10, 12);

const minuteOf = (instant: Date) => Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS;

/** A number alone is an hour: «9», «tomorrow 9», «monday at 17». */
function withClock(text: string): string {
  return text.replace(/(^|[a-z] )(?:at )?([01]?\d|2[0-3])$/i, '$1at $2:00');
}

function hourOf(text: string): number {
  return PARTS_OF_DAY.find(([part]) => part.test(text))?.[1] ?? MORNING;
}
