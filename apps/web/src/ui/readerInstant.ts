import { readerFormat, useReaderTime } from './readerTime.ts';

type WallTime = { year: number; month: number; day: number; hour: number; minute?: number };

/** The instant at which the reader's clock shows this; months from 0. A day beyond its month counts on, as with Date. */
export function readerInstant({ year, month, day, hour, minute = 0 }: WallTime): Date {
  if (useReaderTime.getState().timezone === null) return new Date(year, month, day, hour, minute);
  const shown = Date.UTC(year, month, day, hour, minute);
  const [before, after] = [shown - readerOffset(shown - DAY), shown - readerOffset(shown + DAY)];
  const isShownAt = (instant: number) => instant + readerOffset(instant) === shown;
  // As with Date: of an hour that comes twice the first, and one that the clocks leave out goes on from before.
  return new Date(isShownAt(after) && !isShownAt(before) ? after : before);
}

const DAY = 86_400_000;

const wall = readerFormat('en-GB', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});

/** Milliseconds by which the reader's clock is ahead of UTC. */
export function readerOffset(instant: number): number {
  const parts = wall().formatToParts(instant);
  const at = (wanted: Intl.DateTimeFormatPartTypes) => Number(parts.find(({ type }) => type === wanted)?.value);
  const shown = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'));
  return shown - Math.floor(instant / 1000) * 1000;
}
