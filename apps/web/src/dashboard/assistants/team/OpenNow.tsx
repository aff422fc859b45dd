import type { OfficeHours } from '@parley/assistant-config/configSchema';
import { nextOpening } from '@parley/assistant-config/officeHours';
import { knownTimezone, readerFormat } from '#ui/readerTime.ts';
import { useNow } from '#ui/useNow.ts';

/** Whether it is open at this moment, and when it opens next. */
export function OpenNow({ hours }: { hours: OfficeHours }) {
  const now = useNow();
  const next = nextOpening(hours, now);
  const isOpen = next === now;
  return (
    <output className="flex items-center gap-2 text-dense text-ink-muted">
      <span aria-hidden className={`size-2 flex-none rounded-full ${isOpen ? 'bg-positive' : 'bg-line-strong'}`} />
      {isOpen
        ? 'Open now.'
        : next === null
          ? 'Closed: it never opens.'
          : `Closed now. Opens ${timeThere(next, hours)}.`}
    </output>
  );
}

/** «Monday 23 November, 09:00», as clocks show it where the hours are kept. */
function timeThere(instant: number, { timezone }: OfficeHours): string {
  const format = readerFormat('en-GB', {
    timeZone: knownTimezone(timezone) ?? 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  return format().format(instant);
}
