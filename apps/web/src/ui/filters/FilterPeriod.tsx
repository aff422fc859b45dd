import { type RefObject } from 'react';
import DateRangePanel from '../date-range/DateRangePanel.tsx';
import { dayAt } from '../date-range/days.ts';
import { formatPeriod, parsePeriod } from '../date-range/periodText.ts';
import { useNow } from '../useNow.ts';
import { type Filter } from './filter.ts';

type FilterPeriodProps = { filter: Filter; triggerRef: RefObject<HTMLElement | null>; onClose: () => void };

/** The days that can be chosen of a filter. Default export: `FilterChip.tsx` loads it lazily. */
export default function FilterPeriod({ filter, triggerRef, onClose }: FilterPeriodProps) {
  const { label, selected, onChange } = filter;
  const today = dayAt(useNow());
  return (
    <DateRangePanel
      label={label}
      period={parsePeriod(selected[0] ?? '') ?? { from: today, to: today }}
      today={today}
      triggerRef={triggerRef}
      onChange={({ period }) => onChange([formatPeriod(period)])}
      onClose={onClose}
    />
  );
}
