import { expect, test } from 'vitest';
import { whatCame } from './whatCame.ts';

test.each([
  ['Belts', 'Refused', [], 'Refused, though “Belts” answers it'],
  [null, 'Refused', [], 'Refused'],
  ['Belts', 'Wrong', ['Straps', 'Laces'], 'Answered from “Straps”, “Laces” in place of “Belts”'],
  ['Belts', 'Wrong', ['Belts'], 'Answered from another passage of “Belts”'],
  [null, 'Wrong', ['Belts'], 'Answered from “Belts”, though nothing answers it'],
  ['Belts', 'Wrong', [], 'Answered falsely'],
])('what came where %s answers it, %s from %j: %s', (expected, verdict, cited, sentence) => {
  expect(whatCame({ expected }, { verdict, cited })).toBe(sentence);
});
