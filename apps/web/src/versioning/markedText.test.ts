import { assert, array, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markedText } from './markedText.ts';

const LONG = 'Every boot is waxed by hand before it leaves us, and once more when it comes back for its first repair.';

/** `-gone-`, `+new+`. */
const said = (before: string, after: string) =>
  markedText(before, after)
    ?.map(({ kind, text }) => (kind === 'Kept' ? text : kind === 'Added' ? `+${text}+` : `-${text}-`))
    .join('') ?? null;

describe('A changed text', () => {
  it('is said once, with what is new in it, and what is the same further away left out', () => {
    expect(said(LONG, `${LONG} Wax is free.`)).toBe('… when it comes back for its first repair. +Wax is free.+');
    expect(said(`${LONG} ${LONG} ${LONG}`, `${LONG} ${LONG.replace('hand', 'machine')} ${LONG}`)).toBe(
      '… its first repair. Every boot is waxed by -hand-+machine+ before it leaves us, and once more when it …',
    );
  });

  it('is compared by words, not by letters', () => {
    expect(said(LONG, LONG.replace('waxed', 'waved'))).toMatch(/^Every boot is -waxed-\+waved\+ by hand/);
  });

  it('of languages without spaces between words is compared by them as well', () => {
    const before =
      '每双靴子在出厂前都用手工打蜡，并在第一次修理时再次打蜡，这样它们可以使用很多年而不漏水，即使在雪地里也是如此。';

    expect(said(before, before.replace('手工', '机器'))).toContain('-手工-+机器+');
  });

  it.each([
    ['Auto', 'Dark'],
    [LONG, 'Something else altogether, which has next to nothing in common with what stood there.'],
    [LONG, LONG.replace('boot is', 'boot  is')],
  ])('is not marked where the whole says it better: %s', (before, after) => {
    expect(markedText(before, after)).toBeNull();
  });

  it('says all that was changed', () => {
    const text = array(constantFrom('one', 'two', 'three.', 'four,', '\n', 'five'), { maxLength: 60 }).map((words) =>
      words.join(' '),
    );
    const letters = (words: string) => words.replaceAll(/[\s…]/g, '');
    assert(
      property(text, text, (before, after) => {
        const parts = markedText(before, after);
        if (!parts) return;
        const now = parts.filter(({ kind }) => kind !== 'Removed').map(({ text: part }) => part.split('…'));
        for (const piece of now.flat()) expect(letters(after)).toContain(letters(piece));
      }),
    );
  });
});
