import { expect, test } from 'vitest';
import { whatCame } from './whatCame.ts';

test.each([
  ['Belts', 'Refused', [], [], 'Refused, though “Belts” answers it'],
  [null, 'Refused', [], [], 'Refused'],
  ['Belts', 'Wrong', ['Straps', 'Laces'], [], 'Answered from “Straps”, “Laces” in place of “Belts”'],
  ['Belts', 'Wrong', ['Belts'], [], 'Answered from another passage of “Belts”'],
  [null, 'Wrong', ['Belts'], [], 'Answered from “Belts”, though nothing answers it'],
  ['Belts', 'Wrong', [], [], 'Answered falsely'],
  ['Belts', 'Wrong', ['Belts'], ['30 days', 'free'], 'Answered from “Belts”, without “30 days”, “free”'],
  ['Belts', 'Wrong', ['Straps'], ['free'], 'Answered from “Straps” in place of “Belts”, without “free”'],
])('what came where %s answers it, %s from %j without %j: %s', (expected, verdict, cited, lacks, sentence) => {
  expect(whatCame({ expected }, { verdict, cited, lacks })).toBe(sentence);
});
