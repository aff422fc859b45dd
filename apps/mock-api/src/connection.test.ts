import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { backwardPage, decodeCursor, encodeCursor, forwardPage, pageSize } from './connection.ts';

const cursorOf = (row: number) => encodeCursor([row]);
const nodes = (page: ReturnType<typeof forwardPage<number>>) => page.edges.map(({ node }) => node);

describe('pageSize', () => {
  it.each([
    [undefined, 25],
    [null, 25],
    [1, 1],
    [100, 100],
  ])('reads %s as %s', (asked, size) => {
    expect(pageSize('first', asked, 25)).toBe(size);
  });

  it.each([0, -1, 101])('refuses %s, naming the argument', (asked) => {
    expect(() => pageSize('first', asked, 25)).toThrow(
      expect.objectContaining({ extensions: expect.objectContaining({ code: 'BAD_INPUT', field: 'first' }) }),
    );
  });
});

describe('a cursor', () => {
  const Position = v.strictTuple([v.number(), v.string()]);

  it('comes back as it went', () => {
    expect(decodeCursor('after', encodeCursor([7, 'conv_ü']), Position)).toEqual([7, 'conv_ü']);
  });

  it.each(['', 'nonsense', '%', encodeCursor([7]), encodeCursor(['7', 'conv_1']), encodeCursor([7, 'a', 'b'])])(
    'that is not ours is refused: %j',
    (cursor) => {
      expect(() => decodeCursor('after', cursor, Position)).toThrow(
        expect.objectContaining({ extensions: expect.objectContaining({ code: 'BAD_INPUT', field: 'after' }) }),
      );
    },
  );
});

describe('a page', () => {
  it('read forwards shows its size and whether more follow', () => {
    const page = forwardPage([1, 2, 3], { size: 2, cursor: null }, cursorOf);

    expect(nodes(page)).toEqual([1, 2]);
    expect(page.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: cursorOf(1),
      endCursor: cursorOf(2),
    });
  });

  it('read backwards is turned round', () => {
    const page = backwardPage([9, 8, 7], { size: 2, cursor: cursorOf(10) }, cursorOf);

    expect(nodes(page)).toEqual([8, 9]);
    expect(page.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: true,
      startCursor: cursorOf(8),
      endCursor: cursorOf(9),
    });
  });

  it('may be empty', () => {
    expect(forwardPage<number>([], { size: 2, cursor: null }, cursorOf)).toEqual({
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    });
  });
});
