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
