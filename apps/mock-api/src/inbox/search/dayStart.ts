import { parseDate } from '@internationalized/date';

/** The instant at which a day such as «2026-11-19» begins in a time zone, as Prisma stores instants. */
export const dayStart = (day: string, timezone: string) =>
  parseDate(day).toDate(timezone).toISOString().replace('Z', '+00:00');
