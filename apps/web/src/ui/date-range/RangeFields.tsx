import { parseDate, type CalendarDate } from '@internationalized/date';
import { DateField, DateInput, DateSegment, Group } from 'react-aria-components';
import { type CalendarRange } from './DateRangePanel.tsx';

type RangeFieldsProps = {
  value: CalendarRange;
  today: CalendarDate;
  /** While one types. */
  onDraft: (range: CalendarRange) => void;
  /** The field was left, or Enter pressed, with days that are a range. */
  onDone: (range: CalendarRange) => void;
};

const EARLIEST = parseDate('2000-01-01');

/** The two days to type. */
export function RangeFields({ value, today, onDraft, onDone }: RangeFieldsProps) {
  const problem = problemOf(value, today);
  const settle = () => {
    if (!problem) onDone(value);
  };
  return (
    <div>
      <Group
        aria-label="First and last day"
        className="flex items-center gap-2"
        // Not from part to part: a part that is full goes on to the next before its day is known here.
        onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && settle()}
        // On the way down: the fields keep the keys to themselves.
        onKeyDownCapture={({ key }) => key === 'Enter' && settle()}
      >
        <Day
          label="From"
          day={value.start}
          isInvalid={problem !== null}
          onChange={(start) => onDraft({ ...value, start })}
        />
        <span aria-hidden className="text-ink-faint">
          to
        </span>
        <Day label="To" day={value.end} isInvalid={problem !== null} onChange={(end) => onDraft({ ...value, end })} />
      </Group>
      <p role="alert" className="mt-1 text-xs text-critical empty:hidden">
        {problem}
      </p>
    </div>
  );
}

function problemOf({ start, end }: CalendarRange, today: CalendarDate): string | null {
  if (start.compare(EARLIEST) < 0 || end.compare(EARLIEST) < 0) return 'Choose days from the year 2000 on.';
  if (start.compare(end) > 0) return 'The first day must come before the last.';
  return end.compare(today) > 0 ? 'The last day must not be in the future.' : null;
}

type DayProps = { label: string; day: CalendarDate; isInvalid: boolean; onChange: (day: CalendarDate) => void };

function Day({ label, day, isInvalid, onChange }: DayProps) {
  return (
    <DateField
      aria-label={label}
      value={day}
      isInvalid={isInvalid}
      onChange={(next) => next && onChange(next)}
      className="min-w-0 flex-1"
    >
      <DateInput className="flex h-8 items-center rounded-control border border-line-strong bg-surface px-2 tabular-nums data-focus-within:border-focus data-focus-within:outline-2 data-focus-within:-outline-offset-1 data-focus-within:outline-focus data-invalid:border-critical max-md:h-10 max-md:text-base">
        {(segment) => (
          <DateSegment
            segment={segment}
            className="rounded-[3px] px-px outline-none data-focused:bg-brand data-focused:text-brand-ink data-placeholder:text-ink-faint data-[type=literal]:text-ink-faint"
          />
        )}
      </DateInput>
    </DateField>
  );
}
