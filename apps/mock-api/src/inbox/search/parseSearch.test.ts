import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch } from './parseSearch.ts';

describe('parseSearch', () => {
  it('takes words and operators apart', () => {
    expect(
      parseSearch('torn Strap from:hannah label:"Shop floor" assignee:me is:open is:unread has:file before:2026-11-19'),
    ).toEqual({
      words: ['torn', 'strap'],
      from: ['hannah'],
      labels: ['Shop floor'],
      assignees: ['me'],
      statuses: ['Open'],
      states: ['unread'],
      hasFile: true,
      not: { from: [], labels: [], assignees: [], statuses: [], states: [], hasFile: false },
      before: '2026-11-19',
      after: null,
    });
  });

  it('takes a minus before an operator for what is left out, and before a word for nothing', () => {
    const { not, words, labels } = parseSearch('-label:"Shop floor" -is:resolved -from:me -has:file -strap');

    expect(not).toMatchObject({ labels: ['Shop floor'], statuses: ['Resolved'], from: ['me'], hasFile: true });
    expect({ words, labels }).toEqual({ words: ['strap'], labels: [] });
  });

  it.each([
    ['is:nothing', ['is', 'nothing']],
    ['before:yesterday', ['before', 'yesterday']],
    ['before:2026-02-30', ['before', '2026', '02', '30']],
    ['https://example.com', ['https', 'example', 'com']],
    ['from:', ['from']],
    ['"hip belt"', ['hip', 'belt']],
    ['Größe grösse größe', ['größe', 'grösse']],
    ['NEAR(a b) OR * "', ['near', 'a', 'b', 'or']],
    ['مرحبا', ['مرحبا']],
    ['  ', []],
  ])('searches for the words of %s', (typed, words) => {
    expect(parseSearch(typed).words).toEqual(words);
  });

  it('never fails, and gives the index nothing but words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        for (const word of parseSearch(typed).words) expect(word).toMatch(/^[\p{L}\p{N}\p{M}\p{Co}]+$/u);
      }),
    );
  });
});
