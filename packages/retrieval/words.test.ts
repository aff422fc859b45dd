import { describe, expect, test } from 'vitest';
import { fuseRanks } from './fuseRanks.ts';
import { sentencesOf } from './sentences.ts';
import { likeness, quantised } from './vectors.ts';
import { contentWords, hasSynonyms, partings, termOf, variantsOf } from './words.ts';

describe('The words of a question', () => {
  test('are those that say what it is about', () => {
    expect(contentWords('How long may I keep the Alta 45, please?')).toEqual(['long', 'keep', 'alta', '45']);
  });

  test('mean the same in all their forms and synonyms', () => {
    expect(termOf('Jackets')).toBe(termOf('coat'));
    expect(variantsOf('coat')).toContain('jacket');
    expect(variantsOf('alta')).toEqual(['alta']);
  });
});

describe('Sentences', () => {
  test('end at full stops, but not at those of abbreviations', () => {
    expect(sentencesOf('Take a size up, e.g. a 44. It shrinks.\nNo. 5 as well')).toEqual([
      'Take a size up, e.g. a 44.',
      'It shrinks.',
      'No. 5 as well',
    ]);
  });
});

describe('Words', () => {
  test('of one stem are kept apart where they are known as they are written', () => {
    expect(termOf('training')).not.toBe(termOf('trains'));
  });

  test('that are written as one are parted at every place', () => {
    expect(partings('raincoat')).toEqual([['rain', 'coat']]);
    expect(partings('hardshell')).toContainEqual(['hard', 'shell']);
    expect(partings('coat')).toEqual([]);
  });

  test('with others for them are known, in whatever form', () => {
    expect(['shipping', 'parcels', 'mended'].map(hasSynonyms)).toEqual([true, true, true]);
    expect(hasSynonyms('paraglider')).toBe(false);
  });
});

describe('Rankings', () => {
  test('agree on what stands high in both', () => {
    const order = fuseRanks([
      { ids: ['a', 'b', 'c'], weight: 1 },
      { ids: ['d', 'b', 'e'], weight: 1 },
    ]);

    expect(order[0]).toBe('b');
  });

  test('weigh as much as they are told', () => {
    const order = fuseRanks([
      { ids: ['a'], weight: 1 },
      { ids: ['b'], weight: 2 },
    ]);

    expect(order).toEqual(['b', 'a']);
  });
});

describe('Vectors', () => {
  test('keep their direction in eight bits', () => {
    const one = quantised([0.05, -0.02, 0.01]);

    expect(likeness(one, quantised([0.1, -0.04, 0.02]))).toBeCloseTo(1, 3);
    expect(likeness(one, quantised([-0.05, 0.02, -0.01]))).toBeCloseTo(-1, 3);
    expect(likeness(one, quantised([0, 0, 0]))).toBe(0);
  });
});
