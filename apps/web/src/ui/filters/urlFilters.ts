import { type UrlField } from './urlFields.ts';

type UrlValue = string | number | boolean | readonly string[];

/** The filters of a screen: each name in the URL with one of `urlFields.ts`. */
export type UrlSchema = Record<string, UrlField<UrlValue>>;

export type FiltersOf<Schema extends UrlSchema> = { [Name in keyof Schema]: ReturnType<Schema[Name]> };

/** Not filters but a way through what they leave: they narrow nothing, and `page` begins anew when a filter changes. */
const VIEW = ['page', 'sort'];

/** What the URL asks for. Bad values count as the default. */
export function readFilters<Schema extends UrlSchema>(schema: Schema, params: URLSearchParams): FiltersOf<Schema> {
  const read = Object.entries(schema).map(([name, field]) => [name, field(params.getAll(name))]);
  return Object.fromEntries(read);
}

/** The URL with `change` in it: defaults and bad values are left out, names that are not ours stay as they are. */
export function writeFilters<Schema extends UrlSchema>(
  schema: Schema,
  params: URLSearchParams,
  change: Partial<FiltersOf<Schema>>,
): URLSearchParams {
  const next: Record<string, unknown> = { ...readFilters(schema, params), page: undefined, ...change };
  const written = new URLSearchParams(params);
  for (const [name, field] of Object.entries(schema)) {
    written.delete(name);
    const values = format(next[name]);
    if (isSame(values, format(field([])))) continue;
    for (const value of values) written.append(name, value);
  }
  return written;
}

/** How many filters are on, a search not counted. */
export function countFilters<Schema extends UrlSchema>(schema: Schema, filters: FiltersOf<Schema>): number {
  return changedNames(schema, filters).filter((name) => name !== 'q').length;
}

/** Whether a filter or a search leaves something out. */
export function isNarrowed<Schema extends UrlSchema>(schema: Schema, filters: FiltersOf<Schema>): boolean {
  return changedNames(schema, filters).length > 0;
}

/** The URL without filters and search, in the same order as before. */
export function clearFilters(schema: UrlSchema, params: URLSearchParams): URLSearchParams {
  const cleared = new URLSearchParams(params);
  for (const name of Object.keys(schema)) if (name !== 'sort') cleared.delete(name);
  return cleared;
}

function changedNames<Schema extends UrlSchema>(schema: Schema, filters: FiltersOf<Schema>): string[] {
  const values: Record<string, unknown> = filters;
  return Object.entries(schema)
    .filter(([name, field]) => !VIEW.includes(name) && !isSame(format(values[name]), format(field([]))))
    .map(([name]) => name);
}

function format(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value === 'boolean') return [value ? '1' : '0'];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'string' && value !== '' ? [value] : [];
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
