import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inboxShortcuts } from '../inbox/inboxShortcuts.ts';
import { globalShortcuts, goShortcuts } from './globalShortcuts.ts';
import { ariaKeys, capsOf, keysText, spokenKeys } from './keyLabels.ts';
import { fit, isOfCharacters, parseKeys, type Press } from './keys.ts';

const press = (key: string, held: Partial<Press> = {}): Press => ({
  key,
  code: '',
  metaKey: false,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  isAltGraph: false,
  ...held,
});

describe('fit', () => {
  it('takes Command on Apple’s systems and Control elsewhere, never the other', () => {
    expect(fit('mod+k', [press('k', { metaKey: true })], true)).toBe('whole');
    expect(fit('mod+k', [press('k', { ctrlKey: true })], true)).toBe('none');
    expect(fit('mod+k', [press('k', { ctrlKey: true })], false)).toBe('whole');
    expect(fit('mod+k', [press('k', { metaKey: true })], false)).toBe('none');
  });

  it('follows a sequence press by press', () => {
    expect(fit('g i', [press('g')], false)).toBe('beginning');
    expect(fit('g i', [press('g'), press('i')], false)).toBe('whole');
    expect(fit('g i', [press('g'), press('h')], false)).toBe('none');
    expect(fit('g', [press('g'), press('i')], false)).toBe('none');
  });

  it('takes a letter as it is written, with Caps Lock too, but not with a modifier', () => {
    expect(fit('j', [press('J')], false)).toBe('whole');
    expect(fit('j', [press('J', { shiftKey: true })], false)).toBe('none');
    expect(fit('j', [press('j', { altKey: true })], false)).toBe('none');
    expect(fit('shift+Enter', [press('Enter', { shiftKey: true })], false)).toBe('whole');
    expect(fit('Enter', [press('Enter', { shiftKey: true })], false)).toBe('none');
  });

  it('takes a sign wherever the layout has it: with Shift, with AltGr, with Option', () => {
    expect(fit('?', [press('?', { shiftKey: true })], false)).toBe('whole');
    expect(fit('[', [press('[', { ctrlKey: true, altKey: true, isAltGraph: true })], false)).toBe('whole');
    expect(fit('[', [press('[', { altKey: true })], true)).toBe('whole');
    expect(fit('mod+e', [press('€', { ctrlKey: true, altKey: true, isAltGraph: true, code: 'KeyE' })], false)).toBe(
      'none',
    );
  });

  it('takes a letter by its place where the layout has none', () => {
    expect(fit('j', [press('о', { code: 'KeyJ' })], false)).toBe('whole');
  });

  it('takes every sequence of letters that is typed as it is written', () => {
    const letters = fc.array(fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz')), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(letters, fc.boolean(), (typed, isApple) => {
        const presses = typed.map((letter) => press(letter));
        expect(fit(typed.join(' '), presses, isApple)).toBe('whole');
        expect(fit(`${typed.join(' ')} x`, presses, isApple)).toBe('beginning');
        expect(isOfCharacters(typed.join(' '))).toBe(true);
      }),
    );
  });
});

describe('parseKeys', () => {
  it('reads modifiers, named keys and the plus itself', () => {
    expect(parseKeys('mod+shift+Enter')).toEqual([{ key: 'Enter', mod: true, shift: true, alt: false }]);
    expect(parseKeys('+')).toEqual([{ key: '+', mod: false, shift: false, alt: false }]);
  });
});

describe('isOfCharacters', () => {
  it('tells what is typed by chance from what is not', () => {
    expect(['j', 'g i', '?'].map(isOfCharacters)).toEqual([true, true, true]);
    expect(['mod+k', 'Escape', 'shift+Enter', 'alt+1'].map(isOfCharacters)).toEqual([false, false, false, false]);
  });
});

describe('the labels of keys', () => {
  it('are those of the system’s own keyboard', () => {
    expect(capsOf('mod+shift+k', true)).toEqual([['⌘', '⇧', 'K']]);
    expect(capsOf('g i', false)).toEqual([['G'], ['I']]);
    expect(keysText('mod+k', true)).toBe('⌘K');
    expect(keysText('mod+k', false)).toBe('Ctrl+K');
    expect(keysText('g i', false)).toBe('G then I');
  });

  it('are said in words, and in the attribute’s own spelling', () => {
    expect(spokenKeys('mod+k', true)).toBe('Command K');
    expect(spokenKeys('?', false)).toBe('question mark');
    expect(ariaKeys('mod+k', false)).toBe('Control+K');
    expect(ariaKeys('g i', false)).toBeNull();
  });
});

describe('the shortcuts that there are', () => {
  const onEveryScreen = [...Object.values(globalShortcuts), ...goShortcuts.map(({ shortcut }) => shortcut)];
  const typedOutside = Object.values(inboxShortcuts).filter(
    ({ group, keys }) => group === 'Inbox' || isOfCharacters(keys[0]),
  );
  const all = [...onEveryScreen, ...typedOutside];

  it('have ids of their own', () => {
    const ids = [...onEveryScreen, ...Object.values(inboxShortcuts)].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('do not stand in each other’s way: no keys begin with another’s', () => {
    const keys = all.flatMap((shortcut) => shortcut.keys);
    const inTheWay = keys.filter((one) => keys.some((other) => other !== one && other.startsWith(`${one} `)));
    expect(inTheWay).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
