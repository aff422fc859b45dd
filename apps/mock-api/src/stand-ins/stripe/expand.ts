import type { Account } from './account.ts';
import { invalid } from './errors.ts';

const DEEPEST = 4;

/** A copy of `answer` in which the ids at these paths (`latest_invoice`, `data.promotion.coupon`) are the objects themselves. */
export function expanded(account: Account, answer: unknown, paths: readonly string[]): unknown {
  const copy: unknown = structuredClone(answer);
  for (const path of paths) {
    const keys = path.split('.');
    if (keys.length > DEEPEST)
      throw invalid('You cannot expand more than 4 levels of a property.', { param: 'expand' });
    expandAt(account, copy, keys, path);
  }
  return copy;
}

function expandAt(account: Account, place: unknown, [key, ...rest]: readonly string[], path: string) {
  if (key === undefined || place === null) return;
  if (Array.isArray(place)) {
    for (const item of place) expandAt(account, item, [key, ...rest], path);
    return;
  }
  if (!isRecord(place)) return;
  if (!(key in place)) throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' });
  place[key] = withObjects(account, place[key]);
  expandAt(account, place[key], rest, path);
}

function withObjects(account: Account, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withObjects(account, item));
  return typeof value === 'string' ? structuredClone(account.objects[value] ?? value) : value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
