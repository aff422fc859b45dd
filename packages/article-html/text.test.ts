import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBlank, plainText, shortPieces, slugOf, wordCount } from './text.ts';

describe('The text of an article', () => {
  test('has a line for each paragraph, entry and row', () => {
    const html =
      '<h2>Sizes &amp; lasts</h2><p>A <strong>wide</strong> last<br>fits.</p><ul><li>one</li></ul><table><tbody><tr><td>44</td><td>107&nbsp;mm</td></tr></tbody></table>';

    expect(plainText(html)).toBe('Sizes & lasts\nA wide last\nfits.\none\n44 107 mm');
  });

  test('has a row on one line also where its cells hold paragraphs', () => {
    const row =
      '<tr><th><p>Pole</p></th><td><p>Ash wood</p></td></tr><tr><td><p>Peg</p></td><td><p>Steel</p></td></tr>';

    expect(plainText(`<table><tbody>${row}</tbody></table>`)).toBe('Pole Ash wood\nPeg Steel');
  });

  test.each([
    ['', true],
    ['<p></p><ul><li><p> </p></li></ul><hr>', true],
    ['<p>A strap.</p>', false],
    ['<img src="https://a.example/strap.png" alt="">', false],
    ['<iframe src="https://www.youtube-nocookie.com/embed/a"></iframe>', false],
  ])('%j is blank: %s', (html, expected) => {
    expect(isBlank(html)).toBe(expected);
  });

  test('is counted in words, of other scripts as well', () => {
    expect(wordCount('A wide last, 107 mm.')).toBe(5);
    expect(wordCount('これは靴です')).toBeGreaterThan(1);
  });
});

describe('The pieces of a text', () => {
  test('are all of it, none of them too long, and part no character', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const pieces = [...shortPieces(text, 20)];

        expect(pieces.join('')).toBe(text);
        for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(20);
        for (const piece of pieces) expect(() => encodeURIComponent(piece)).not.toThrow();
      }),
    );
  });

  test('end between words, so that none is counted twice', () => {
    const text = 'The spare buckle hangs beside the door. '.repeat(200);

    expect(wordCount(text)).toBe(1400);
  });
});

describe('A slug', () => {
  test.each([
    ['Boot sizes, wide and narrow lasts', 'boot-sizes-wide-and-narrow-lasts'],
    ['  Größe & Länge ', 'große-lange'],
    ['!!!', ''],
    ['靴のサイズ', '靴のサイズ'],
  ])('of «%s»', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  test('fits an address and stays as it is', () => {
    assert(
      property(string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        const slug = slugOf(title);

        expect(slug).not.toMatch(/[\s/?#%]/);
        expect(slug.length).toBeLessThanOrEqual(80);
      }),
    );
  });
});
