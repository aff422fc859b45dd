import { lazily } from '../lazily.ts';
import { isDay, type Day, type DayRange } from './days.ts';
import { PRESETS, type Period, type Preset } from './presetRange.ts';

const SEPARATOR = '..';

/** For the URL: «last-7-days» or «2026-10-21..2026-11-19». */
export function formatPeriod(period: Period): string {
  return typeof period === 'string' ? period : `${period.from}${SEPARATOR}${period.to}`;
}

/** The period that a URL asks for; undefined when it names none. Days that stand the wrong way round are turned. */
export function parsePeriod(text: string): Period | undefined {
  const preset = PRESETS.find((one) => one === text);
  if (preset) return preset;
  const [one = '', other = '', ...rest] = text.split(SEPARATOR);
  if (rest.length > 0 || !isDay(one) || !isDay(other)) return undefined;
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}

const PRESET_NAMES: Record<Preset, string> = {
  today: 'Today',
  'last-7-days': 'Last 7 days',
  'last-30-days': 'Last 30 days',
  'this-month': 'This month',
  'last-month': 'Last month',
};

export function presetName(preset: Preset): string {
  return PRESET_NAMES[preset];
}

const short = lazily(() => new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' }));
const withYear = lazily(
  () => new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' }),
);

/** «21 Oct to 19 Nov», with years where they are not `today`’s; «19 Nov» for one day. */
export function describeRange({ from, to }: DayRange, today: Day): string {
  const year = today.slice(0, 4);
  const isPlain = from.startsWith(year) && to.startsWith(year);
  const name = (day: Day) => (isPlain ? short : withYear)().format(Date.parse(`${day}T00:00:00Z`));
  return from === to ? name(from) : `${name(from)} to ${name(to)}`;
}
