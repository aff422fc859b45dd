import { setChosenKeys } from '#dashboard/shortcuts/chosenKeys.ts';
import { switchCharacterKeys } from '#ui/characterKeys.ts';

type Preferences = {
  areShortcutsOn: boolean;
  shortcutKeys: readonly { shortcut: string; keys: readonly string[] }[];
};

/** What the person has chosen on any device counts on this one too. */
export function applyPreferences({ areShortcutsOn, shortcutKeys }: Preferences) {
  switchCharacterKeys(areShortcutsOn);
  setChosenKeys(Object.fromEntries(shortcutKeys.map(({ shortcut, keys }) => [shortcut, keys])));
}
