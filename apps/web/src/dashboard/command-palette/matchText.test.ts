import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markedParts } from './markedParts.ts';
import { fold, matchText } from './matchText.ts';

const score = (word: string, text: string) => matchText(word, text)?.score ?? 0;
const marked = (word: string, text: string) =>
  markedParts(text, matchText(word, text)?.marks ?? new Set())
    .map(({ part, isMarked }) => (isMarked ? `[${part}]` : part))
    .join('');

describe('matchText', () => {
  it('prefers the whole text to its beginning, a word, the initials, the inside of a word and scattered letters', () => {
    const scores = [
      score('forms', 'Forms'),
      score('form', 'Forms'),
      score('flows', 'Guided flows'),
      score('gf', 'Guided flows'),
      score('low', 'Guided flows'),
      score('guflo', 'Guided flows'),
    ];
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores.every((one) => one > 0)).toBe(true);
  });

  it('marks the letters that answer', () => {
    expect(marked('flo', 'Guided flows')).toBe('Guided [flo]ws');
    expect(marked('gf', 'Guided flows')).toBe('[G]uided [f]lows');
    expect(marked('guflo', 'Guided flows')).toBe('[Gu]ided [flo]ws');
    expect(marked('zurich', 'Café Zürich')).toBe('Café [Zürich]');
  });

  it('is soon done with a text of many equal words', () => {
    const start = performance.now();
    expect(matchText(`${'a'.repeat(20)}b`, 'a '.repeat(60))).toBeNull();
    expect(performance.now() - start).toBeLessThan(500);
  });

  it('does not find letters strewn over a text', () => {
    expect(matchText('sen', 'Assistants and integrations')).toBeNull();
    expect(matchText('x', 'Forms')).toBeNull();
  });

  it('finds every stretch of a text, whatever its case and accents, and marks exactly that many characters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
        fc.nat(),
        fc.nat(),
        (text, from, length) => {
          const characters = Array.from(text.normalize());
          const start = from % characters.length;
          const word = characters.slice(start, start + 1 + (length % characters.length)).join('');
          const match = matchText(word, text);
          expect(match).not.toBeNull();
          expect(match?.marks.size).toBe(Array.from(word).length);
        },
      ),
    );
  });

  it('marks, in order, the letters of the search and nothing else', () => {
    const text = fc.string({ unit: fc.constantFrom(...Array.from('abc dE-')), minLength: 1, maxLength: 20 });
    const word = fc.string({ unit: fc.constantFrom(...Array.from('abcde')), minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(word, text, (wanted, within) => {
        const match = matchText(wanted, within);
        if (!match) return;
        const letters = fold(within);
        const read = [...match.marks].toSorted((a, b) => a - b).map((at) => letters[at]);
        expect(read).toEqual(fold(wanted));
      }),
    );
  });
});

describe('markedParts', () => {
  it('cuts a text without losing any of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.nat(20)), (text, marks) => {
        const parts = markedParts(text, new Set(marks));
        expect(parts.map(({ part }) => part).join('')).toBe(text.normalize());
        expect(parts.every((part, index) => part.isMarked !== parts[index + 1]?.isMarked)).toBe(true);
      }),
    );
  });
});
