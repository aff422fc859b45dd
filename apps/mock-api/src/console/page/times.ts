const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** A length of time in its two largest units: "1 day 8 hours", "10 minutes". Seconds show below a minute only. */
export function spanOf(milliseconds: number): string {
  let rest = Math.abs(milliseconds);
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0 && parts.length < 2 && (unit !== 'second' || parts.length === 0)) {
      parts.push(`${count} ${unit}${count === 1 ? '' : 's'}`);
    }
  }
  return parts.join(' ') || '0 seconds';
}

/** Which way a clock stands off. */
export function directionOf(offset: number): 'ahead' | 'behind' {
  return offset >= 0 ? 'ahead' : 'behind';
}

/** An instant in UTC as the console shows it: "Sat 21 Nov 2026, 02:41:09". */
export function instant(date: Date): string {
  const day = date.toLocaleDateString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `${day.replace(',', '')}, ${timeOfDay(date)}`;
}

export function timeOfDay(date: Date): string {
  return date.toISOString().slice(11, 19);
}
