import { diffArrays } from 'diff';

/** What JSON can say; a field that is undefined is not there. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** A key of an object, or of an entry of a list the id (`#blk_1`) or, where entries have none, the index. */
export type Path = readonly string[];

/** `Moved`: an entry of a list stands elsewhere among those that stayed; others that only make way for it have not moved. Values are those of the whole entry. */
export type Change =
  | { kind: 'Added'; path: Path; after: Json }
  | { kind: 'Removed'; path: Path; before: Json }
  | { kind: 'Changed'; path: Path; before: Json; after: Json }
  | { kind: 'Moved'; path: Path; before: number; after: number };

/**
 * How `after` differs from `before`, as the fewest changes of single values, in reading order. Entries of lists that all have an
 * `id` are followed by it, wherever they stand; other lists are compared entry by entry.
 */
export function changesBetween(before: Json, after: Json): Change[] {
  return [...compare(before, after, [])];
}

function* compare(before: Json, after: Json, path: Path): Generator<Change> {
  if (Object.is(before, after)) return;
  if (isList(before) && isList(after)) yield* compareLists(before, after, path);
  else if (isObject(before) && isObject(after)) yield* compareObjects(before, after, path);
  else yield { kind: 'Changed', path, before, after };
}

function* compareObjects(before: JsonObject, after: JsonObject, path: Path): Generator<Change> {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    yield* compareEntry(own(before, key), own(after, key), [...path, key]);
  }
}

function* compareEntry(before: Json | undefined, after: Json | undefined, path: Path): Generator<Change> {
  if (before === undefined && after !== undefined) yield { kind: 'Added', path, after };
  else if (before !== undefined && after === undefined) yield { kind: 'Removed', path, before };
  else if (before !== undefined && after !== undefined) yield* compare(before, after, path);
}

function* compareLists(before: readonly Json[], after: readonly Json[], path: Path): Generator<Change> {
  const [earlier, later] = [byId(before), byId(after)];
  if (!earlier || !later) {
    for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
      yield* compareEntry(before[index], after[index], [...path, String(index)]);
    }
    return;
  }
  for (const [id, entry] of earlier)
    if (!later.has(id)) yield { kind: 'Removed', path: [...path, `#${id}`], before: entry };
  const stayed = [...earlier.keys()].filter((id) => later.has(id));
  const stand = [...later.keys()].filter((id) => earlier.has(id));
  const [from, to] = [places(stayed), places(stand)];
  const moved = new Set(diffArrays(stayed, stand).flatMap(({ added, value }) => (added ? value : [])));
  for (const [id, entry] of later) {
    yield* compareEntry(earlier.get(id), entry, [...path, `#${id}`]);
    if (!moved.has(id)) continue;
    yield { kind: 'Moved', path: [...path, `#${id}`], before: from.get(id) ?? 0, after: to.get(id) ?? 0 };
  }
}

/** Where each id stands among them. */
const places = (ids: readonly string[]): ReadonlyMap<string, number> => new Map(ids.map((id, index) => [id, index]));

export type JsonObject = { readonly [key: string]: Json | undefined };
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
export const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value);

/** What `object` itself has under `key`. */
export const own = (object: JsonObject, key: string): Json | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;

/** The entries by their ids; null when one has none, or two have the same. */
export function byId(list: readonly Json[]): Map<string, Json> | null {
  const entries = new Map<string, Json>();
  for (const entry of list) {
    if (!isObject(entry) || typeof entry.id !== 'string') return null;
    entries.set(entry.id, entry);
  }
  return entries.size === list.length ? entries : null;
}
