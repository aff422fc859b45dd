import { describe, expect, it } from 'vitest';
import { groupQuestions } from './groupQuestions.ts';

const asked = (text: string, ...vector: number[]) => ({ text, vector: Int8Array.from(vector) });

describe('groupQuestions', () => {
  it('puts together what means the same, the largest group first', () => {
    const groups = groupQuestions([
      asked('Is there parking?', 0, 100),
      asked('May dogs come in?', 100, 0),
      asked('Are dogs allowed?', 99, 5),
    ]);

    expect(groups.map((group) => group.map(({ text }) => text))).toEqual([
      ['May dogs come in?', 'Are dogs allowed?'],
      ['Is there parking?'],
    ]);
  });

  it('knows the very words without a vector, and vectors of another model from none', () => {
    const groups = groupQuestions([
      { text: 'May dogs come in?', vector: null },
      { text: 'may dogs come in', vector: Int8Array.from([1, 2, 3]) },
      asked('Anything else?', 1, 2),
    ]);

    expect(groups.map(({ length }) => length)).toEqual([2, 1]);
  });
});
