import { isSign, keyOf, type Press } from './keys.ts';

/** They lead away from where keys are recorded, or out of it. */
const RESERVED = ['Tab', 'Escape', ' ', 'Dead', 'Unidentified', 'Process'];

/**
 * How one press is written down (`mod+k`, `?`), by what the layout makes of it: a sign is the same sign wherever a layout
 * has it. Null for what cannot be told apart from typing, or is needed to get away.
 */
export function recordedPress(press: Press, isApple: boolean): string | null {
  const { isAltGraph, altKey, shiftKey } = press;
  const [mod, foreign] = isApple ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey];
  if (RESERVED.includes(press.key)) return null;
  // With AltGr a letter is another letter, which somebody writes with.
  const isWritten = isAltGraph && press.key > '\u{7f}';
  if (isWritten || (foreign && !isAltGraph)) return null;
  const key = keyOf(press);
  const isOwnSign = isSign(key);
  const modifiers = [
    ...(mod && !isAltGraph ? ['mod'] : []),
    ...(altKey && !isAltGraph && !(isApple && isOwnSign) ? ['alt'] : []),
    ...(shiftKey && !isOwnSign ? ['shift'] : []),
  ];
  return [...modifiers, key.length === 1 ? key.toLowerCase() : key].join('+');
}
