import { plainText, wordCount } from '@parley/article-html/text';
import { array, assert, constantFrom, nat, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitPassages } from './splitPassages.ts';

const words = (count: number, word = 'word') => `${Array.from({ length: count }, () => word).join(' ')}.`;

describe('An article', () => {
  test('is cut at its headings, which each passage remembers', () => {
    const html = '<p>First.</p><h2>Sizes</h2><p>Wide.</p><h3>Children</h3><p>Small.</p><h2>Care</h2><p>Wax.</p>';

    expect(splitPassages(html)).toEqual([
      { heading: '', text: 'First.', page: null },
      { heading: 'Sizes', text: 'Wide.', page: null },
      { heading: 'Sizes › Children', text: 'Small.', page: null },
      { heading: 'Care', text: 'Wax.', page: null },
    ]);
  });

  test('is cut at its pages', () => {
    const html = '<section data-page="1"><p>One.</p></section><section data-page="2"><p>Two.</p></section>';

    expect(splitPassages(html).map(({ page, text }) => [page, text])).toEqual([
      [1, 'One.'],
      [2, 'Two.'],
    ]);
  });

  test('is cut between paragraphs, and between sentences only where it must', () => {
    const short = splitPassages(`<p>${words(100, 'Ab')}</p><p>${words(90, 'Bc')}</p>`);
    const long = splitPassages(`<p>${words(100, 'Ab')} ${words(90, 'Bc')}</p>`);

    expect(short.map(({ text }) => text)).toEqual([words(100, 'Ab'), words(90, 'Bc')]);
    expect(long.map(({ text }) => text)).toEqual([words(100, 'Ab'), words(90, 'Bc')]);
  });

  test.each([
    ['<thead><tr><th>K</th><th>V</th></tr></thead><tbody><tr><td>x</td><td>y</td></tr></tbody>', 'K: x; V: y'],
    [
      '<tbody><tr><th><p>Size</p></th><th><p>Last</p></th></tr><tr><th>44</th><td><ul><li>wide</li><li>107 mm</li></ul></td></tr><tr><td>45</td><td></td></tr></tbody>',
      'Size: 44; Last: wide 107 mm\nSize: 45',
    ],
    [
      '<tr><th></th><th colspan="2">Price</th><th>Days</th></tr><tr><td>Parcel</td><td>7</td><td>CHF</td><td>2</td></tr>',
      'Parcel; Price: 7; CHF; Days: 2',
    ],
    ['<tr><th>Pole</th><td>Ash</td></tr><tr><th>Peg</th><td>Steel</td></tr>', 'Pole Ash\nPeg Steel'],
    ['<tr><th>K</th><th>V</th></tr>', 'K V'],
    ['<tr><th>K</th><th>V</th></tr><tr><td rowspan="2">x</td><td>y</td></tr><tr><td>z</td></tr>', 'K V\nx y\nz'],
    ['<tr><th>K</th></tr><tr><td>a &lt; b &amp; c</td></tr>', 'K: a < b & c'],
  ])('says each row of a table with its head: %s', (rows, text) => {
    expect(splitPassages(`<table>${rows}</table>`).map((one) => one.text)).toEqual([text]);
    expect(splitPassages(`<aside><table>${rows}</table></aside>`).map((one) => one.text)).toEqual([text]);
  });

  test('leaves nothing short behind', () => {
    expect(splitPassages(`<p>${words(150, 'Ab')}</p><p>${words(12, 'Bc')}</p>`)).toHaveLength(1);
  });

  test('says all that it said before, whatever its form', () => {
    const block = tuple(constantFrom('p', 'h2', 'h3', 'li', 'blockquote'), nat(400)).map(
      ([tag, count]) => `<${tag}>${words(count + 1)}</${tag}>`,
    );
    assert(
      property(array(block, { maxLength: 8 }), (blocks) => {
        const html = blocks.join('');
        const headings = blocks.filter((one) => one.startsWith('<h')).join('');

        const kept = splitPassages(html).reduce((sum, { text }) => sum + wordCount(text), 0);

        expect(kept).toBe(wordCount(plainText(html)) - wordCount(plainText(headings)));
        expect(splitPassages(html).every(({ text }) => wordCount(text) <= 200)).toBe(true);
      }),
    );
  });
});
