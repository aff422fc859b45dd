import { graphql, useFragment } from 'react-relay/hooks';
import { type WorkingSection_preferences$key } from '#generated/WorkingSection_preferences';
import { SavedMark } from '#dashboard/preferences/SavedMark.tsx';
import { useUpdatePreferences } from '#dashboard/preferences/useUpdatePreferences.ts';
import { openShortcutSheet } from '#dashboard/shortcuts/shortcutSheet.ts';
import { SingleKeysSwitch } from '#dashboard/shortcuts/SingleKeysSwitch.tsx';
import { Button } from '#ui/Button.tsx';
import { type Option } from '#ui/controls/option.ts';
import { SegmentedControl } from '#ui/controls/SegmentedControl.tsx';
import { Section } from '#ui/Section.tsx';
import { chooseTheme, useTheme, type Theme } from '#ui/theme.ts';
import { SettingRow } from './SettingRow.tsx';

const TIME_FORMATS: readonly Option<'H24' | 'H12'>[] = [
  { id: 'H24', label: '21:04' },
  { id: 'H12', label: '9:04 pm' },
];
const SEND_KEYS: readonly Option<'Enter' | 'CtrlEnter'>[] = [
  { id: 'Enter', label: 'Enter' },
  { id: 'CtrlEnter', label: 'Ctrl or ⌘ + Enter' },
];
const THEMES: readonly Option<Theme>[] = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
  { id: 'system', label: 'System' },
];

/** How one likes to work; each choice is kept at once. */
export function WorkingSection(props: { preferences: WorkingSection_preferences$key }) {
  const { id, timeFormat, sendKey } = useFragment(
    graphql`
      fragment WorkingSection_preferences on UserPreferences {
        id
        timeFormat
        sendKey
      }
    `,
    props.preferences,
  );
  const { update, isSaved } = useUpdatePreferences();
  const theme = useTheme();

  return (
    <Section
      title="Working in Parley"
      description="Saved as you choose, on all your devices; the theme on this one only."
      action={<SavedMark isSaved={isSaved} />}
    >
      <div className="grid gap-4">
        <SettingRow label="Times">
          <SegmentedControl
            label="Times"
            options={TIME_FORMATS}
            value={timeFormat === 'H12' ? 'H12' : 'H24'}
            onChange={(chosen) => update({ timeFormat: chosen }, { id })}
          />
        </SettingRow>
        <SettingRow label="Send messages with" hint="The other one starts a new line.">
          <SegmentedControl
            label="Send messages with"
            options={SEND_KEYS}
            value={sendKey === 'CtrlEnter' ? 'CtrlEnter' : 'Enter'}
            onChange={(chosen) => update({ sendKey: chosen }, { id })}
          />
        </SettingRow>
        <SettingRow label="Theme">
          <SegmentedControl label="Theme" options={THEMES} value={theme} onChange={chooseTheme} />
        </SettingRow>
        <SingleKeysSwitch update={update} />
        <SettingRow label="Keyboard shortcuts" hint="Set your own keys for each.">
          <Button size="sm" onClick={openShortcutSheet}>
            See and change
          </Button>
        </SettingRow>
      </div>
    </Section>
  );
}
