import { clockTime, exactTime } from '#ui/exactTime.ts';
import { useReaderTime } from '#ui/readerTime.ts';

/** The hour and minute of an instant, the whole of it on hover. */
export function Time({ at }: { at: string }) {
  useReaderTime();
  return (
    <time dateTime={at} title={exactTime(at)}>
      {clockTime(at)}
    </time>
  );
}
