import { lazily } from '#ui/lazily.ts';

const sameYear = lazily(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
    }),
);
const otherYear = lazily(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** «Mon 23 Nov, 09:00», with the year when it is another one, in the reader's time zone. */
export function snoozeTime(until: Date, now: Date): string {
  return (until.getFullYear() === now.getFullYear() ? sameYear() : otherYear()).format(until);
}

const DAY_MS = 24 * 60 * 60_000;
const clock = lazily(() => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }));
const weekday = lazily(() => new Intl.DateTimeFormat('en-GB', { weekday: 'long' }));

/** The end of a snooze as people say it: «until 18:00 today», «until tomorrow, 09:00», «until Monday, 09:00», then the date. */
export function snoozedUntilText(until: Date, now: Date): string {
  const midnight = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
  // A day on which the clocks change is not as long as the others.
  const days = Math.round((midnight(until) - midnight(now)) / DAY_MS);
  if (days === 0) return `until ${clock().format(until)} today`;
  if (days === 1) return `until tomorrow, ${clock().format(until)}`;
  if (days > 1 && days < 7) return `until ${weekday().format(until)}, ${clock().format(until)}`;
  return `until ${snoozeTime(until, now)}`;
}

export type SnoozeTime = { id: string; label: string; until: Date | null };

/** What people choose most, seen from `now`. */
export function usualSnoozeTimes(now: Date): SnoozeTime[] {
  const morning = (inDays: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + inDays, 9);
  const tonight = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 18);
  const daysToMonday = (8 - now.getDay()) % 7 || 7;
  return [
    { id: 'reply', label: 'Until the visitor writes', until: null },
    { id: 'hour', label: 'An hour', until: new Date(now.getTime() + 60 * 60_000) },
    ...(now < tonight ? [{ id: 'evening', label: 'This evening', until: tonight }] : []),
    { id: 'tomorrow', label: 'Tomorrow', until: morning(1) },
    ...(daysToMonday === 1 ? [] : [{ id: 'monday', label: 'Next Monday', until: morning(daysToMonday) }]),
    { id: 'week', label: 'In a week', until: morning(7) },
  ];
}
