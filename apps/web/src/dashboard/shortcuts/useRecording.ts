import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isApple } from './platform.ts';
import { recordedPress } from './recordedKeys.ts';

/** For how long another key makes a sequence of it. */
const SEQUENCE_MS = 1000;
const MOST_PRESSES = 2;
const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock'];

/** Writes down what is pressed: one press, or two after each other. Escape and Tab end it without any. */
export function useRecording({ onKeys, onEnd }: { onKeys: (keys: string) => void; onEnd: () => void }) {
  const [presses, setPresses] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') return onEnd();
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') return onEnd();
    if (event.repeat || MODIFIERS.includes(event.key)) return undefined;
    const { key, code, metaKey, ctrlKey, altKey, shiftKey } = event;
    const isAltGraph = event.getModifierState('AltGraph');
    const pressed = recordedPress({ key, code, metaKey, ctrlKey, altKey, shiftKey, isAltGraph }, isApple);
    if (pressed === null) return undefined;
    clearTimeout(timer.current);
    const next = [...presses, pressed];
    setPresses(next);
    const finish = () => onKeys(next.join(' '));
    if (next.length === MOST_PRESSES) return finish();
    timer.current = setTimeout(finish, SEQUENCE_MS);
    return undefined;
  }

  return { recorded: presses.join(' '), onKeyDown };
}
