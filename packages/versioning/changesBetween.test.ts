import { isDeepStrictEqual } from 'node:util';
import {
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  dictionary,
  integer,
  letrec,
  oneof,
  property,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesBetween, type Json } from './changesBetween.ts';

describe('changesBetween', () => {
  it('names each value that differs by its path', () => {
    expect(changesBetween({ a: { b: 1, c: 2 }, d: 3 }, { a: { b: 1, c: 5 }, e: 4 })).toEqual([
      { kind: 'Changed', path: ['a', 'c'], before: 2, after: 5 },
      { kind: 'Removed', path: ['d'], before: 3 },
      { kind: 'Added', path: ['e'], after: 4 },
    ]);
  });

  it('follows entries with an id wherever they stand', () => {
    const entry = (id: string) => ({ id, text: id });
    const [a, b, c] = [entry('a'), entry('b'), entry('c')];

    expect(changesBetween([a, b, c], [b, { ...a, text: 'A' }])).toEqual([
      { kind: 'Removed', path: ['#c'], before: c },
      { kind: 'Changed', path: ['#a', 'text'], before: 'a', after: 'A' },
      { kind: 'Moved', path: ['#a'], before: 0, after: 1 },
    ]);
  });

  it('does not take for moved what only makes way', () => {
    const [a, b, c, d] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'd' }];

    expect(changesBetween([a, b, c, d], [d, a, b, c])).toEqual([{ kind: 'Moved', path: ['#d'], before: 3, after: 0 }]);
    expect(changesBetween([a, b, c, d], [b, c, d, a])).toEqual([{ kind: 'Moved', path: ['#a'], before: 0, after: 3 }]);
  });

  it('compares other lists entry by entry', () => {
    expect(changesBetween(['x', 'y'], ['x', 'z', 'w'])).toEqual([
      { kind: 'Changed', path: ['1'], before: 'y', after: 'z' },
      { kind: 'Added', path: ['2'], after: 'w' },
    ]);
  });

  it('finds something exactly between two that differ', () => {
    assert(
      property(json, json, (before, after) => {
        expect(changesBetween(before, structuredClone(before))).toEqual([]);
        expect(changesBetween(before, after).length === 0).toBe(isDeepStrictEqual(before, after));
      }),
    );
  });
});

const { json } = letrec<{ json: Json }>((tie) => ({
  json: oneof(
    { maxDepth: 3 },
    integer({ min: 0, max: 3 }),
    constantFrom('', 'a'),
    boolean(),
    constant(null),
    array(tie('json'), { maxLength: 3 }),
    // What JSON is read into has a prototype.
    dictionary(constantFrom('a', 'b', 'id'), tie('json'), { noNullPrototype: true }),
  ),
}));
