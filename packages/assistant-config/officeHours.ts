import type { OfficeHours } from './configSchema.ts';
import { localTime, offsetAt } from './localTime.ts';
import { minutesOf, spanDate } from './spans.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Where no hours are kept, it is always open. A night is that of its evening, also on holidays. `instant` is in milliseconds since 1970. */
export function isOpenAt({ isOn, timezone, days, holidays }: OfficeHours, instant: number): boolean {
  if (!isOn) return true;
  const local = localTime(instant, timezone);
  return days.some((span) => {
    const date = spanDate(span, local);
    return date !== null && !holidays.some((holiday) => holiday.date === date);
  });
}

/**
 * The first moment from `instant` on at which it is open: `instant` itself where it is. Null where it never is. A time that the
 * clocks leave out opens when they have been put forward; one that they have twice opens at the first.
 */
export function nextOpening(hours: OfficeHours, instant: number): number | null {
  if (isOpenAt(hours, instant)) return instant;
  if (hours.days.length === 0) return null;
  const today = localMidnight(instant, hours.timezone);
  // Each holiday can close the only day of a week.
  const most = 7 * (hours.holidays.length + 2);
  for (let day = 0; day <= most; day += 1) {
    const opening = candidates(hours, today + day * DAY)
      .filter((at) => at >= instant && isOpenAt(hours, at))
      .toSorted((a, b) => a - b)[0];
    if (opening !== undefined) return opening;
  }
  return null;
}

/** Of the day that it is there, as if it were UTC's. */
const localMidnight = (instant: number, timezone: string) =>
  Math.floor((instant + offsetAt(instant, timezone)) / DAY) * DAY;

/** When it can begin to be open on a day: where a span begins, and where the clocks change. `midnight`: as if it were UTC's. */
function candidates({ timezone, days }: OfficeHours, midnight: number): number[] {
  const weekday = new Date(midnight).getUTCDay() || 7;
  const starts = days.filter(({ day }) => day === weekday).map(({ from }) => midnight + minutesOf(from) * MINUTE);
  const [before, after] = [offsetAt(midnight - DAY, timezone), offsetAt(midnight + 2 * DAY, timezone)];
  const instants = starts.flatMap((start) => [start - before, start - after]);
  if (before === after) return instants;
  const change = clockChange(midnight - DAY, midnight + 2 * DAY, timezone);
  // One of the days beside is looked at with that day: something may open before it.
  return localMidnight(change, timezone) === midnight ? [...instants, change] : instants;
}

/** The first minute with the offset that the zone has at `end`. */
function clockChange(start: number, end: number, timezone: string): number {
  const offset = offsetAt(end, timezone);
  let [low, high] = [start / MINUTE, end / MINUTE];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * MINUTE, timezone) === offset) high = middle;
    else low = middle;
  }
  return high * MINUTE;
}
