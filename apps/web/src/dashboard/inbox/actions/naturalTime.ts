import { parse } from 'chrono-node/en';

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
  const [found] = parse(withClock(text.trim()), now, { forwardDate: true });
  if (!found) return null;
  const time = found.start.date();
  if (!found.start.isCertain('hour')) time.setHours(hourOf(text), 0, 0, 0);
  return time > now ? time : null;
}

/** A number alone is an hour: «9», «tomorrow 9», «monday at 17». */
function withClock(text: string): string {
  return text.replace(/(^|[a-z] )(?:at )?([01]?\d|2[0-3])$/i, '$1at $2:00');
}

function hourOf(text: string): number {
  return PARTS_OF_DAY.find(([part]) => part.test(text))?.[1] ?? MORNING;
}
