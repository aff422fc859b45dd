import { useRef, useState } from 'react';
import { CalendarDays, ChevronDown } from 'lucide-react';
import { counted } from '../format.ts';
import { lazyOverlay } from '../lazyOverlay.tsx';
import { useNow } from '../useNow.ts';
import { dayAt, daysIn, type Day } from './days.ts';
import { describeRange, presetName } from './periodText.ts';
import { rangeOf, type Period } from './presetRange.ts';

const DateRangePanel = lazyOverlay(() => import('./DateRangePanel.tsx'));

export type DateRangeChoice = {
  period: Period;
  /** Whether it is shown against the period before. Left out, nobody is asked. */
  isCompared?: boolean;
};

type DateRangeFieldProps = DateRangeChoice & {
  label?: string;
  onChange: (choice: DateRangeChoice) => void;
  /** The last day that can be chosen: the reader's own today. */
  today?: Day;
};

/** The days that a screen is about: presets that move on with the calendar, or days from a calendar. */
export function DateRangeField({
  label = 'Period',
  period,
  isCompared,
  onChange,
  today: givenToday,
}: DateRangeFieldProps) {
  const now = useNow();
  const today = givenToday ?? dayAt(now);
  const ref = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const range = rangeOf(period, today);
  const name = typeof period === 'string' ? presetName(period) : describeRange(range, today);
  const days = daysIn(range);
  const against = isCompared ? `against ${days === 1 ? 'the day' : counted(days, 'day')} before` : '';

  return (
    <>
      <button
        ref={ref}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={[`${label}: ${name}`, against].filter(Boolean).join(', ')}
        title={describeRange(range, today)}
        onClick={() => setIsOpen(true)}
        className="inline-flex h-7 max-w-full flex-none items-center gap-1.5 rounded-control bg-surface px-2 text-dense text-ink-muted inset-ring inset-ring-line transition-colors hover:bg-hover aria-expanded:bg-press max-md:h-9"
      >
        <CalendarDays aria-hidden className="size-3.5 flex-none text-ink-faint" strokeWidth={1.75} />
        <span className="truncate font-medium text-ink">{name}</span>
        {against && <span className="truncate max-md:hidden">{against}</span>}
        <ChevronDown aria-hidden className="size-3.5 flex-none text-ink-faint" strokeWidth={2} />
      </button>
      {isOpen && (
        <DateRangePanel
          label={label}
          period={period}
          isCompared={isCompared}
          today={today}
          triggerRef={ref}
          onChange={onChange}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
