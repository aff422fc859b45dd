import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conflictsOf } from './conflictsOf.ts';
import { fit, type Press } from './keys.ts';
import { recordedPress } from './recordedKeys.ts';
import { type Shortcut } from './shortcut.ts';

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

describe('a recorded press', () => {
  it.each([
    ['a letter', press('j'), 'j'],
    ['a letter with Caps Lock', press('J'), 'j'],
    ['a letter with Shift', press('J', { shiftKey: true }), 'shift+j'],
    ['a sign that needs Shift', press('?', { shiftKey: true }), '?'],
    ['a sign that needs AltGr', press('[', { ctrlKey: true, altKey: true, isAltGraph: true }), '['],
    ['a letter with Control', press('e', { ctrlKey: true }), 'mod+e'],
    ['a letter of another alphabet', press('о', { code: 'KeyJ' }), 'j'],
    ['a named key', press('ArrowUp', { altKey: true }), 'alt+ArrowUp'],
  ])('of %s is written by what the layout makes of it', (_, pressed, written) => {
    expect(recordedPress(pressed, false)).toBe(written);
    expect(fit(written, [pressed], false)).toBe('whole');
  });

  it.each([
    [
      'a letter that AltGr writes, as in Polish',
      press('ą', { code: 'KeyA', ctrlKey: true, altKey: true, isAltGraph: true }),
    ],
    ['the way out', press('Escape')],
    ['the way on', press('Tab')],
    ['the key of the other system', press('k', { metaKey: true })],
  ])('of %s is none', (_, pressed) => {
    expect(recordedPress(pressed, false)).toBeNull();
  });

  it('does what it was recorded from, on every system', () => {
    const keys = fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz0123456789'), 'Enter', 'F2', 'ArrowDown');
    fc.assert(
      fc.property(
        keys,
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (key, mod, altKey, shiftKey, isApple) => {
          const pressed = press(key, { altKey, shiftKey, ...(isApple ? { metaKey: mod } : { ctrlKey: mod }) });
          const written = recordedPress(pressed, isApple);
          expect(written !== null && fit(written, [pressed], isApple)).toBe('whole');
        },
      ),
    );
  });
});

describe('keys stand in the way', () => {
  const shortcut = (id: string): Shortcut => ({ id, keys: ['x'], label: id, group: 'Any' });
  const others = [
    { shortcut: shortcut('next'), keys: ['j', 'ArrowDown'] },
    { shortcut: shortcut('home'), keys: ['g h'] },
    { shortcut: shortcut('off'), keys: [] },
  ];
  const rivals = (keys: string, id = 'mine') => conflictsOf(keys, shortcut(id), others).map((rival) => rival.id);

  it('of the same ones and of a sequence that begins with them, never of their own', () => {
    expect([rivals('j'), rivals('g'), rivals('j k'), rivals('g x'), rivals('k')]).toEqual([
      ['next'],
      ['home'],
      ['next'],
      [],
      [],
    ]);
    expect(rivals('j', 'next')).toEqual([]);
  });
});
