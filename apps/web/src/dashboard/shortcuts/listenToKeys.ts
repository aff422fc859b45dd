import { boundShortcuts, type BoundShortcut } from './boundShortcuts.ts';
import { isInOverlay, isTypedIn } from './isTypedIn.ts';
import { fit, parseKeys, type Press } from './keys.ts';
import { keysOf } from './keysOf.ts';
import { isApple } from './platform.ts';

/** Keys of a sequence follow each other at least this fast. */
const SEQUENCE_MS = 1200;
const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock'];

/** Hears the keys of the page and does what is bound to them. Answers how to stop. */
export function listenToKeys(): () => void {
  let typed: { presses: Press[]; at: number } = { presses: [], at: 0 };

  function press(event: Event) {
    // Autofill sends key events that are none.
    if (!(event instanceof KeyboardEvent)) return;
    if (event.defaultPrevented || event.isComposing || event.keyCode === 229 || MODIFIERS.includes(event.key)) return;
    if (isInOverlay(event.target)) return;
    const now = toPress(event);
    const before = event.timeStamp - typed.at <= SEQUENCE_MS ? typed.presses : [];
    const able = boundShortcuts().filter(({ shortcut, run }) => run && (shortcut.isRepeated || !event.repeat));
    typed = { presses: [], at: event.timeStamp };

    // What was begun goes first; where it leads nowhere, the key counts by itself.
    for (const presses of before.length > 0 ? [[...before, now], [now]] : [[now]]) {
      if (runFirst(able, presses, event)) return;
      if (able.some((one) => fits(one, presses, event, 'beginning'))) {
        typed.presses = presses;
        return;
      }
    }
  }

  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}

function runFirst(able: readonly BoundShortcut[], presses: readonly Press[], event: KeyboardEvent): boolean {
  for (const one of able) {
    if (fits(one, presses, event, 'whole') && one.run?.(event) !== false) {
      event.preventDefault();
      return true;
    }
  }
  return false;
}

function fits(
  { shortcut }: BoundShortcut,
  presses: readonly Press[],
  { target }: KeyboardEvent,
  how: 'whole' | 'beginning',
) {
  const isTyping = isTypedIn(target);
  return keysOf(shortcut).some((keys) => (!isTyping || worksWhileTyping(keys)) && fit(keys, presses, isApple) === how);
}

/** Only what types nothing and moves nothing in the text. */
function worksWhileTyping(keys: string): boolean {
  return parseKeys(keys).every(({ key, mod, alt }) => mod || alt || key === 'Escape');
}

function toPress(event: KeyboardEvent): Press {
  const { key, code, metaKey, ctrlKey, altKey, shiftKey } = event;
  return { key, code, metaKey, ctrlKey, altKey, shiftKey, isAltGraph: event.getModifierState('AltGraph') };
}
