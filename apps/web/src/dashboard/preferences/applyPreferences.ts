import { setSendKey } from '#dashboard/inbox/composer/sendKey.ts';
import { setChosenKeys } from '#dashboard/shortcuts/chosenKeys.ts';
import { switchCharacterKeys } from '#ui/characterKeys.ts';
import { setReaderTime } from '#ui/readerTime.ts';

type Preferences = {
  sendKey: string;
  timeFormat: string;
  areShortcutsOn: boolean;
  shortcutKeys: readonly { shortcut: string; keys: readonly string[] }[];
};

/** What the person has chosen on any device counts on this one too; `timezone` is of their profile. */
export function applyPreferences(
  { sendKey, timeFormat, areShortcutsOn, shortcutKeys }: Preferences,
  timezone: string | null,
) {
  setSendKey(sendKey === 'CtrlEnter' ? 'CtrlEnter' : 'Enter');
  setReaderTime({ timezone, hasTwelveHours: timeFormat === 'H12' });
  switchCharacterKeys(areShortcutsOn);
  setChosenKeys(Object.fromEntries(shortcutKeys.map(({ shortcut, keys }) => [shortcut, keys])));
}
