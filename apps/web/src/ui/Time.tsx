import { exactTime } from './exactTime.ts';
import { relativeTime, type RelativeTimeFormat } from './relativeTime.ts';
import { useNow } from './useNow.ts';

type TimeProps = { instant: string; format?: RelativeTimeFormat; className?: string };

/** An instant as its age, with the exact time on hover. */
export function Time({ instant, format = 'en-short', className }: TimeProps) {
  return (
    <time dateTime={instant} title={exactTime(instant)} className={className}>
      {relativeTime(instant, useNow(), format)}
    </time>
  );
}
