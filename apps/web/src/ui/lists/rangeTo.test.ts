import { expect, it } from 'vitest';
import { rangeTo } from './rangeTo.ts';

const LISTED = ['a', 'b', 'c', 'd'];

it('goes from the one that was chosen last to this one, either way', () => {
  expect(rangeTo(LISTED, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rangeTo(LISTED, 'd', 'b')).toEqual(['b', 'c', 'd']);
});

it('is this one alone where none was chosen, or that has left the list', () => {
  expect(rangeTo(LISTED, null, 'c')).toEqual(['c']);
  expect(rangeTo(LISTED, 'gone', 'c')).toEqual(['c']);
});
