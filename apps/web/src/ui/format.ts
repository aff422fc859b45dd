import { lazily } from './lazily.ts';

const LOCALE = 'en';
const compactCounts = lazily(() => new Intl.NumberFormat(LOCALE, { notation: 'compact', maximumFractionDigits: 1 }));

/** A whole amount of the currency's smallest unit as money: `money(4900, 'usd')` → «$49.00», `money(500, 'jpy')` → «¥500». */
export function money(minorUnits: number, currency: string): string {
  const format = new Intl.NumberFormat(LOCALE, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minorUnits / 10 ** digits);
}

/** «12,400», of a whole number. By hand: the page's first Intl.NumberFormat takes a tenth of a second on a slow phone. */
export function count(value: number): string {
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** «12.4K»: for tiles and axes, where the exact number stands elsewhere. */
export function compactCount(value: number): string {
  return compactCounts().format(value);
}

/** «3 files», «1 file»: the number with its noun. The plural is the noun with an s unless given. */
export function counted(value: number, noun: string, plural = `${noun}s`): string {
  return `${count(value)} ${value === 1 ? noun : plural}`;
}

/** A share of one: `percent(0.943)` → «94%», `percent(0.943, 1)` → «94.3%». */
export function percent(share: number, digits = 0): string {
  return share.toLocaleString(LOCALE, { style: 'percent', maximumFractionDigits: digits });
}

const LARGER_BYTE_UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A size of data in its largest unit, a thousand to the next: «840 bytes», «1.2 MB». */
export function bytes(size: number): string {
  // What would be rounded up to a thousand is one of the next unit.
  if (size < 999.5) return counted(Math.round(size), 'byte');
  let value = size / 1000;
  let step = 0;
  while (value >= 999.5 && step < LARGER_BYTE_UNITS.length - 1) {
    value /= 1000;
    step += 1;
  }
  const maximumFractionDigits = value >= 99.95 ? 0 : 1;
  return value.toLocaleString(LOCALE, { style: 'unit', unit: LARGER_BYTE_UNITS[step], maximumFractionDigits });
}

const TIME_UNITS = [
  [86_400, 'd'],
  [3600, 'h'],
  [60, 'm'],
  [1, 's'],
] as const;

/** A length of time in its two largest units: «45s», «2m 14s», «1h 5m», «3d». */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const first = TIME_UNITS.findIndex(([size]) => whole >= size);
  if (first === -1) return '0s';
  let rest = whole;
  const parts = TIME_UNITS.slice(first, first + 2).map(([size, sign]) => {
    const amount = Math.floor(rest / size);
    rest -= amount * size;
    return amount > 0 ? `${amount}${sign}` : '';
  });
  return parts.filter(Boolean).join(' ');
}
