import { type CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
} from 'react-aria-components';
import { type CalendarRange } from './DateRangePanel.tsx';

type RangeDaysProps = {
  value: CalendarRange;
  today: CalendarDate;
  months: 1 | 2;
  onChange: (range: CalendarRange) => void;
};

const STEP =
  'grid size-7 place-items-center rounded-control text-ink-muted outline-offset-2 outline-focus data-disabled:text-ink-faint/50 data-focus-visible:outline-2 data-hovered:bg-hover data-hovered:text-ink max-md:size-10';

/** One month or two, in which a first and a last day are pressed. */
export function RangeDays({ value, today, months, onChange }: RangeDaysProps) {
  return (
    <RangeCalendar
      aria-label="Days"
      value={value}
      onChange={onChange}
      defaultFocusedValue={value.end}
      maxValue={today}
      visibleDuration={{ months }}
      selectionAlignment="end"
      pageBehavior="single"
    >
      <div className="flex items-center justify-between">
        <Button slot="previous" className={STEP}>
          <ChevronLeft aria-hidden className="size-4" strokeWidth={1.75} />
        </Button>
        {Array.from({ length: months }, (_, offset) => (
          <CalendarHeading
            key={offset}
            offset={{ months: offset }}
            className="flex-1 text-center text-dense font-semibold"
          />
        ))}
        <Button slot="next" className={STEP}>
          <ChevronRight aria-hidden className="size-4" strokeWidth={1.75} />
        </Button>
      </div>
      <div className="mt-2 flex items-start gap-5">
        {Array.from({ length: months }, (_, offset) => (
          <CalendarGrid
            key={offset}
            offset={{ months: offset }}
            weekdayStyle="short"
            className="border-spacing-y-0.5 border-separate max-md:w-full max-md:table-fixed"
          >
            <CalendarGridHeader>
              {(weekday) => (
                <CalendarHeaderCell className="h-7 text-2xs font-normal text-ink-faint">{weekday}</CalendarHeaderCell>
              )}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => (
                <CalendarCell
                  date={date}
                  className="grid h-8 w-9 cursor-default place-items-center tabular-nums outline-none data-disabled:text-ink-faint/60 data-outside-month:invisible data-selected:bg-brand-soft data-selection-end:rounded-r-control data-selection-start:rounded-l-control max-md:h-10 max-md:w-full"
                >
                  {({
                    formattedDate,
                    isSelectionStart,
                    isSelectionEnd,
                    isToday,
                    isHovered,
                    isFocusVisible,
                    isDisabled,
                  }) => (
                    <span
                      className={`relative grid size-full place-items-center rounded-control ${isSelectionStart || isSelectionEnd ? 'bg-brand font-medium text-brand-ink' : isHovered && !isDisabled ? 'bg-hover' : ''} ${isFocusVisible ? 'outline-2 -outline-offset-2 outline-focus' : ''}`}
                    >
                      {formattedDate}
                      {isToday && <span aria-hidden className="absolute bottom-1 size-[3px] rounded-full bg-current" />}
                    </span>
                  )}
                </CalendarCell>
              )}
            </CalendarGridBody>
          </CalendarGrid>
        ))}
      </div>
    </RangeCalendar>
  );
}
