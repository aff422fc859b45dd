import { parse } from 'qs';
import * as v from 'valibot';
import { invalid } from './errors.ts';

/** Stripe's form encoding: `items[0][price]=…` nests, an empty value clears what is there. */
export function decode(text: string): Record<string, unknown> {
  return parse(text, { depth: 8, arrayLimit: 100, parameterLimit: 1000, allowPrototypes: false, plainObjects: false });
}

export const text = v.pipe(v.string(), v.maxLength(5000));
/** An empty string clears the value. */
export const clearable = v.pipe(
  text,
  v.transform((value) => (value === '' ? null : value)),
);
export const integer = v.pipe(v.string(), v.regex(/^-?\d{1,15}$/, 'integer'), v.transform(Number));
export const amount = v.pipe(integer, v.minValue(0, 'integer'));
export const decimal = v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,12})?$/, 'decimal'), v.transform(Number));
export const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
);
/** Keys are merged into those there are; an empty value takes one away. */
export const metadata = v.union([v.literal(''), v.record(v.string(), text)]);

/** `given` as the schema reads it. Throws what Stripe says of parameters that it does not know, misses or cannot read. */
export function read<S extends v.GenericSchema>(schema: S, given: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, given, { abortEarly: true });
  if (result.success) return result.output;
  throw refusalOf(result.issues[0]);
}

function refusalOf(issue: v.BaseIssue<unknown>) {
  const [first = '', ...rest] = (issue.path ?? []).map(({ key }) => String(key));
  const param = first + rest.map((key) => `[${key}]`).join('');
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  if (issue.received === 'undefined') {
    return invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  if (issue.message === 'integer') {
    return invalid(`Invalid integer: ${String(issue.input)}`, { code: 'parameter_invalid_integer', param });
  }
  if (issue.type === 'picklist') {
    return invalid(`Invalid ${param}: must be one of ${issue.expected?.replaceAll('"', '').replaceAll(' |', ',')}`, {
      param,
    });
  }
  return invalid(`Invalid ${param}: ${String(issue.input)}`, { param });
}

/** What becomes of metadata when `change` is sent. */
export function mergedMetadata(
  before: Record<string, string> | null,
  change: v.InferOutput<typeof metadata> | undefined,
): Record<string, string> {
  if (change === '') return {};
  const merged = { ...before, ...change };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}
