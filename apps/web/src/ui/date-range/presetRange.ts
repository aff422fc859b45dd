import { addDays, daysIn, monthOf, type Day, type DayRange } from './days.ts';

export const PRESETS = ['today', 'last-7-days', 'last-30-days', 'this-month', 'last-month'] as const;

export type Preset = (typeof PRESETS)[number];

/** A preset moves on with the calendar; a custom range stays. */
export type Period = Preset | DayRange;

/** The days that a period means on `today`. */
export function rangeOf(period: Period, today: Day): DayRange {
  return typeof period === 'string' ? presetRange(period, today) : period;
}

const RANGES: Record<Preset, (today: Day) => DayRange> = {
  today: (today) => ({ from: today, to: today }),
  'last-7-days': (today) => ({ from: addDays(today, -6), to: today }),
  'last-30-days': (today) => ({ from: addDays(today, -29), to: today }),
  'this-month': (today) => ({ from: monthOf(today).from, to: today }),
  'last-month': (today) => monthOf(today, -1),
};

/** The days of a preset. Those that count days end today; this month ends today as well. */
export function presetRange(preset: Preset, today: Day): DayRange {
  return RANGES[preset](today);
}

/** As many days, right before. */
export function periodBefore(range: DayRange): DayRange {
  const to = addDays(range.from, -1);
  return { from: addDays(range.from, -daysIn(range)), to };
}
