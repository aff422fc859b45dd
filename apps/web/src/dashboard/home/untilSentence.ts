import { readerFormat } from '#ui/readerTime.ts';
import { timeIn } from '#ui/timezones.ts';

/** How far today has come for the company, by its own calendar and clock. */
type CompanyTime = { day: string; minutes: number; timezone: string };

const clock = readerFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });
const weekdayIn = (timeZone?: string) => readerFormat('en-GB', { weekday: 'long', ...(timeZone && { timeZone }) })();

/** «until 10:40», and where the reader has another time: «until Thursday, 23:40 in Lisbon». */
export function untilSentence({ day, minutes, timezone }: CompanyTime, now: number): string {
  const time = clock().format(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000);
  const there = timeIn(timezone, now);
  // A zone that this browser does not know cannot be compared.
  if (there === null) return `until ${time}`;
  const isSameDay = weekdayIn(timezone).format(now) === weekdayIn().format(now);
  if (isSameDay && there === readerClock().format(now)) return `until ${time}`;
  return `until ${isSameDay ? '' : `${weekdayOf(day)}, `}${time} in ${placeOf(timezone)}`;
}

const readerClock = readerFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** «Thursday», of a day of the company's calendar. */
export const weekdayOf = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** «Buenos Aires», of «America/Argentina/Buenos_Aires». */
const placeOf = (timezone: string) => (timezone.split('/').at(-1) ?? timezone).replaceAll('_', ' ');
