import type { Span } from './newPeriodAt.ts';

const DAY = 24 * 60 * 60_000;

type Forecast = {
  /** How much will have been used when the period ends. */
  expected: number;
  /** When the limit is reached; null when it is not within the period, or has been already. */
  reachedAt: Date | null;
};

/** What comes of a period that goes on as it began; null for its first day, after its end, and for one without an end. */
export function forecast(
  { startsAt, endsAt }: Span,
  { used, limit }: { used: number; limit: number },
  now: Date,
): Forecast | null {
  if (endsAt === null || now >= endsAt) return null;
  const elapsed = now.getTime() - startsAt.getTime();
  if (elapsed < DAY) return null;
  const perMillisecond = used / elapsed;
  const expected = Math.round(perMillisecond * (endsAt.getTime() - startsAt.getTime()));
  const isAhead = used < limit && expected >= limit;
  return { expected, reachedAt: isAhead ? new Date(startsAt.getTime() + limit / perMillisecond) : null };
}
