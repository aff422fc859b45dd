import { type useUpdatePreferences } from '#dashboard/preferences/useUpdatePreferences.ts';
import { switchCharacterKeys, useCharacterKeys } from '#ui/characterKeys.ts';
import { Switch } from '#ui/controls/Switch.tsx';

type SingleKeysSwitchProps = { update: ReturnType<typeof useUpdatePreferences>['update'] };

/** Speech input and slips of the hand press single keys too: they can be switched off (WCAG 2.1.4). */
export function SingleKeysSwitch({ update }: SingleKeysSwitchProps) {
  const isOn = useCharacterKeys((keys) => keys.isOn);
  return (
    <Switch
      label="Single-key shortcuts"
      hint="Turn them off if you dictate text."
      value={isOn}
      onChange={(willBeOn) => {
        switchCharacterKeys(willBeOn);
        update({ areShortcutsOn: willBeOn }, { onFail: () => switchCharacterKeys(!willBeOn) });
      }}
      isSpread
    />
  );
}
