import { expect, it } from 'vitest';
import { csv } from './csv.ts';

const written = (cell: string) =>
  csv([[cell]])
    .replace('\uFEFF', '')
    .replace(/\r\n$/, '');

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '|calc', '\t=1', ' =1', '\r=1'])('makes text of the formula %j', (formula) => {
  expect(written(formula)).toBe(`"'${formula}"`);
});

it.each([
  ['Refund', 'Refund'],
  ['a-b', 'a-b'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['', ''],
])('writes %j as it is', (cell, expected) => {
  expect(written(cell)).toBe(expected);
});
