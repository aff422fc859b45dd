import { useCharacterKeys } from '#ui/characterKeys.ts';
import { useChosenKeys } from './chosenKeys.ts';
import { isOfCharacters } from './keys.ts';
import { keysText } from './keyLabels.ts';
import { isApple } from './platform.ts';
import { type Shortcut } from './shortcut.ts';

/** The keys that do it now. The one place to ask: whatever shows or hears a shortcut goes by it. */
export function keysOf(shortcut: Shortcut): readonly string[] {
  const keys = givenKeys(shortcut);
  return useCharacterKeys.getState().isOn ? keys : keys.filter((one) => !isOfCharacters(one));
}

/** The person's own choice, or the usual ones, whether or not single keys are switched off. */
export function givenKeys({ id, keys }: Shortcut): readonly string[] {
  return useChosenKeys.getState().chosen[id] ?? keys;
}

/** The same as keysOf for tooltips and menus, in one line and live; undefined while no key does it. */
export function useKeysText(shortcut: Shortcut | undefined): string | undefined {
  useCharacterKeys();
  useChosenKeys();
  const [first] = shortcut ? keysOf(shortcut) : [];
  return first === undefined ? undefined : keysText(first, isApple);
}
