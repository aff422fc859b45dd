import { count } from '../format.ts';

/** «26–50 of 312»: which of all records the page shows; null where there is none. */
export function pageRange(page: number, pageSize: number, total: number): string | null {
  if (total <= 0) return null;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  const shown = first === last ? count(first) : `${count(first)}–${count(last)}`;
  return `${shown} of ${count(total)}`;
}
