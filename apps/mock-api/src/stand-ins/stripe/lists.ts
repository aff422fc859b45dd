import * as v from 'valibot';
import { invalid, missing } from './errors.ts';
import { integer, read, text } from './form.ts';
import { listOf, type List } from './objects.ts';

/** What every list takes (https://docs.stripe.com/api/pagination). */
const paging = {
  limit: v.optional(integer),
  starting_after: v.optional(text),
  ending_before: v.optional(text),
};

type Paging = { limit?: number | undefined; starting_after?: string | undefined; ending_before?: string | undefined };

const DEFAULT_LIMIT = 10;
const MOST = 100;

/** A page of `items`, which come oldest first; pages go from the newest on. */
export function pageOf<T extends { id: string }>(url: string, items: readonly T[], page: Paging): List<T> {
  const { limit = DEFAULT_LIMIT, starting_after: after, ending_before: before } = page;
  if (limit < 1 || limit > MOST) throw invalid('Invalid limit: must be between 1 and 100.', { param: 'limit' });
  const newest = items.toReversed();
  const placeOf = (id: string, param: string) => {
    const place = newest.findIndex((item) => item.id === id);
    if (place === -1) throw missing('object', id, param);
    return place;
  };
  if (before !== undefined) {
    const end = placeOf(before, 'ending_before');
    const start = Math.max(0, end - limit);
    return listOf(url, newest.slice(start, end), start > 0);
  }
  const start = after === undefined ? 0 : placeOf(after, 'starting_after') + 1;
  return listOf(url, newest.slice(start, start + limit), newest.length > start + limit);
}

/** The parameters of a list and whatever narrows it. */
export function readList<E extends v.ObjectEntries>(entries: E, given: unknown) {
  return read(v.strictObject({ ...paging, ...entries }), given);
}
