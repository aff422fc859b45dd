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
  const here = { instant: now, timezone: readerOffset(now.getTime()) / MINUTE_MS };
  const [found] = parse(withClock(text.trim()), here, { forwardDate: true });
  if (!found) return null;
  const { start } = found;
  const part = (name: Component) => start.get(name) ?? 0;
  const clock = start.isCertain('hour') ? { hour: part('hour'), minute: part('minute') } : { hour: hourOf(text) };
  const time = readerInstant({ year: part('year'), month: part('month') - 1, day: part('day'), ...clock });
  return time > now ? time : null;
}

/** A number alone is an hour: «9», «tomorrow 9», «monday at 17». */
function withClock(text: string): string {
  return text.replace(/(^|[a-z] )(?:at )?([01]?\d|2[0-3])$/i, '$1at $2:00');
}

function hourOf(text: string): number {
  return PARTS_OF_DAY.find(([part]) => part.test(text))?.[1] ?? MORNING;
}
