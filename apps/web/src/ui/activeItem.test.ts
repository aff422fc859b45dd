import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeItem, isBelow, isWithin, itemPath } from './activeItem.ts';

const SETTINGS = '/dashboard/settings';

describe('activeItem', () => {
  it.each([
    ['the item itself', '/dashboard/settings/my-profile', 'my-profile'],
    ['a slash at the end', '/dashboard/settings/my-profile/', 'my-profile'],
    ['what is below the item', '/dashboard/settings/payment-methods/new', 'payment-methods'],
    ['other letters, as the router has it', '/Dashboard/settings/My-Profile', 'my-profile'],
    ['the prefix alone', '/dashboard/settings', null],
    ['the prefix with a slash', '/dashboard/settings/', null],
    ['an unknown item', '/dashboard/settings/nowhere', null],
    ['an item that only begins alike', '/dashboard/settings/my-profile-2', null],
    ['another prefix that begins alike', '/dashboard/settings-old/my-profile', null],
    ['somewhere else', '/dashboard/inbox', null],
  ])('reads %s', (_, pathname, expected) => {
    expect(activeItem(pathname, SETTINGS, ['my-profile', 'payment-methods'])).toBe(expected);
  });

  it('takes the longest of several matches, in whatever order they stand', () => {
    const ids = ['articles', 'articles/categories', 'documents'];
    const expected = 'articles/categories';
    expect(activeItem('/content/articles/categories/summary', '/content', ids)).toBe(expected);
    expect(activeItem('/content/articles/categories', '/content', ids.toReversed())).toBe(expected);
    expect(activeItem('/content/articles/a1', '/content', ids)).toBe('articles');
  });

  it('prefers the id written exactly so to one that differs in large and small letters', () => {
    expect(activeItem('/forms/AB', '/forms', ['ab', 'AB'])).toBe('AB');
  });

  it('takes a prefix with a slash at its end, and the root', () => {
    expect(activeItem('/forms/a', '/forms/', ['a'])).toBe('a');
    expect(activeItem('/a/b', '/', ['a'])).toBe('a');
  });

  it('bears addresses that are not well encoded', () => {
    expect(activeItem('/forms/100%', '/forms', ['100%'])).toBe('100%');
  });

  it('never selects an id without letters', () => {
    expect(activeItem('/forms/a', '/forms', ['', 'b'])).toBeNull();
  });

  it('finds every id again at its own address and below it, whatever is in it', () => {
    const segment = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => !/^\.{1,2}$/.test(text) && !text.includes('/'));
    fc.assert(
      fc.property(segment, segment, (id, other) => {
        const ids = id === other ? [id] : [other, id];
        expect(activeItem(itemPath(SETTINGS, id), SETTINGS, ids)).toBe(id);
        expect(activeItem(`${itemPath(SETTINGS, id)}/edit/`, SETTINGS, ids)).toBe(id);
      }),
    );
  });
});

describe('itemPath', () => {
  it('encodes what is special, and keeps the segments of an id', () => {
    expect(itemPath('/forms', 'What? 100% #1')).toBe('/forms/What%3F%20100%25%20%231');
    expect(itemPath('/content/', 'articles/categories')).toBe('/content/articles/categories');
    expect(itemPath('/', 'forms')).toBe('/forms');
  });
});

describe('isBelow and isWithin', () => {
  it('tell the prefix from what is below it', () => {
    expect(isBelow('/forms', '/forms')).toBe(false);
    expect(isBelow('/forms/', '/forms')).toBe(false);
    expect(isBelow('/forms/a', '/forms')).toBe(true);
    expect(isBelow('/formsets/a', '/forms')).toBe(false);
    expect(isWithin('/forms/', '/forms')).toBe(true);
    expect(isWithin('/formsets', '/forms')).toBe(false);
  });
});
