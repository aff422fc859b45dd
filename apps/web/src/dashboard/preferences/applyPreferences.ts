import { setSendKey } from '#dashboard/inbox/composer/sendKey.ts';
import { setChosenKeys } from '#dashboard/shortcuts/chosenKeys.ts';
import { switchCharacterKeys } from '#ui/characterKeys.ts';

type Preferences = {
  sendKey: string;
  areShortcutsOn: boolean;
  shortcutKeys: readonly { shortcut: string; keys: readonly string[] }[];
};

/** What the person has chosen on any device counts on this one too. */
export function applyPreferences({ sendKey, areShortcutsOn, shortcutKeys }: Preferences) {
  setSendKey(sendKey === 'CtrlEnter' ? 'CtrlEnter' : 'Enter');
  switchCharacterKeys(areShortcutsOn);
  setChosenKeys(Object.fromEntries(shortcutKeys.map(({ shortcut, keys }) => [shortcut, keys])));
}
