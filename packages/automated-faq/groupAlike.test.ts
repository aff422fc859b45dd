import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupAlike } from './groupAlike.ts';

const asked = (text: string) => ({ text, vector: null });
const grouped = (texts: readonly string[]) =>
  groupAlike(texts.map(asked), 0.68).map((group) => group.map(({ text }) => text));

test('Questions that ask the same are one group, the first of them first', () => {
  expect(grouped(['Are dogs allowed?', 'Is there parking?', 'are DOGS allowed', 'Dogs allowed inside?'])).toEqual([
    ['Are dogs allowed?', 'are DOGS allowed', 'Dogs allowed inside?'],
    ['Is there parking?'],
  ]);
});

test('Each question is in exactly one group', () => {
  const words = fc
    .array(fc.constantFrom('dog', 'parking', 'kayak', 'tent'), { minLength: 1 })
    .map((all) => all.join(' '));
  fc.assert(
    fc.property(fc.array(words), (texts) => {
      expect(grouped(texts).flat().toSorted()).toEqual(texts.toSorted());
    }),
  );
});
