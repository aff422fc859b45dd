import { expect, it, vi } from 'vitest';
import { operation } from '#permissions/matrix/calls.ts';
import { ROWS } from '#permissions/matrix/rows.ts';
import { buildWorld } from '#permissions/matrix/world.ts';
import { apiForTests } from '#testing/apiForTests.ts';

const api = await apiForTests();
const world = await buildWorld(api);

/** A NUL, half a character, and more text than anything takes; input.test.ts has more for the rules of single fields. */
const ODD = ['a\0b', '\uD800', '😀'.repeat(3000)];

type Spoilt = { value: unknown; change: string };

/** Each way to put one odd string in place of one string that is somewhere in `value`. */
function spoilt(value: unknown, path = ''): Spoilt[] {
  if (typeof value === 'string') {
    return ODD.map((odd) => ({ value: odd, change: `${path} = ${JSON.stringify(odd).slice(0, 12)}` }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    spoilt(inner, `${path}.${key}`).map(({ value: odd, change }) => ({ value: withEntry(value, key, odd), change })),
  );
}

const withEntry = (value: object, key: string, entry: unknown) =>
  Array.isArray(value)
    ? value.map((item, index) => (String(index) === key ? entry : item))
    : { ...value, [key]: entry };

/** What takes any text; days and switches cannot be odd. */
const takingText = Object.entries(ROWS).filter(
  ([name, { args }]) => args && spoilt(args(world.ids, 'odd')).length > 0 && !name.startsWith('Subscription'),
);

it.each(takingText)('%s has an answer to any string', async (name, row) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const caller = row.outcomes.admin === 'UNAUTHENTICATED' ? 'visitor' : 'admin';
  const { document, variables } = operation(name, row, world.ids);

  const crashes: string[] = [];
  for (const { value, change } of spoilt(variables)) {
    const { outcome } = await world.call(caller, { document, variables: Object(value) });
    if (outcome === 'INTERNAL_SERVER_ERROR') crashes.push(change);
  }

  expect(crashes).toEqual([]);
  expect(logged).not.toHaveBeenCalled();
});
