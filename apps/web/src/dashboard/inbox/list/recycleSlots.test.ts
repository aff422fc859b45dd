import { describe, expect, it } from 'vitest';
import { anchoredShift } from './anchoredShift.ts';
import { recycleSlots, type Slot } from './recycleSlots.ts';

const slot = (key: number, id: string): Slot => ({ key, id });
const abc = [slot(0, 'a'), slot(1, 'b'), slot(2, 'c')];

describe('the elements of rows', () => {
  it('are made for what is to be seen first', () => {
    expect(recycleSlots([], ['a', 'b', 'c'], null)).toEqual(abc);
  });

  it('stay with what they show, and show what comes when that goes', () => {
    expect(recycleSlots(abc, ['b', 'c', 'd'], null)).toEqual([slot(0, 'd'), slot(1, 'b'), slot(2, 'c')]);
  });

  it('are the same when nothing else is to be seen, in whichever order', () => {
    expect(recycleSlots(abc, ['c', 'a', 'b'], null)).toBe(abc);
  });

  it('go when fewer are to be seen', () => {
    expect(recycleSlots(abc, ['c'], null)).toEqual([slot(2, 'c')]);
  });

  it('never show another conversation while they have the focus', () => {
    expect(recycleSlots(abc, ['b', 'c', 'd'], 'a')).toEqual([slot(1, 'b'), slot(2, 'c'), slot(3, 'd')]);
  });
});

describe('what is in sight', () => {
  const before = ['a', 'b', 'c', 'd', 'e'];

  it('has moved by what came above it', () => {
    expect(anchoredShift(before, ['x', 'y', ...before], 1)).toBe(2);
  });

  it('has moved up by what went', () => {
    expect(anchoredShift(before, ['b', 'c', 'd', 'e'], 2)).toBe(-1);
  });

  it('does not follow the one that moves to the front', () => {
    expect(anchoredShift(before, ['c', 'a', 'b', 'd', 'e'], 2)).toBe(0);
  });

  it('stays where all of it has gone', () => {
    expect(anchoredShift(before, ['x', 'y'], 2)).toBe(0);
  });
});
