import { expect, it } from 'vitest';
import { ariaKeys } from './ariaKeys.ts';

it.each([
  ['⌘K', 'Meta+K'],
  ['Ctrl+K', 'Control+K'],
  ['⇧⌘P', 'Shift+Meta+P'],
  ['Ctrl+Shift+P', 'Control+Shift+P'],
  ['S', 'S'],
  ['[', '['],
  ['?', '?'],
  ['+', '+'],
])('says %s as %s', (shown, keys) => {
  expect(ariaKeys(shown)).toBe(keys);
});

it('says nothing of keys that follow each other', () => {
  expect(ariaKeys('G then I')).toBeUndefined();
});
