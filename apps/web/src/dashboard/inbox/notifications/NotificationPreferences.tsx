import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { type NotificationPreferences_preferences$key } from '#generated/NotificationPreferences_preferences';
import { useUpdatePreferences } from '#dashboard/preferences/useUpdatePreferences.ts';
import { Switch } from '#ui/controls/Switch.tsx';
import { chime } from './chime.ts';
import { askForDesktop, desktopPermission } from './desktopNotification.ts';

const HINTS = {
  denied: 'Your browser blocks them for this page. Allow them in the settings of the site.',
  unsupported: 'Your browser cannot show them.',
  granted: undefined,
  default: 'Your browser asks once whether it may.',
};

/** In which ways the viewer is told. The browser is asked only when somebody switches its own notifications on. */
export function NotificationPreferences(props: { preferences: NotificationPreferences_preferences$key }) {
  const preferences = useFragment(
    graphql`
      fragment NotificationPreferences_preferences on UserPreferences {
        id
        sendKey
        notificationSound
        desktopNotifications
        areShortcutsOn
        shortcutKeys {
          shortcut
          keys
        }
      }
    `,
    props.preferences,
  );
  const { notificationSound, desktopNotifications } = preferences;
  const { update } = useUpdatePreferences();
  const [permission, setPermission] = useState(desktopPermission);

  async function switchDesktop(isOn: boolean) {
    const answer = isOn ? await askForDesktop() : permission;
    setPermission(answer);
    if (!isOn || answer === 'granted') update({ desktopNotifications: isOn }, { before: preferences });
  }

  return (
    <footer className="grid flex-none gap-1.5 border-t border-line px-4 py-3">
      <Switch
        label="Sound"
        value={notificationSound}
        onChange={(isOn) => {
          update({ notificationSound: isOn }, { before: preferences });
          if (isOn) chime();
        }}
        isSpread
      />
      <Switch
        label="Show on the desktop"
        hint={HINTS[permission]}
        value={desktopNotifications && permission === 'granted'}
        isDisabled={permission === 'denied' || permission === 'unsupported'}
        onChange={(isOn) => void switchDesktop(isOn)}
        isSpread
      />
      <p className="text-xs text-pretty text-ink-muted">
        The bell counts news for you. The tab’s title and icon count the conversations that nobody has read yet.
      </p>
    </footer>
  );
}
