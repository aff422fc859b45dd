import { expect, it } from 'vitest';
import { inkOn } from './inkOn.ts';

it.each([
  ['#00625A', '#ffffff'],
  ['#964624', '#ffffff'],
  ['#F7EBE0', '#000000'],
  ['#FFD400', '#000000'],
  ['#757575', '#ffffff'],
  ['#777777', '#000000'],
])('reads best on %s in %s', (colour, ink) => {
  expect(inkOn(colour)).toBe(ink);
});

it.each(['teal', '#fff', '#00625a;x', ''])('takes %j for no colour', (text) => {
  expect(inkOn(text)).toBeNull();
});
