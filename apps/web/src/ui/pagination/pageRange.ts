import { lazily } from '../lazily.ts';

const numbers = lazily(() => new Intl.NumberFormat('en'));

/** «26–50 of 312»: which of all records the page shows; null where there is none. */
export function pageRange(page: number, pageSize: number, total: number): string | null {
  if (total <= 0) return null;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  const shown = first === last ? numbers().format(first) : `${numbers().format(first)}–${numbers().format(last)}`;
  return `${shown} of ${numbers().format(total)}`;
}
