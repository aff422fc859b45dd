import { describe, expect, it } from 'vitest';
import { nextInGrid } from './nextInGrid.ts';

const at = (name: string, left: number, top: number) => ({
  name,
  getBoundingClientRect: () => ({ left, top }),
});
// a b c
// d
// e f
const [a, b, c, d, e, f] = [
  at('a', 0, 0),
  at('b', 10, 0),
  at('c', 20, 0),
  at('d', 0, 10),
  at('e', 0, 20),
  at('f', 10, 20),
];
const grid = [a, b, c, d, e, f];
const lead = (from: unknown, key: string) => nextInGrid(grid, from, key)?.name ?? null;

describe('nextInGrid', () => {
  it('goes along the row, and on in the next', () => {
    expect(lead(a, 'ArrowRight')).toBe('b');
    expect(lead(c, 'ArrowRight')).toBe('d');
    expect(lead(d, 'ArrowLeft')).toBe('c');
    expect(lead(f, 'ArrowRight')).toBeNull();
  });

  it('goes to the nearest of the row above or below, also where that is shorter', () => {
    expect(lead(c, 'ArrowDown')).toBe('d');
    expect(lead(d, 'ArrowDown')).toBe('e');
    expect(lead(f, 'ArrowUp')).toBe('d');
    expect(lead(b, 'ArrowUp')).toBeNull();
  });

  it('leaves other keys and other elements alone', () => {
    expect(lead(a, 'x')).toBeNull();
    expect(lead(null, 'ArrowRight')).toBeNull();
    expect(lead(b, 'End')).toBe('f');
    expect(lead(f, 'Home')).toBe('a');
  });
});
