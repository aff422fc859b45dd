import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiForTests } from '#testing/apiForTests.ts';
import { operation, outcomeOf } from '#permissions/matrix/calls.ts';
import { ROWS } from '#permissions/matrix/rows.ts';
import { buildWorld } from '#permissions/matrix/world.ts';

const api = await apiForTests();
const world = await buildWorld(api);
afterEach(() => vi.restoreAllMocks());

const ODD = ['\0', 'a\0b', '\uD800', '__proto__', "'; DROP TABLE User;--", '%', '😀'.repeat(3000), '\u202E', ' ', ''];

/** Each way to put one odd string in place of one string that is somewhere in `value`. */
function spoilt(value: unknown): unknown[] {
  if (typeof value === 'string') return ODD;
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => spoilt(inner).map((odd) => ({ ...value, [key]: odd })));
}

/** What takes any text; days and switches cannot be odd. */
const takingText = Object.entries(ROWS).filter(
  ([name, { args }]) => args && spoilt(args(world.ids, 'odd')).length > 0 && !name.startsWith('Subscription'),
);

describe.each(takingText)('%s', (name, row) => {
  it.each(['admin', 'visitor'] as const)('has an answer to any string of %s', async (caller) => {
    const logged = vi.spyOn(console, 'error');
    const { document, variables } = operation(name, row, world.ids);

    const outcomes = [];
    for (const changed of spoilt(variables)) {
      const sent = { document, variables: Object(changed) };
      outcomes.push(await world.as(caller, (token) => outcomeOf(api, { ...sent, token })));
    }

    expect(outcomes.length).toBeGreaterThanOrEqual(ODD.length);
    expect(outcomes.filter(({ outcome }) => outcome === 'INTERNAL_SERVER_ERROR')).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  });
});
