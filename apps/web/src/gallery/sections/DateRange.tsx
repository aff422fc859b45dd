import { useState } from 'react';
import { DateRangeField, type DateRangeChoice } from '#ui/date-range/DateRangeField.tsx';
import { periodField } from '#ui/date-range/periodField.ts';
import { formatPeriod, parsePeriod } from '#ui/date-range/periodText.ts';
import { flag } from '#ui/filters/urlFields.ts';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { Specimen } from '../Specimen.tsx';

export const title = 'Date range';

const SCHEMA = { period: periodField('last-30-days'), compare: flag(true) };
const RANGE: DateRangeChoice = { period: { from: '2025-12-20', to: '2026-01-03' } };

export default function DateRange() {
  const { filters, change } = useUrlFilters(SCHEMA);
  const [choice, setChoice] = useState(RANGE);
  return (
    <>
      <Specimen label="In the URL, with comparison">
        <DateRangeField
          period={parsePeriod(filters.period) ?? 'last-30-days'}
          isCompared={filters.compare}
          onChange={({ period, isCompared }) => change({ period: formatPeriod(period), compare: isCompared })}
        />
      </Specimen>
      <Specimen label="Custom days, without">
        <DateRangeField label="Exported days" {...choice} onChange={setChoice} />
      </Specimen>
    </>
  );
}
