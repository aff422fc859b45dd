import { describe, expect, it } from 'vitest';
import { readPage, withPage } from './pageParam.ts';

describe('readPage', () => {
  it.each([
    ['', 1],
    ['page=3', 3],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=2.5', 1],
    ['page=two', 1],
    ['page=', 1],
  ])('reads «%s» as %i', (search, expected) => {
    expect(readPage(new URLSearchParams(search))).toBe(expected);
  });

  it('reads a parameter of another name', () => {
    expect(readPage(new URLSearchParams('page=2&cards=5'), 'cards')).toBe(5);
  });
});

describe('withPage', () => {
  it('changes the page and keeps the rest', () => {
    expect(withPage(new URLSearchParams('q=boots&page=2&sort=name'), 3)).toBe('?q=boots&page=3&sort=name');
  });

  it('does not mention the first page', () => {
    expect(withPage(new URLSearchParams('page=2'), 1)).toBe('');
    expect(withPage(new URLSearchParams('q=boots&page=2'), 1)).toBe('?q=boots');
  });
});
