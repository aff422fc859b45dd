import { shortDuration } from '#ui/relativeTime.ts';

/** After half an hour a waiting visitor is an exception that stands out. */
const LATE_AFTER_SECONDS = 30 * 60;

export type Waiting = { label: string; isLate: boolean };

/** How long a visitor has waited for a person since `waitingSince` (ISO 8601); null when nobody waits. */
export function waiting(waitingSince: string | null | undefined, now: number): Waiting | null {
  if (!waitingSince) return null;
  const seconds = Math.max(0, (now - Date.parse(waitingSince)) / 1000);
  return {
    label: seconds < 60 ? 'waiting' : `waiting ${shortDuration(seconds)}`,
    isLate: seconds > LATE_AFTER_SECONDS,
  };
}
