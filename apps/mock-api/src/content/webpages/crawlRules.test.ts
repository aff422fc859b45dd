import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unreadBecause, type CrawlRules } from './crawlRules.ts';
import { matchesPattern } from './matchesPattern.ts';
import { pageAddress } from './pageAddress.ts';

describe('A pattern', () => {
  test.each([
    ['/help/returns', '/help', true],
    ['/help/returns', '/help/*', true],
    ['/shop', '/help/*', false],
    ['/de/help/returns', '/*/help/', true],
    ['/list?page=2', '*page=', true],
    ['/a.html', '/*.html$', true],
    ['/a.html?x', '/*.html$', false],
    ['/ab', '/a*ab$', false],
    ['/', '/$', true],
  ])('of %s and %s: %s', (path, pattern, expected) => {
    expect(matchesPattern(path, pattern)).toBe(expected);
  });

  test('matches what a regular expression of the same meaning does', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '/', '*'), maxLength: 12 });
    fc.assert(
      fc.property(text, text, fc.boolean(), (path, start, isWhole) => {
        const plain = path.replaceAll('*', 'c');
        const expression = new RegExp(`^${start.replaceAll('*', '.*')}${isWhole ? '$' : ''}`);
        expect(matchesPattern(plain, start + (isWhole ? '$' : ''))).toBe(expression.test(plain));
      }),
    );
  });
});

describe('An address', () => {
  test.each([
    ['/Returns?utm_source=mail&size=2#how', 'https://shop.example/Returns?size=2'],
    ['HTTPS://Shop.Example:443/a b', 'https://shop.example/a%20b'],
    ['mailto:maya@shop.example', null],
    ['javascript:alert(1)', null],
    ['https://maya:secret@shop.example/', null],
    [`/${'x'.repeat(3000)}`, null],
  ])('%s is known as %s', (address, expected) => {
    expect(pageAddress(address, 'https://shop.example/help/')).toBe(expected);
  });
});

const rules = (change: Partial<CrawlRules>): CrawlRules => ({
  kind: 'Site',
  addresses: ['https://shop.example/help/'],
  includePatterns: [],
  excludePatterns: [],
  maxDepth: 2,
  maxPages: 100,
  respectsRobots: true,
  ...change,
});

describe('Of a site', () => {
  const why = (url: string, change: Partial<CrawlRules> = {}, depth = 1) =>
    unreadBecause(rules(change), { url, depth });

  test('pages below its address are read, by the rules', () => {
    expect({
      below: why('https://shop.example/help/returns'),
      beside: why('https://shop.example/shop/'),
      elsewhere: why('https://other.example/help/'),
      lookalike: why('https://shop.example.evil.example/help/'),
      deep: why('https://shop.example/help/a', {}, 3),
      file: why('https://shop.example/help/film.mp4'),
      loop: why('https://shop.example/help/a/b/a/b/a/b'),
      excluded: why('https://shop.example/help/old/a', { excludePatterns: ['/help/old/'] }),
      notIncluded: why('https://shop.example/help/a', { includePatterns: ['/help/guides/*'] }),
      included: why('https://shop.example/help/guides/a', { includePatterns: ['/help/guides/*'] }),
      named: why('https://shop.example/help/', { excludePatterns: ['/help/'] }, 0),
    }).toEqual({
      below: null,
      beside: 'OtherSite',
      elsewhere: 'OtherSite',
      lookalike: 'OtherSite',
      deep: 'TooDeep',
      file: 'NotAPage',
      loop: 'Loop',
      excluded: 'Excluded',
      notIncluded: 'Excluded',
      included: null,
      named: null,
    });
  });

  test('a sitemap may name pages of its own site only', () => {
    const sitemap = { kind: 'Sitemap', addresses: ['https://shop.example/sitemap.xml'] } as const;

    expect(why('https://shop.example/anywhere/deep', sitemap, 9)).toBeNull();
    expect(why('https://other.example/', sitemap)).toBe('OtherSite');
  });
});
