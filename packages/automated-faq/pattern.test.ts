import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPattern, patternProblem } from './pattern.ts';

test.each([
  ['', 'Enter an expression.'],
  ['(?=belt)', 'Looking ahead'],
  [String.raw`(a)\1`, 'References to a group'],
  ['(', 'This is no valid expression'],
  ['a{2000}', 'This is no valid expression'],
  ['b*', 'This fits everything'],
  ['x'.repeat(201), 'Use at most 200 characters.'],
])('%s is refused with a sentence', (pattern, sentence) => {
  expect(patternProblem(pattern)).toContain(sentence);
  expect(findPattern('a belt', pattern)).toBeNull();
});

test.each([
  String.raw`(a+)+$`,
  String.raw`(a|aa)+$`,
  String.raw`([a-z]+)*\d`,
  String.raw`(x+x+)+y`,
  String.raw`^(\w+\s?)*$!`,
])('%s, which holds other engines up for years, answers at once', (pattern) => {
  expect(patternProblem(pattern)).toBeNull();
  const begun = performance.now();
  findPattern(`${'a'.repeat(1000)}${'x'.repeat(999)}!`, pattern);
  expect(performance.now() - begun).toBeLessThan(1000);
});

const SIGNS = ['a', 'b', '(', '|', ')', '*', '+', '?', '[', ']', '{', '}', '1', ',', '\\', '.', '^', '$'];

test('No expression and no question makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...SIGNS) }), fc.string(), (pattern, question) => {
      const found = findPattern(question, pattern);
      expect(found === null || question.includes(found)).toBe(true);
    }),
  );
});
