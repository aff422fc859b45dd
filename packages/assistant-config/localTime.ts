/** What clock and calendar say: `day` 1 is Monday, `date` is '2026-11-23', `time` '14:05'. */
export type LocalTime = { date: string; day: number; time: string };

const MINUTE = 60_000;

/** In an IANA time zone; one that is not known counts as UTC. `instant` is in milliseconds since 1970. */
export function localTime(instant: number, timezone: string): LocalTime {
  const clock = new Date(instant + offsetAt(instant, timezone));
  return {
    date: clock.toISOString().slice(0, 10),
    day: clock.getUTCDay() || 7,
    time: clock.toISOString().slice(11, 16),
  };
}

/** How far the zone's clocks are ahead of UTC, in milliseconds. */
export function offsetAt(instant: number, timezone: string): number {
  const minute = Math.floor(instant / MINUTE) * MINUTE;
  const parts = new Map(
    clockOf(timezone)
      .formatToParts(minute)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - minute;
}

export function isTimezone(timezone: string): boolean {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone: timezone }));
  } catch {
    return false;
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timezone: string): Intl.DateTimeFormat {
  const known = clocks.get(timezone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: isTimezone(timezone) ? timezone : 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timezone, clock);
  return clock;
}
