import data from '@emoji-mart/data';
import { describe, expect, it } from 'vitest';
import { customCategories, isCustomId, pickedEmoji } from './pickedEmoji.ts';

describe('pickedEmoji', () => {
  it('tells a sign from a picture', () => {
    expect(pickedEmoji({ id: '+1', native: '👍🏽', shortcodes: ':+1::skin-tone-4:' })).toEqual({
      kind: 'native',
      native: '👍🏽',
      shortcodes: ':+1::skin-tone-4:',
    });
    expect(pickedEmoji({ id: 'Nori', src: 'data:image/png;base64,', shortcodes: ':Nori:' })).toEqual({
      kind: 'custom',
      src: 'data:image/png;base64,',
      shortcodes: ':nori:',
    });
  });

  it.each([
    null,
    undefined,
    'x',
    {},
    { native: 5, shortcodes: ':x:' },
    { native: 'x' },
    { id: 'x', src: 'data:,', shortcodes: ':x:' },
  ])('answers null for %o', (answer) => {
    expect(pickedEmoji(answer)).toBeNull();
  });
});

describe('customCategories', () => {
  it('is one category, whose emojis have one picture each', () => {
    const emojis = [{ id: 'nori', name: 'Nori', src: 'data:,' }];

    expect(customCategories({ name: 'Northwind', emojis })).toEqual([
      {
        id: 'custom',
        name: 'Northwind',
        emojis: [{ id: 'Nori', name: 'Nori', keywords: ['nori'], skins: [{ src: 'data:,' }] }],
      },
    ]);
  });

  it('leaves the category out when there is nothing in it', () => {
    expect(customCategories(undefined)).toBeUndefined();
    expect(customCategories({ name: 'Northwind', emojis: [] })).toBeUndefined();
  });
});

describe('isCustomId', () => {
  it('is true of none of the emojis of Unicode', () => {
    expect(Object.keys(Object(data).emojis).filter(isCustomId)).toEqual([]);
  });
});
