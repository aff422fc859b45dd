import { describe, expect, it } from 'vitest';
import { mergeChanges } from './mergeChanges.ts';

describe('mergeChanges', () => {
  it('keeps what either of two people changed', () => {
    const base = { title: 'Nori', look: { corners: 8, theme: 'Auto' } };
    const mine = { title: 'Nora', look: { corners: 8, theme: 'Auto' } };
    const theirs = { title: 'Nori', look: { corners: 8, theme: 'Dark' } };

    expect(mergeChanges({ base, mine, theirs })).toEqual({
      content: { title: 'Nora', look: { corners: 8, theme: 'Dark' } },
      conflicts: [],
    });
  });

  it('names what both changed in another way, and has mine there', () => {
    expect(mergeChanges({ base: { a: 1, b: 1 }, mine: { a: 2, b: 3 }, theirs: { a: 4, b: 3 } })).toEqual({
      content: { a: 2, b: 3 },
      conflicts: [['a']],
    });
  });

  it('merges entries by their ids, in the order of who moved them', () => {
    const entry = (id: string) => ({ id, text: '' });
    const [a, b, c, d] = [entry('a'), entry('b'), entry('c'), entry('d')];

    const { content, conflicts } = mergeChanges({
      base: [a, b, c],
      mine: [a, { ...b, text: 'mine' }, c, d],
      theirs: [c, b, a],
    });

    expect(content).toEqual([c, { ...b, text: 'mine' }, a, d]);
    expect(conflicts).toEqual([]);
  });

  it('leaves out what one removed and the other left alone, and asks about what the other changed', () => {
    const [a, b] = [
      { id: 'a', text: '' },
      { id: 'b', text: '' },
    ];

    const kept = mergeChanges({ base: [a, b], mine: [b], theirs: [a, { ...b, text: 'x' }] });
    const asked = mergeChanges({ base: [a, b], mine: [b], theirs: [{ ...a, text: 'x' }, b] });

    expect(kept).toEqual({ content: [{ ...b, text: 'x' }], conflicts: [] });
    expect(asked.conflicts).toEqual([['#a']]);
  });
});
