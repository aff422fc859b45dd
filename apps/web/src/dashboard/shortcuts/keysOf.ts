import { useCharacterKeys } from '#ui/characterKeys.ts';
import { isOfCharacters } from './keys.ts';
import { keysText } from './keyLabels.ts';
import { isApple } from './platform.ts';
import { type Shortcut } from './shortcut.ts';

/** The keys that do it now. The one place to ask: whatever shows or hears a shortcut goes by it. */
export function keysOf({ keys }: Shortcut): readonly string[] {
  return useCharacterKeys.getState().isOn ? keys : keys.filter((one) => !isOfCharacters(one));
}

/** The same for tooltips and menus, in one line and live; undefined while no key does it. */
export function useKeysText(shortcut: Shortcut | undefined): string | undefined {
  useCharacterKeys();
  const [first] = shortcut ? keysOf(shortcut) : [];
  return first === undefined ? undefined : keysText(first, isApple);
}
