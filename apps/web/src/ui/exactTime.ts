const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** «Thursday 19 November 2026 at 10:04», in the reader's time zone. */
export function exactTime(instant: string): string {
  return exact.format(new Date(instant));
}

/** «10:04», in the reader's time zone. */
export function clockTime(instant: string): string {
  return clock.format(new Date(instant));
}
