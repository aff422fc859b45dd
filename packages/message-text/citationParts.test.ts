import { expect, it } from 'vitest';
import { citationParts } from './citationParts.ts';

const shown = (text: string, numbers: readonly number[]) =>
  citationParts(text, numbers).map((part) => (part.kind === 'text' ? part.text : part.number));

it.each([
  ['It is free. [1] Posting takes long. [2]', ['It is free.', 1, ' Posting takes long.', 2]],
  ['Both[1][2]', ['Both', 1, 2]],
  ['Not mine [3]', ['Not mine [3]']],
  ['[1]', [1]],
  ['An [array] of [0]', ['An [array] of [0]']],
  ['', []],
])('finds the numbers of sources in «%s»', (text, expected) => {
  expect(shown(text, [1, 2])).toEqual(expected);
});
