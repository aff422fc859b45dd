import { readerFormat } from './readerTime.ts';

const day = readerFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** «3 December 2026», in the reader's time zone. */
export function calendarDay(instant: string): string {
  return day().format(new Date(instant));
}
