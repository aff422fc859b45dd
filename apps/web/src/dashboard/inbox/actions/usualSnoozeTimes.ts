import { readerInstant } from '#ui/readerInstant.ts';
import { readerDay } from '#ui/readerTime.ts';

export type SnoozeTime = { id: string; label: string; until: Date | null };

/** What people choose most, seen from `now`. */
export function usualSnoozeTimes(now: Date): SnoozeTime[] {
  const today = readerDay(now.getTime());
  const weekday = new Date(Date.UTC(today.year, today.month, today.day)).getUTCDay();
  const morning = (inDays: number) => readerInstant({ ...today, day: today.day + inDays, hour: 9 });
  const tonight = readerInstant({ ...today, hour: 18 });
  const daysToMonday = (8 - weekday) % 7 || 7;
  return [
    { id: 'reply', label: 'Until the visitor writes', until: null },
    { id: 'hour', label: 'An hour', until: new Date(now.getTime() + 60 * 60_000) },
    ...(now < tonight ? [{ id: 'evening', label: 'This evening', until: tonight }] : []),
    { id: 'tomorrow', label: 'Tomorrow', until: morning(1) },
    // Seen from a Sunday it is tomorrow, and from a Monday it is in a week.
    ...(daysToMonday === 1 || daysToMonday === 7
      ? []
      : [{ id: 'monday', label: 'Next Monday', until: morning(daysToMonday) }]),
    { id: 'week', label: 'In a week', until: morning(7) },
  ];
}
