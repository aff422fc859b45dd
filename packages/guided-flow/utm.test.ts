import { assert, constantFrom, property, string, webUrl } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withUtm } from './utm.ts';

describe('Campaign parameters', () => {
  test.each([
    ['https://shop.example', 'https://shop.example?utm_source=chat'],
    ['https://shop.example/?a=1', 'https://shop.example/?a=1&utm_source=chat'],
    ['https://shop.example/?', 'https://shop.example/?utm_source=chat'],
    ['https://shop.example/b?a=%20#top?x', 'https://shop.example/b?a=%20&utm_source=chat#top?x'],
    ['https://shop.example/?utm_source=mail', 'https://shop.example/?utm_source=mail'],
    ['mailto:shop@shop.example', 'mailto:shop@shop.example'],
  ])('stand behind what %s says', (address, expected) => {
    expect(withUtm(address, { source: 'chat', medium: ' ' })).toBe(expected);
  });

  test('keep every parameter and the fragment of any address', () => {
    const address = webUrl({ withQueryParameters: true, withFragments: true });
    assert(
      property(address, string(), constantFrom('source', 'content'), (given, value, field) => {
        const before = new URL(given);
        const after = new URL(withUtm(given, { [field]: value }));

        expect(after.hash).toBe(before.hash);
        expect(after.search.startsWith(before.search.replace(/&$/, ''))).toBe(true);
        const said = before.searchParams.get(`utm_${field}`);
        expect(after.searchParams.get(`utm_${field}`)).toBe(said ?? (value.trim() || null));
      }),
    );
  });
});
