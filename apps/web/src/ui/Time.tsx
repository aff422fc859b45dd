import { exactTime } from './exactTime.ts';
import { useReaderTime } from './readerTime.ts';
import { relativeTime, timeUntil, type RelativeTimeFormat } from './relativeTime.ts';
import { Tooltip } from './Tooltip.tsx';
import { useNow } from './useNow.ts';
import { useTitleOnHover } from './useTitleOnHover.ts';

type TimeProps = {
  instant: string;
  format?: RelativeTimeFormat;
  /** It lies ahead by what it is, such as the end of a snooze: «in 5m». */
  isAhead?: boolean;
  /** Where it does not stand in a link or button: it takes the focus, and tells the exact time to those without a mouse too. */
  isFocusable?: boolean;
  className?: string;
};

/** An instant as its distance from now, with the exact time on hover, and on focus where it can have that (spec §9). */
export function Time({
  instant,
  format = 'en-short',
  isAhead = false,
  isFocusable = false,
  className = '',
}: TimeProps) {
  const now = useNow();
  useReaderTime();
  const exact = () => exactTime(instant, format === 'zh' ? 'zh' : 'en');
  const hover = useTitleOnHover(exact);
  const text = isAhead ? timeUntil(instant, now, format) : relativeTime(instant, now, format);
  const lang = format === 'zh' ? 'zh' : undefined;
  if (!isFocusable) {
    return (
      <time dateTime={instant} {...hover} lang={lang} className={className}>
        {text}
      </time>
    );
  }
  return (
    <Tooltip label={exact()}>
      {/* A keyboard has no other way to the exact time. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <time dateTime={instant} lang={lang} tabIndex={0} className={`rounded-[3px] ${className}`}>
        {text}
      </time>
    </Tooltip>
  );
}
