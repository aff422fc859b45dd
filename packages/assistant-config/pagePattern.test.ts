import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decidePage, matchesPage } from './pagePattern.ts';

describe('matchesPage', () => {
  it.each([
    ['/boots', 'https://shop.example/boots'],
    ['/boots', 'https://shop.example/boots/'],
    ['/boots/', 'https://shop.example/boots?size=9#top'],
    ['/boots/*', 'https://shop.example/boots/brown/9'],
    ['/boots/*', 'https://shop.example/boots/'],
    ['*/checkout', 'https://shop.example/de/checkout'],
    ['*/checkout', 'https://shop.example/checkout'],
    ['*boots*', 'https://shop.example/all/boots-9'],
    ['/', 'https://shop.example'],
    ['*Boots*', 'https://shop.example/Boots'],
    ['shop.example*', 'https://shop.example/boots'],
    ['*shop.example/*', 'https://www.shop.example/boots'],
    ['*', 'https://shop.example/anything?a=1'],
    ['shop.example', 'https://shop.example/'],
    ['SHOP.example/boots', 'https://Shop.Example/boots'],
    ['https://shop.example/boots', 'http://shop.example/boots'],
    ['*.shop.example/*', 'https://de.shop.example/boots'],
    ['localhost:3000/*', 'http://localhost:3000/a'],
    ['münchen.example/*', 'https://münchen.example/'],
    ['*.münchen.example/*', 'https://www.xn--mnchen-3ya.example/'],
    ['/größe', 'https://shop.example/gr%C3%B6%C3%9Fe'],
    ['/search?sort=price', 'https://shop.example/search?page=2&sort=price&utm_source=x'],
    ['/search?sort=*&page=2', 'https://shop.example/search?page=2&sort=price'],
    ['?ref=a b', 'https://shop.example/any?ref=a+b'],
    ['#reviews', 'https://shop.example/boots#reviews'],
    ['/app#/boots/*', 'https://shop.example/app#/boots/9'],
    ['/100%', 'https://shop.example/100%'],
  ])('%s is fitted by %s', (pattern, url) => {
    expect(matchesPage(url, pattern)).toBe(true);
  });

  it.each([
    ['/boots', 'https://shop.example/boots/brown'],
    ['/boots', 'https://shop.example/Boots'],
    ['/boots/*', 'https://shop.example/boots'],
    ['shop.example', 'https://shop.example/boots'],
    ['shop.example/*', 'https://www.shop.example/boots'],
    ['shop.example/*', 'https://shop.example.evil.example/boots'],
    ['shop.example/*', 'https://evil.example/shop.example/boots'],
    ['*.shop.example/*', 'https://shop.example/boots'],
    ['localhost/*', 'http://localhost:3000/a'],
    ['/a*a', 'https://shop.example/a'],
    ['/search?sort=price', 'https://shop.example/search'],
    ['/search?sort=price', 'https://shop.example/search?sort=prices'],
    ['#reviews', 'https://shop.example/boots'],
    ['/boots', 'boots'],
  ])('%s is not fitted by %s', (pattern, url) => {
    expect(matchesPage(url, pattern)).toBe(false);
  });

  it('fits what a pattern of its own pieces says, whatever stands for the stars', () => {
    const piece = fc.stringMatching(/^[a-z0-9/-]{0,6}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(piece, piece), { minLength: 1, maxLength: 6 }), (pieces) => {
        const path = `/${pieces.map(([fixed, filler]) => fixed + filler).join('')}`;
        const pattern = `/${pieces.map(([fixed]) => `${fixed}*`).join('')}`;

        expect(matchesPage(`https://shop.example${path}`, pattern)).toBe(true);
      }),
    );
  });

  it('is quick about patterns that make others go back and back', () => {
    const started = performance.now();

    const isFitted = matchesPage(`https://shop.example/${'a'.repeat(2000)}`, `/${'a*'.repeat(140)}b`);

    expect(isFitted).toBe(false);
    expect(performance.now() - started).toBeLessThan(100);
  });
});

describe('decidePage', () => {
  const url = 'https://shop.example/boots/sale';

  it('takes every page where none is included', () => {
    expect(decidePage(url, { include: [], exclude: ['/shoes'] })).toEqual({
      isIncluded: true,
      list: null,
      pattern: null,
    });
  });

  it('leaves out what no pattern includes', () => {
    expect(decidePage(url, { include: ['/shoes'], exclude: [] })).toEqual({
      isIncluded: false,
      list: null,
      pattern: null,
    });
  });

  it('names the pattern that decided; one that excludes wins', () => {
    const include = ['/shoes/*', '/boots/*'];

    expect(decidePage(url, { include, exclude: [] })).toEqual({
      isIncluded: true,
      list: 'Include',
      pattern: '/boots/*',
    });
    expect(decidePage(url, { include, exclude: ['*/sale'] })).toEqual({
      isIncluded: false,
      list: 'Exclude',
      pattern: '*/sale',
    });
  });
});
